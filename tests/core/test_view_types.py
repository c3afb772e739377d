"""View types: a board is given exactly the keys and types that its game declares."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

import rotonde
from rotonde.core.chance import Chance
from rotonde.i18n.catalogue_checks import read
from rotonde.i18n.words import sentences

DECISIONS = 150
GAMES = [each for each in rotonde.games() if type(rotonde.game(each)).__module__.startswith("rotonde.games.")]


def declared(game: str) -> Any:
    return import_module(f"rotonde.games.{game}.view_types")


@cache
def event_types(game: str) -> dict[str, Any]:
    """The declared shape of each type of event."""
    shapes = get_args(import_module(f"rotonde.games.{game}.event_types").Event)
    named = [(name, each) for each in shapes for name in get_args(get_type_hints(each)["type"])]
    found = dict(named)
    assert len(found) == len(named), "an event is declared twice"
    return found


def records(game: str) -> list[rotonde.Record]:
    folder = Path(rotonde.__file__).parent / "games" / game / "records"
    return [rotonde.Record.parse(file.read_text("utf-8")) for file in sorted(folder.glob("*.txt"))]


def choices(game: rotonde.Game) -> dict[str, list[object]]:
    """Possible values of each option."""
    properties: Any = game.options["properties"]
    return {
        name: [False, True] if each.get("type") == "boolean" else each.get("enum", [each["default"]])
        for name, each in properties.items()
    }


def positions(game: rotonde.Game, seed: int) -> list[rotonde.State]:
    """Positions of a random game with random options and seats, the last of a finished game included."""
    chance = Chance(seed)
    options = {name: each[chance.below(len(each))] for name, each in choices(game).items()}
    try:
        state = game.new(game.seats[chance.below(len(game.seats))], options)
    except rotonde.OptionError:  # options that exclude each other
        state = game.new(game.seats[0])
    found: list[rotonde.State] = []
    while state.to_act != rotonde.OVER and len(found) < DECISIONS:
        if state.to_act == rotonde.CHANCE:
            state.apply(state.sample(chance))
        else:
            found.append(state.clone())
            legal = state.legal_actions()
            state.apply(legal[chance.below(len(legal))])
    return [*found, state]


def test_every_game_declares_its_view() -> None:
    assert all(declared(game).View and declared(game).Aids for game in GAMES)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", GAMES)
def test_views_and_aids_are_as_declared(game: str, seed: int) -> None:
    """Converting drops a key that is not declared and refuses a missing one or another type."""
    types = declared(game)
    for state in positions(rotonde.game(game), seed):
        for seat in [*range(state.seats), None]:
            view, aids = state.view(seat), state.aids(seat)
            assert msgspec.convert(view, types.View) == view
            assert msgspec.convert(aids, types.Aids) == aids


@pytest.mark.parametrize("game", GAMES)
def test_events_and_recaps_of_every_record_are_as_declared(game: str) -> None:
    shapes, recaps = event_types(game), getattr(declared(game), "Recap", dict)
    seen: set[str] = set()
    for record in records(game):
        state = record.last()
        for seat in [*range(state.seats), None]:
            for event in state.events(0, seat):
                name = str(event["type"])
                assert msgspec.convert(event, shapes[name]) == event
                seen.add(name)
        for step in range(state.step + 1):
            assert msgspec.convert(state.recap(step), recaps) == state.recap(step)
    assert len(seen) > len(shapes) * 0.9, "the records show few of the events"


@pytest.mark.parametrize("game", GAMES)
def test_every_event_with_a_sentence_is_declared(game: str) -> None:
    assert set(sentences(rotonde.game(game).words, "event")) <= set(event_types(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_told_by_what_its_events_have(game: str) -> None:
    words: Any = rotonde.game(game).words
    said = read(words["texts"]["en"]).entries
    for name in sentences(words, "short"):
        used = said[f"short-{name}"].used | {words["story"].get("sums", {}).get(name, "step")}
        assert used <= set(get_type_hints(event_types(game)[name])), name


@pytest.mark.parametrize("game", GAMES)
def test_layouts_are_as_declared(game: str) -> None:
    layout: Any = rotonde.game(game).layout
    shape = getattr(declared(game), "Layout", dict)
    written = msgspec.json.encode(layout)
    assert msgspec.json.encode(
        msgspec.json.decode(written, type=shape), order="sorted"
    ) == msgspec.json.encode(layout, order="sorted")
