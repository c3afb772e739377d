"""The page's generated types say what goes over the wire: null or absent, literals, tags, tuples."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import build_page
import page_types
import pytest
from msgspec import UNSET, Meta, UnsetType

from rotonde.server.http.message_types import ClientMessage, ServerMessage, Translated
from rotonde.server.tables import messages


class Place(TypedDict):
    at: tuple[int, str]
    near: NotRequired[list[int | None]]


class Shown(ServerMessage, tag_field="type", tag="shown"):
    """A place."""

    place: Place | None
    count: int = 0
    absent: str | UnsetType = UNSET


class Wish(ClientMessage):
    kind: Annotated[Literal["a", "b"], Meta(description="which")]
    more: dict[str, Any] | None = None
    said: Translated | None = None


def written(*python: Any) -> str:
    module = page_types.Module()
    for each in python:
        module.add(each)
    lines = module.text().removeprefix(page_types.HEAD).splitlines()
    return "\n".join(line for line in lines if not line.startswith("import ")).strip()


def test_what_the_server_says_has_every_field_but_unset_ones() -> None:
    assert written(Shown).startswith(
        "/** A place. */\n"
        "export interface Shown {\n"
        '  type: "shown"\n'
        "  place: Place | null\n"
        "  count: number\n"
        "  absent?: string\n"
        "}"
    )


def test_a_typed_dict_may_lack_what_is_not_required() -> None:
    assert written(Place) == (
        "export interface Place {\n  at: [number, string]\n  near?: Array<number | null>\n}"
    )


def test_a_client_may_leave_out_what_has_a_default() -> None:
    assert written(Wish) == (
        "export interface Wish {\n"
        '  kind: "a" | "b"\n'
        "  more?: Record<string, Json> | null\n"
        "  said?: Said | null\n"
        "}"
    )


def test_what_the_page_names_itself_is_imported() -> None:
    module = page_types.Module()
    module.add(Wish)
    assert "import type { Json, Said } from '../protocol'" in module.text()


def test_two_types_of_one_name_are_refused() -> None:
    class Seat(ServerMessage):
        other: int

    module = page_types.Module()
    module.add(Seat)
    with pytest.raises(TypeError, match="both declare Seat"):
        module.add(messages.Seat)


def test_a_union_has_its_name() -> None:
    assert "export type FromServer = TableMessage | StateMessage" in page_types.messages()


def test_an_isolated_build_has_all_that_the_types_need(tmp_path: Path) -> None:
    for name in ("msgspec", "mypy_extensions"):
        spec = find_spec(name)
        assert spec is not None
        assert spec.origin is not None
        found = Path(spec.origin)
        found = found.parent if found.name == "__init__.py" else found
        (tmp_path / found.name).symlink_to(found)
    paths = [str(each) for each in (tmp_path, build_page.SOURCE, build_page.ROOT / "tools")]
    code = f"import sys; sys.path[:0] = {paths}; import page_types as it; it.messages(); list(it.boards())"
    subprocess.run([sys.executable, "-I", "-S", "-c", code], check=True)


def test_packages_of_an_isolated_build_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """pip names its packages by PYTHONPATH while it builds."""
    given: dict[str, str] = {}

    def run(command: list[str], env: dict[str, str]) -> subprocess.CompletedProcess[str]:
        given.update(env)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setenv("PYTHONPATH", "overlay")
    monkeypatch.setattr(subprocess, "run", run)
    build_page.write_types()
    assert given["PYTHONPATH"].split(os.pathsep) == [str(build_page.SOURCE), "overlay"]
