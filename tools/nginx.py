"""Finds an nginx for the test of deploy/nginx.conf; as root in a Debian container it is installed."""

import os
import shutil
from pathlib import Path

import browser

PACKAGE = "nginx-light"
MISSING = f"deploy/nginx.conf is not tried: install the package `{PACKAGE}`, or set ROTONDE_NGINX to nginx"


def find() -> str | None:
    """An nginx on PATH or among the programs of root, or the one that ROTONDE_NGINX names."""
    places = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"))
    return os.environ.get("ROTONDE_NGINX") or shutil.which("nginx", path=places)


def may_install() -> bool:
    """Where systemd runs, the package would start a web server: there its owner installs it."""
    return browser.may_install() and not Path("/run/systemd/system").is_dir()


def main() -> None:
    """There is an nginx, or the last line says what to install: without it one file of tests is skipped."""
    if not find() and may_install():
        print(f"nginx from the system's packages: apt-get install {PACKAGE}", flush=True)
        browser.apt_get("update", "-qq")
        browser.apt_get("install", "-qq", "-y", "--no-install-recommends", PACKAGE)
    print(f"nginx: {find() or MISSING}", flush=True)


if __name__ == "__main__":
    main()
