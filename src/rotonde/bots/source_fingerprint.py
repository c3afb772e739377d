# rotonde: interpreted
"""Fingerprint of a game's sources: of the engine, the bots and the game's own folder, rules and material.

Only files that every installation has are read, libraries and tests are not: the same sources have the same
fingerprint interpreted, compiled and installed from a wheel.
"""

import hashlib
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from rotonde.core.catalogue import game, home

PACKAGE = Path(__file__).parents[1]
KINDS = (".py", ".toml", ".json")
LEFT_OUT = {"tests", "bench", "records", "web", "__pycache__"}
DIGITS = 12

Named = tuple[str, Path]  # a name that is the same on every machine, and where the file lies


@cache
def fingerprint(game_id: str) -> str:
    """Fingerprint of all sources that could change a result, and of the version of the rules."""
    return digest(files_of(game_id), f"{game_id} {game(game_id).version}")


def files_of(game_id: str) -> list[Named]:
    """The files that games of it depend on, a plug-in's own folder included."""
    return [*below("core", PACKAGE / "core"), *below("bots", PACKAGE / "bots"), *_own(game_id)]


def _own(game_id: str) -> list[Named]:
    found = find_spec(home(game_id))
    assert found is not None and found.origin is not None, f"{game_id} lies in no file"
    if found.submodule_search_locations is None:
        return [("game", Path(found.origin))]
    return below("game", Path(found.origin).parent)


def below(name: str, folder: Path) -> list[Named]:
    """The sources in a folder, in the order of their names."""
    found = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.suffix in KINDS}
    sources = [path for path in sorted(found) if not LEFT_OUT.intersection(path.split("/"))]
    return [(f"{name}/{path}", found[path]) for path in sources]


def digest(files: Iterable[Named], *words: str) -> str:
    """The same names, contents and words have the same digest, however lines end."""
    seen = hashlib.sha256()
    for word in words:
        seen.update(word.encode() + b"\0")
    for name, file in files:
        content = file.read_bytes().replace(b"\r\n", b"\n")
        seen.update(name.encode() + b"\0" + hashlib.sha256(content).digest())
    return seen.hexdigest()[:DIGITS]
