"""Makes `.venv` with the pinned packages of the named sets; does nothing where they are there already.

Run by the system's Python, so the standard library is all it has: `python3 tools/environment.py run build`.
"""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import stamp

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMPS = VENV / "stamps"
PLUGIN = ROOT / "tests" / "plugin"
OLDEST = (3, 11)
UNHASHED = ("torch",)  # requirements/torch.in says why


def make_venv() -> None:
    """`.venv` exists and its Python runs."""
    if not (BIN / ("python.exe" if os.name == "nt" else "python")).exists():
        print("Virtual environment: .venv", flush=True)
        try:
            venv.create(VENV, with_pip=True)
        except subprocess.CalledProcessError:
            shutil.rmtree(VENV, ignore_errors=True)
            sys.exit("This Python cannot make virtual environments; on Debian, install python3-venv.")


def pip(*arguments: str) -> None:
    """Run the environment's pip quietly; its complaints go through, its failure is ours."""
    command = [str(BIN / "python"), "-m", "pip", "install", "--disable-pip-version-check", "--quiet"]
    if subprocess.run([*command, *arguments], cwd=ROOT).returncode:
        sys.exit("The packages could not be installed; pip says above why.")


def install_set(name: str) -> None:
    """The packages of `requirements/<name>.txt` are there, in exactly those versions and from those files."""
    lock = ROOT / "requirements" / f"{name}.txt"
    wanted = stamp.digest([lock.relative_to(ROOT)], sys.version)
    if not stamp.is_fresh(STAMPS / name, wanted):
        print(f"Packages: {lock.relative_to(ROOT)}", flush=True)
        hashes = () if name in UNHASHED else ("--require-hashes",)
        pip("--no-deps", *hashes, "--requirement", str(lock))
        stamp.leave(STAMPS / name, wanted)


def install_ourselves() -> None:
    """Rotonde is importable from its sources, and its command is there."""
    wanted = stamp.digest([Path("pyproject.toml")], sys.version)
    if not stamp.is_fresh(STAMPS / "rotonde", wanted):
        print("Rotonde, on its sources", flush=True)
        pip("--no-deps", "--no-build-isolation", "--editable", str(ROOT))
        stamp.leave(STAMPS / "rotonde", wanted)


def install_plugin() -> None:
    """The example game from outside is installed in a folder of its own, where only tests look."""
    sources = [
        file.relative_to(ROOT)
        for file in sorted(PLUGIN.rglob("*"))
        if file.suffix in (".py", ".toml", ".ftl")
    ]
    wanted = stamp.digest(sources, sys.version)
    target = ROOT / "build" / "plugin"
    if not stamp.is_fresh(target / "stamp", wanted):
        print(f"Plug-in: {PLUGIN.relative_to(ROOT)}", flush=True)
        pip("--no-deps", "--no-build-isolation", "--upgrade", "--target", str(target), str(PLUGIN))
        stamp.leave(target / "stamp", wanted)


def main(sets: list[str]) -> None:
    """The sets' packages are installed, and with the build tools our own package too."""
    if sys.version_info < OLDEST:
        sys.exit(f"Rotonde needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version.split()[0]}.")
    os.chdir(ROOT)
    make_venv()
    for name in sets:
        install_set(name)
    if "build" in sets:
        install_ourselves()
    if "test" in sets and (PLUGIN / "pyproject.toml").exists():
        install_plugin()


if __name__ == "__main__":
    main(sys.argv[1:])
