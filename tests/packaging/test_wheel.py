"""An installed archive is whole: the engine compiled, the page inside, the command on PATH."""

import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import venv
import zipfile
from importlib import metadata
from pathlib import Path

import engine
import pytest

from rotonde.bots.source_fingerprint import fingerprint

pytestmark = pytest.mark.packaging
ROOT = Path(__file__).resolve().parents[2]
WINDOWS = os.name == "nt"


def build(target: str, folder: Path, root: Path = ROOT, **environment: str) -> Path:
    """Build an archive with what is installed here, as `pip install .` does in isolation."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    subprocess.run(command, cwd=root, env={**os.environ, **environment}, check=True)
    (made,) = folder.iterdir()
    return made


def names(archive: Path) -> list[str]:
    if archive.suffix == ".whl":
        return zipfile.ZipFile(archive).namelist()
    with tarfile.open(archive) as tar:
        return [name.partition("/")[2] for name in tar.getnames()]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", tmp_path_factory.mktemp("wheel"), ROTONDE_COMPILE="require")


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def commands(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of an environment with the wheel in it; only what it needs is lent to it."""
    home = tmp_path_factory.mktemp("installed")
    venv.create(home, with_pip=False)
    folder = home / ("Scripts" if WINDOWS else "bin")
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "python"), "install", "--quiet"]
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True)
    (packages,) = home.glob("Lib/site-packages" if WINDOWS else "lib/python*/site-packages")
    lend(packages)
    return folder


def lend(packages: Path) -> None:
    """Link the packages of `requirements/run.txt`, and no others, from the environment of this run."""
    pinned = re.findall(r"^([\w.-]+)==", (ROOT / "requirements/run.txt").read_text(), re.MULTILINE)
    tops = set[str]()  # several packages may share a namespace
    for name in pinned:
        try:
            files = metadata.distribution(name).files or []
        except metadata.PackageNotFoundError:
            continue  # for another platform
        tops |= {Path(file).parts[0] for file in files}
    for top in tops - {"..", "__pycache__"}:
        (packages / top).symlink_to(Path(sysconfig.get_path("purelib"), top))


def elsewhere() -> dict[str, str]:
    """An environment in which nothing points to the source tree."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "ROTONDE_PAGE")}


def run(commands: Path, command: str, *arguments: str) -> str:
    """Output of an installed command."""
    called = [str(commands / command), *arguments]
    done = subprocess.run(called, cwd=commands, env=elsewhere(), capture_output=True, text=True)
    assert not done.returncode, done.stderr
    return done.stdout.strip()


def test_the_wheel_holds_a_library_for_each_module(wheel: Path) -> None:
    libraries = {
        module.with_suffix(engine.SUFFIX).as_posix() for module in engine.engine_modules(engine.SOURCE)
    }
    assert libraries <= set(names(wheel))
    assert not wheel.stem.endswith("-none-any")


def test_the_wheel_holds_the_page_and_not_its_sources(wheel: Path) -> None:
    assert "rotonde/server/page/index.html" in names(wheel)
    sources = [name for name in names(wheel) if name.endswith(".svelte") or "/tests/" in name]
    template = "rotonde/game_template/"  # `rotonde new-game` writes its tests and its board too
    assert {name for name in sources if not name.startswith(template)} == set()
    assert f"{template}web/Board.svelte" in sources


def test_the_wheel_holds_rules_and_words(wheel: Path) -> None:
    assert {
        "rotonde/games/wurfel/rules.toml",
        "rotonde/games/wurfel/texts/fr.ftl",
        "rotonde/games/wurfel/words.toml",
    } <= set(names(wheel))


def test_the_installed_engine_is_compiled(commands: Path) -> None:
    where = run(commands, "python", "-c", "import rotonde.core.chance as it; print(it.__file__)")
    assert where.endswith(engine.SUFFIX)
    assert run(commands, "python", "-c", "import rotonde; print(rotonde.compiled)") == "True"


def test_the_installed_sources_have_the_same_fingerprint(commands: Path) -> None:
    code = "from rotonde.bots.source_fingerprint import fingerprint; print(fingerprint('tee'))"
    assert run(commands, "python", "-c", code) == fingerprint("tee")


def test_the_installed_package_finds_its_games(commands: Path) -> None:
    assert "wurfel" in run(commands, "python", "-c", "import rotonde; print(rotonde.games())")


def test_the_installed_command_runs(commands: Path) -> None:
    assert "0.1.0" in run(commands, "rotonde", "--version")


def test_the_installed_server_serves_the_page(commands: Path, tmp_path: Path) -> None:
    called = [str(commands / "rotonde"), "serve", "--data", str(tmp_path)]
    with subprocess.Popen(called, cwd=commands, env=elsewhere(), stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found
            with urllib.request.urlopen(found[0]) as answer:
                assert b"<title>Rotonde" in answer.read()
        finally:
            server.terminate()


def test_the_sdist_carries_the_built_page(sdist: Path) -> None:
    assert "src/rotonde/server/page/index.html" in names(sdist)


def test_a_wheel_from_the_sdist_needs_neither_node_nor_a_compiler(sdist: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as tar:
        tar.extractall(tmp_path / "unpacked", filter="data")
    (root,) = (tmp_path / "unpacked").iterdir()
    pure = build("wheel", tmp_path / "wheel", root, PATH="")
    assert pure.stem.endswith("-none-any")
    assert "rotonde/server/page/index.html" in names(pure)
