"""Test runs in forked processes, each with one module of the package replaced by a mutant.

pytest and Hypothesis are imported once, before the first fork; a run then takes a third of a second. The
sources are never touched: the mutant's text is given to the import instead of the file's.
"""

import ast
import importlib.abc
import importlib.machinery
import importlib.util
import os
import re
import resource
import signal
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import CodeType, ModuleType
from typing import NamedTuple

import _hypothesis_pytestplugin  # type: ignore[import-untyped]
import pytest
from hypothesis import HealthCheck, settings
from mutations import ROOT, Mutant

UNUSED = ("-p", "no:cacheprovider", "-p", "no:unraisableexception", "-p", "no:threadexception")
EXAMPLES = 10
LONGEST = 8, 200  # seconds of the processor, by name and in all: a mutant that never ends is noticed
MOST_MEMORY = 2 << 30
FAILED, BROKEN, TOO_LONG = 1, (2, 4), -signal.SIGXCPU  # broken: it cannot even be imported
LOGS = ROOT / "build" / "mutants"


class Run(NamedTuple):
    """Tests to be run with a mutant or with the sources as they are; `own`: those of the rule's name."""

    mutant: Mutant | None
    tests: tuple[str, ...]
    own: bool


class Result(NamedTuple):
    """Result of a run: pytest's exit code, or minus the signal, and the first test that failed."""

    run: Run
    code: int
    failed: str


class Loader(importlib.machinery.SourceFileLoader):
    """Loads a module from a mutant's text."""

    def __init__(self, name: str, mutant: Mutant) -> None:
        super().__init__(name, str(mutant.file))
        self._text = mutant.text

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._text, str(self.path), "exec", dont_inherit=True)


class Finder(importlib.abc.MetaPathFinder):
    """Finds the one module that is replaced."""

    def __init__(self, mutant: Mutant) -> None:
        self._name = ".".join(mutant.file.relative_to(ROOT / "src").with_suffix("").parts)
        self._mutant = mutant

    def find_spec(
        self, fullname: str, path: object, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self._name:
            return None
        return importlib.util.spec_from_file_location(fullname, loader=Loader(fullname, self._mutant))


def _cache_bytecode() -> None:
    """Compile each module once for all runs, whatever the environment says, and not among the sources."""
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(LOGS / "bytecode")


def results(waiting: list[Run], workers: int) -> Iterator[Result]:
    """The result of each run as it ends; runs that are put into `waiting` meanwhile are done too."""
    LOGS.mkdir(parents=True, exist_ok=True)
    _cache_bytecode()
    running: dict[int, Run] = {}
    while waiting or running:
        while waiting and len(running) < workers:
            run = waiting.pop()
            running[_start(run)] = run
        pid, status = os.wait()
        log = LOGS / f"{pid}.log"
        yield Result(running.pop(pid), os.waitstatus_to_exitcode(status), _failed(log.read_text("utf-8")))
        log.unlink()


def _failed(log: str) -> str:
    names = [
        line.split()[1].rpartition("/")[2]
        for line in log.splitlines()
        if line.startswith(("FAILED ", "ERROR "))
    ]
    return names[0] if names else log.strip().rpartition("\n")[2]


def _start(run: Run) -> int:
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        return pid
    log = os.open(LOGS / f"{os.getpid()}.log", os.O_CREAT | os.O_WRONLY | os.O_TRUNC)
    os.dup2(log, 1)
    os.dup2(log, 2)
    os.chdir(ROOT)
    longest = LONGEST[0] if run.own else LONGEST[1]
    resource.setrlimit(resource.RLIMIT_CPU, (longest, longest + 5))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    code = 3
    try:
        code = int(_test(run))
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _test(run: Run) -> int:
    if run.mutant:
        sys.meta_path.insert(0, Finder(run.mutant))
    usual = settings(deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    settings.register_profile("mutants", usual, max_examples=EXAMPLES)
    settings.load_profile("mutants")
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    chosen = ["-m", "not browser and not strength and not soak"]
    options = ["-q", "-x", "--tb=short", "--assert=plain", "--noconftest", *UNUSED, *chosen]
    return pytest.main([*options, *run.tests], plugins=[_hypothesis_pytestplugin])


class Test(NamedTuple):
    """A test function: pytest's ID, its own name, its docstring and its text."""

    node: str
    name: str
    doc: str
    text: str


@cache
def tests_in(folder: Path) -> list[Test]:
    """All test functions in a folder's files."""
    return [
        Test(f"{file}::{node.name}", node.name, ast.get_docstring(node) or "", ast.unparse(node))
        for file in sorted(folder.glob("test_*.py"))
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef)
    ]


def named_tests(folder: Path, rule: str) -> dict[str, str]:
    """The tests that bear a rule's name, or begin their docstring with it: IDs for pytest, and their text."""
    name = re.compile(f"test_{rule.lower().replace('-', '_')}[a-z]?_")
    found = [each for each in tests_in(folder) if name.match(each.name) or each.doc.startswith(f"{rule}:")]
    return {each.node: each.text for each in found}
