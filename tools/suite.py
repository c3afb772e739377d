"""Runs the project's checks one after the other, each with a heading and its duration.

`python tools/suite.py` runs all of them, `python tools/suite.py lint types` only those. A check that fails
does not keep the later ones from being run; the last lines say which failed.
"""

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PYTHON = sys.executable
BIN = Path(PYTHON).parent
COMPILED = (
    ("PYTHONPATH", str(ROOT / "build" / "compiled")),
    ("ROTONDE_EXPECT", "compiled"),
    ("ROTONDE_PAGE", str(ROOT / "web" / "dist")),
)
LONGEST = 900  # seconds after which a test hangs: it is named with its stack, and the others go on
HANGS = ("-o", f"faulthandler_timeout={LONGEST}", "-o", "faulthandler_exit_on_timeout=true")
PYTEST = (PYTHON, "-m", "pytest", "-q", "--durations=12", *HANGS)
SAME_EXAMPLES = {"HYPOTHESIS_PROFILE": "ci"}  # other ones are for `make soak`, and for who tests by hand
WITHOUT_BROWSER = "not browser and not packaging and not soak"
COMPILED_GAMES = "build/compiled/rotonde/games"  # each with its own tests, those of its board included
# Both builds play the same games bit for bit, so it is enough when the fast one plays the many.
INTERPRETED = ("-m", f"{WITHOUT_BROWSER} and not strength")
# Run with the compiled engine too, besides each game's own tests: what plays or looks into games, and the
# server, of which every module that a move passes through is compiled.
BOTH_BUILDS = (
    "tests/core",
    "tests/learning",
    "tests/bench",
    "tests/bots",
    "tests/adapters",
    "tests/docs/test_write_a_bot.py",
    "tests/faults",
    "tests/server",
    "tests/table",
)
PROVED = ",".join(f"src/rotonde/{part}/*" for part in ("core", "i18n", "learning", "games"))


class Check(NamedTuple):
    """A heading, the commands below it, and what their environment has besides."""

    title: str
    commands: tuple[tuple[str, ...], ...]
    environment: tuple[tuple[str, str], ...] = ()


def pytest_compiled() -> tuple[str, ...]:
    """The tests of the engine and of what stands on it, with the games' tests from the compiled copy."""
    there = (place for place in BOTH_BUILDS if (ROOT / place).exists())
    return (*PYTEST, "-n", "2", "-m", WITHOUT_BROWSER, *there, COMPILED_GAMES)


def coverage(*arguments: str) -> tuple[str, ...]:
    """A call of coverage."""
    return (PYTHON, "-m", "coverage", *arguments)


CHECKS = {
    "lint": Check("Style: ruff", ((str(BIN / "ruff"), "check"), (str(BIN / "ruff"), "format", "--check"))),
    "types": Check("Types: mypy --strict", ((PYTHON, "-m", "mypy"),)),
    "imports": Check("Imports: import-linter", ((str(BIN / "lint-imports"), "--no-logo"),)),
    "compile": Check("Engine: mypyc", ((PYTHON, "tools/engine.py"),), (("ROTONDE_COMPILE", "require"),)),
    "page": Check("Page: build", ((PYTHON, "tools/build_page.py"),)),
    "docs": Check("Documentation: build", ((PYTHON, "tools/docs.py"),)),
    "tests": Check(
        "Tests, interpreted",
        ((PYTHON, "tools/nginx.py"), (*PYTEST, "-n", "2", "--cov", "--cov-report=", *INTERPRETED)),
        (("ROTONDE_EXPECT", "interpreted"),),
    ),
    "coverage": Check(
        "Branch coverage: all of core, i18n, learning and games",
        (
            coverage("report", f"--omit={PROVED}"),
            coverage("report", f"--include={PROVED}", "--fail-under=100"),
        ),
    ),
    "compiled": Check("Tests, compiled", (pytest_compiled(),), COMPILED),
    "page-checks": Check(
        "Page: types, format, lint and unit tests",
        tuple((PYTHON, "tools/build_page.py", "run", name) for name in ("check", "format", "lint", "test")),
    ),
    "browser": Check(
        "Browser tests",
        (
            (PYTHON, "tools/browser.py"),
            (*PYTEST, "-n", "2", "--dist", "loadfile", "-m", "browser", "tests/browser", COMPILED_GAMES),
        ),
        COMPILED,
    ),
    "packaging": Check("Packaging tests", ((*PYTEST, "-m", "packaging", "tests/packaging"),)),
}


def passes(check: Check) -> bool:
    """Run the check's commands up to the first that fails; say how long it took."""
    print(f"\n== {check.title}", flush=True)
    begun = time.monotonic()
    environment = {**SAME_EXAMPLES, **os.environ, **dict(check.environment)}
    code = 0
    for command in check.commands:
        code = code or subprocess.run(command, cwd=ROOT, env=environment).returncode
    outcome = f"FAILED ({code})" if code else "passed"  # below zero: the signal that ended it
    print(f"   {outcome} in {time.monotonic() - begun:.1f} s", flush=True)
    return not code


def main(names: list[str]) -> None:
    """Run the named checks, or all; the exit status tells whether all passed."""
    begun = time.monotonic()
    wrong = [name for name in names if name not in CHECKS]
    if wrong:
        sys.exit(f"There is no check {', '.join(wrong)}; there are {', '.join(CHECKS)}.")
    failed = [name for name in names or CHECKS if not passes(CHECKS[name])]
    total = time.monotonic() - begun
    print(f"\n== Total: {total // 60:.0f} min {total % 60:.0f} s")
    if failed:
        print(f"Failed: {', '.join(failed)} (again with: {BIN.name}/python tools/suite.py NAME)")
    print(f"Checks: {len(names or CHECKS) - len(failed)} passed, {len(failed)} failed")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main(sys.argv[1:])
