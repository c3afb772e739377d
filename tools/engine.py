"""Compiles the engine, and what of the server asks for it, with mypyc: in a copy, all of it or nothing.

`python tools/engine.py` brings `build/compiled/rotonde` up to date: the whole package, compiled, chosen by
`PYTHONPATH=build/compiled`. The wheel's build hook uses `compile_package` too: there is one way to compile.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

import stamp

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "rotonde"
COMPILED = ROOT / "build" / "compiled"
LIBRARIES = ROOT / "build" / "engine"

PARTS = ("core", "i18n", "learning", "games", "bots", "table")
OPT_OUT = "# rotonde: interpreted"  # the first line of a module of these, where it stays as it is
SERVER = "server"
OPT_IN = "# rotonde: compiled"  # the first line of one of its modules, where every move passes through
NOT_ENGINE = {"tests", "bench", "records", "web", "__pycache__"}
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
SWITCH = "ROTONDE_COMPILE"


class CannotCompile(Exception):
    """Its text is one line that says why."""


def switch() -> str:
    """Value of ROTONDE_COMPILE: auto (compile if possible), require, or off."""
    asked = os.environ.get(SWITCH, "auto")
    if asked not in ("auto", "require", "off"):
        sys.exit(f"{SWITCH} is {asked!r}; it may be auto, require or off.")
    return asked


def engine_modules(package: Path) -> list[Path]:
    """The modules to compile, relative to the package's parent: found by looking, listed nowhere."""
    engine = [file for file in _modules(package, *PARTS) if not opts_out(file)]
    server = [file for file in _modules(package, SERVER) if _begins(file, OPT_IN)]
    found = [file for file in engine + server if file.name != "__init__.py"]
    return sorted(file.relative_to(package.parent) for file in found)


def _modules(package: Path, *parts: str) -> list[Path]:
    files = [file for part in parts for file in (package / part).rglob("*.py")]
    return [file for file in files if not NOT_ENGINE.intersection(file.relative_to(package).parts)]


def opts_out(file: Path) -> bool:
    """Whether the module asks to stay as it is."""
    return _begins(file, OPT_OUT)


def _begins(file: Path, line: str) -> bool:
    with file.open(encoding="utf-8") as lines:
        return lines.readline().startswith(line)


def obstacle() -> str:
    """The missing tool for compiling, or ""."""
    if os.name != "nt":
        compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
        if not any(map(shutil.which, (compiler, os.environ.get("CC", compiler)))):
            return f"no C compiler ({compiler}) was found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's header files (python3-dev) are missing"
    return ""


def compile_package(package: Path, target: Path) -> list[Path]:
    """Compile the engine of `package` into libraries under `target`; on failure `target` stays as it was."""
    if lack := obstacle():
        raise CannotCompile(lack)
    with tempfile.TemporaryDirectory(prefix="rotonde-") as work:
        tree = Path(work)
        shutil.copytree(package, tree / "rotonde", ignore=shutil.ignore_patterns(*NOT_ENGINE, f"*{SUFFIX}"))
        modules = engine_modules(tree / "rotonde")
        _run_mypyc(tree, modules)
        shutil.rmtree(tree / "build", ignore_errors=True)  # setuptools' own copies
        made = sorted(file.relative_to(tree) for file in tree.rglob(f"*{SUFFIX}"))
        missing = {module.with_suffix(SUFFIX) for module in modules} - set(made)
        if missing:
            raise CannotCompile(f"mypyc made no library for {', '.join(map(str, sorted(missing)))}")
        for file in made:
            (target / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(tree / file, target / file)
    return made


def _run_mypyc(tree: Path, modules: list[Path]) -> None:
    command = [sys.executable, str(Path(__file__).with_name("mypyc_here.py")), *map(str, modules)]
    outcome = subprocess.run(command, cwd=tree, capture_output=True, text=True)
    if outcome.returncode:
        print(outcome.stdout, outcome.stderr, sep="\n", file=sys.stderr)
        raise CannotCompile("mypyc or the C compiler refused; its words are above")


def hand_over(target: Path) -> list[Path]:
    """The libraries of the sources as they are now, under `target`: those of `build/engine`, or new ones."""
    if not stamp.is_fresh(LIBRARIES / "stamp", _wanted()):
        return compile_package(SOURCE, target)
    shutil.copytree(LIBRARIES, target, dirs_exist_ok=True, ignore=shutil.ignore_patterns("stamp"))
    return sorted(file.relative_to(LIBRARIES) for file in LIBRARIES.rglob(f"*{SUFFIX}"))


def _wanted() -> str:
    """Inputs of the libraries: the parts' modules, interpreted ones for their types, and the tools."""
    sources = _modules(SOURCE, *PARTS, SERVER)
    tools = [ROOT / name for name in ("tools/engine.py", "tools/mypyc_here.py", "requirements/build.txt")]
    return stamp.digest([*sources, *tools], sys.version)


def make_libraries() -> None:
    """`build/engine` holds the libraries of the sources as they are now."""
    wanted = _wanted()
    if stamp.is_fresh(LIBRARIES / "stamp", wanted):
        return
    shutil.rmtree(LIBRARIES, ignore_errors=True)
    print("Compiling the engine with mypyc (two minutes or so, only after a change)", flush=True)
    compile_package(SOURCE, LIBRARIES)
    stamp.leave(LIBRARIES / "stamp", wanted)


def lay_out() -> None:
    """`build/compiled` is the package as it is now, with the libraries beside their sources."""
    everything = [file for file in SOURCE.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    wanted = stamp.digest([file.relative_to(ROOT) for file in [*everything, LIBRARIES / "stamp"]])
    if stamp.is_fresh(COMPILED / "stamp", wanted):
        return
    fresh = COMPILED.with_name("compiled.new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(SOURCE, fresh / "rotonde", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(LIBRARIES, fresh, dirs_exist_ok=True, ignore=shutil.ignore_patterns("stamp"))
    shutil.rmtree(COMPILED, ignore_errors=True)
    fresh.rename(COMPILED)
    stamp.leave(COMPILED / "stamp", wanted)


def main() -> None:
    """Bring the compiled engine up to date, or say in one line why it runs interpreted."""
    asked = switch()
    try:
        if asked == "off":
            raise CannotCompile(f"{SWITCH}=off")
        os.chdir(ROOT)
        make_libraries()
        lay_out()
    except CannotCompile as why:
        shutil.rmtree(COMPILED, ignore_errors=True)
        if asked == "require":
            sys.exit(f"The engine could not be compiled: {why}.")
        print(f"The engine runs as plain Python, five to seven times slower: {why}.")


if __name__ == "__main__":
    main()
