"""Sees to it that the browser tests have a Chromium: one on the system, else from the system's packages."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
LIGHT = "chromium-headless-shell"  # the same without windows and notifications: a third less work


def find() -> str | None:
    """A Chromium on PATH, or the one that ROTONDE_CHROMIUM names."""
    return os.environ.get("ROTONDE_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def light() -> str | None:
    """The light one where there is one; else the whole."""
    return os.environ.get("ROTONDE_CHROMIUM") or shutil.which(LIGHT) or find()


def may_install() -> bool:
    """Whether this is Debian or its like, and we are allowed to add a package."""
    return bool(shutil.which("apt-get")) and hasattr(os, "geteuid") and os.geteuid() == 0


def install() -> None:
    """Add Debian's chromium, and the light one where there is one, without questions."""
    apt_get("update", "-qq").check_returncode()
    wanted = ("install", "-qq", "-y", "--no-install-recommends", "chromium")
    if apt_get(*wanted, LIGHT).returncode:
        apt_get(*wanted).check_returncode()


def apt_get(*arguments: str) -> "subprocess.CompletedProcess[bytes]":
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(["apt-get", *arguments], env=quiet, stdout=subprocess.DEVNULL)


def main() -> None:
    """There is a Chromium, or the last line says what to install."""
    if not find() and may_install():
        print(f"Chromium from the system's packages: apt-get install chromium {LIGHT}", flush=True)
        install()
    if not find():
        sys.exit(
            "The browser tests need Chromium: install the package `chromium` (on Debian as root:\n"
            "apt-get install chromium; on Ubuntu: `chromium-browser`), or set ROTONDE_CHROMIUM to its path."
        )
    print(f"Chromium: {light()}")


if __name__ == "__main__":
    main()
