"""Declared shapes: what is read, what is refused with its entry, and the JSON Schema that says the same."""

from typing import Any

import pytest
from jsonschema import Draft202012Validator

import rotonde
from rotonde.core.shapes import (
    Shape,
    anything,
    choice,
    dict_of,
    flag,
    items,
    name,
    number,
    part,
    tagged,
    text,
    translated,
    whole,
)


class Wheel(Shape):
    size: int = whole(1, 9, rule="BV-1")


class Steam(Shape):
    kind: str
    coal: float = number(0, 10.5)


class Wagon(Shape):
    """A wagon.

    As this test
    knows it.
    """

    label = "id"
    together = ("x", "y")

    id: str = name(signs="_", small=True, most=10)
    owner: str | None = name(optional=True)
    title: str = text(most=5, about="Short.")
    light: str | None = text(optional=True, null=True)
    colour: str | None = choice(("red", None))
    format: str = choice(("wagon/1",))
    is_open: bool = flag(key="open")
    wheels: list[Wheel] = items(Wheel, 1, 2)
    stops: list[str] = items(text(about="A town."), unique=True)
    loads: dict[str, int] = dict_of(whole(0, 3))
    drive: Steam | Shape = tagged("kind", {"steam": Steam, "none": Shape})
    spare: Wheel | None = part(Wheel, optional=True)
    note: object = anything(optional=True)
    motto: dict[str, str] | None = translated(optional=True)
    x: int | None = whole(0, 9, optional=True)
    y: int | None = whole(0, 9, optional=True)


WHOLE: dict[str, Any] = {
    "id": "w_1",
    "owner": "SBB",
    "title": "Wagon",
    "light": None,
    "colour": None,
    "format": "wagon/1",
    "open": True,
    "wheels": [{"size": 3}],
    "stops": ["Bern", "Basel"],
    "loads": {"coal": 2},
    "drive": {"kind": "steam", "coal": 1.5},
    "spare": {"size": 1},
    "note": [1, {}],
    "motto": {"en": "Go", "fr": "Allez"},
    "x": 1,
    "y": 2,
}


def is_valid(value: object) -> bool:
    document = Wagon.document()
    Draft202012Validator.check_schema(document)
    return bool(Draft202012Validator(document).is_valid(value))


def test_a_file_is_read_into_attributes() -> None:
    wagon = Wagon.read(WHOLE, "wagons[0]")
    assert (wagon.entry, wagon.id, wagon.owner, wagon.light) == ("wagons[0] (w_1)", "w_1", "sbb", None)
    assert (wagon.is_open, wagon.wheels[0].size, wagon.stops) == (True, 3, ["Bern", "Basel"])
    assert (wagon.note, wagon.motto) == ([1, {}], {"en": "Go", "fr": "Allez"})
    assert Wagon.read({**WHOLE, "motto": "Allons"}, "").motto == {"en": "Allons", "fr": "Allons"}
    assert isinstance(wagon.drive, Steam)
    assert (wagon.drive.kind, wagon.drive.coal) == ("steam", 1.5)
    assert is_valid(WHOLE)


def test_what_is_optional_may_be_left_out() -> None:
    least = {key: value for key, value in WHOLE.items() if key not in ("owner", "light", "spare", "x", "y")}
    wagon = Wagon.read({**least, "drive": {"kind": "none"}}, "")
    assert (wagon.owner, wagon.light, wagon.spare, wagon.x) == (None, None, None, None)
    assert is_valid(least)


def test_the_docstring_is_title_and_description() -> None:
    document = Wagon.document()
    assert (document["title"], document["description"]) == ("A wagon", "As this test knows it.")
    properties: Any = document["properties"]
    assert properties["title"]["description"] == "Short."
    assert properties["stops"]["items"]["description"] == "A town."


FAULTS: list[tuple[str, object, str, str]] = [
    ("id", 3, ".id: expected a text, found 3", ".id\u00a0: il faut un texte, et non 3"),
    ("id", "w-1", ".id: expected letters, digits or _, found 'w-1'", "lettres"),
    ("id", "W1", ".id: expected small letters, found 'W1'", "minuscules"),
    ("title", " ", ".title: expected a text, found ' '", "texte"),
    ("title", "Wagons", ".title: expected a text of at most 5 signs, found 6", "signes"),
    ("colour", "blue", ".colour: expected one of red, null, found 'blue'", "l’un de"),
    ("colour", ["red"], ".colour: expected one of red, null, found ['red']", "l’un de"),
    ("format", "wagon/2", ".format: expected one of wagon/1, found 'wagon/2'", "l’un de"),
    ("open", 1, ".open: expected true or false, found 1", "true ou false"),
    ("wheels", {}, ".wheels: expected a list, found {}", "liste"),
    ("wheels", [], ".wheels: expected at least 1, found 0", "au moins 1"),
    ("wheels", [{"size": 1}] * 3, ".wheels: expected at most 2, found 3", "au plus 2"),
    ("wheels", [{}], ".wheels[0].size: missing", "absent"),
    ("wheels", [4], ".wheels[0]: expected an object, found 4", "objet"),
    (
        "wheels",
        [{"size": True}],
        ".size: BV-1: expected a whole number from 1 to 9, found True",
        "BV-1\u00a0:",
    ),
    ("wheels", [{"size": 1, "tyre": 2}], ".wheels[0].tyre: unknown; known: size", "inconnu"),
    ("stops", ["Bern", "Bern"], ".stops[1]: 'Bern' is there twice", "deux fois"),
    ("loads", [], ".loads: expected an object, found []", "objet"),
    ("loads", {"coal": 9}, ".loads.coal: expected a whole number from 0 to 3, found 9", "entier"),
    ("drive", "steam", ".drive: expected an object, found 'steam'", "objet"),
    ("drive", {}, ".drive.kind: expected one of steam, none, found None", "l’un de"),
    ("drive", {"kind": "steam", "coal": "x" * 99}, ".drive.coal: expected a number from 0 to 10.5", "nombre"),
    ("motto", 3, ".motto: expected a text, found 3", "texte"),
    ("motto", {"en": "Go"}, ".motto.fr: missing", "absent"),
    ("motto", {"en": "Go", "fr": "Allez", "de": "Los"}, ".motto.de: unknown; known: en, fr", "inconnu"),
    ("spare", None, ".spare: expected an object, found None", "objet"),
]


@pytest.mark.parametrize(("key", "value", "english", "french"), FAULTS)
def test_a_fault_names_its_entry(key: str, value: object, english: str, french: str) -> None:
    wrong = {**WHOLE, key: value}
    with pytest.raises(rotonde.MaterialError) as refused:
        Wagon.read(wrong, "wagon")
    assert english in refused.value.text("en")
    assert french in refused.value.text("fr")
    assert len(str(refused.value)) < 150
    assert not is_valid(wrong)


def test_keys_that_belong_together() -> None:
    half = {key: value for key, value in WHOLE.items() if key != "y"}
    with pytest.raises(rotonde.MaterialError, match=r"\(w_1\)\.y: missing"):
        Wagon.read(half, "wagon")
    assert not is_valid(half)


def test_a_label_of_any_length_is_cut() -> None:
    with pytest.raises(rotonde.MaterialError) as refused:
        Wagon.read({**WHOLE, "id": "x" * 1000}, "wagon")
    assert len(refused.value.entry) < 60
