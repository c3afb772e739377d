"""Measures of a game beside those of every game: `measures.toml` in the game's folder.

    first = "began"                                  # the event whose seat begins the game
    [rules]                                          # which rules an event shows at work
    stole_lantern = ["WX-STEAL-5"]
    "stopped red" = ["CV-MOVE-5"]                    # such an event in which "red" is one of the values
    [traits.start]                                   # something that sets a seat apart in a game
    event = "set_out"
    param = "station"
    [measures.kept]                                  # how often, or how much of a number
    event = "stole_lantern"
    sum = "length"

How they are called is among the game's texts: `trait-start`, `measure-kept`, and `happening-gave_up` for an
event as the heading of a column.

What events do not tell, a `meters` module beside it may: `METERS`, by name a factory of a `Meter`, which is
shown the state after every decision. A game that has no such file is counted all the same.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import NamedTuple, Protocol

from rotonde.core.catalogue import game, home, part
from rotonde.core.errors import RulesError
from rotonde.core.rules import has_table, load_table
from rotonde.core.state import Json, State
from rotonde.core.texts import load_texts
from rotonde.i18n.translations import Translations, text_in
from rotonde.i18n.words import sentences

FILE = "measures.toml"
HAPPENING = "happening-"


class Trait(NamedTuple):
    """The last value of an event's parameter that a seat had."""

    event: str
    param: str
    title: Translations


class Measure(NamedTuple):
    """Count of a type of event, or the sum of a number in them."""

    event: str
    sum: str  # "": they are counted
    title: Translations


class Meter(Protocol):
    """Meter of one game: reads the state after every decision."""

    def see(self, state: State) -> None:
        """The state after a decision and the chance that followed."""
        ...

    def reading(self) -> float:
        """The meter's reading at the end."""
        ...


class NamedMeter(NamedTuple):
    """A meter's title, and what makes one for a game."""

    title: Translations
    begin: Callable[[], Meter]


class Measures(NamedTuple):
    """Measures, meters and traits of a game."""

    first: str
    rules: Mapping[str, tuple[str, ...]]
    traits: Mapping[str, Trait]
    measures: Mapping[str, Measure]
    meters: Mapping[str, NamedMeter]
    happenings: Mapping[str, Translations]  # events as a column's heading calls them

    def happening(self, event: str, language: str) -> str:
        """An event in a word or two."""
        return (
            text_in(self.happenings[event], language) if event in self.happenings else event.replace("_", " ")
        )

    def titles(self) -> dict[str, Translations]:
        """The measures and meters by name, each as it is called."""
        counted = {name: each.title for name, each in self.measures.items()}
        return counted | {name: each.title for name, each in self.meters.items()}

    def counted(self, events: Iterable[Json]) -> dict[str, float]:
        """Every measure of a game in which this happened."""
        found = dict.fromkeys(self.measures, 0.0)
        for event in events:
            for name, each in self.measures.items():
                if event["type"] == each.event:
                    found[name] += float(str(event[each.sum])) if each.sum else 1.0
        return found

    def applied(self, event: Json) -> list[str]:
        """The rules that an event shows at work."""
        values = [str(event["type"]), *(value for value in event.values() if isinstance(value, str))]
        return [rule for key, ids in self.rules.items() if _tells(key, values) for rule in ids]

    def traits_of(self, events: Iterable[Json], seats: int) -> list[dict[str, str]]:
        """Every seat's traits in a game in which this happened."""
        found: list[dict[str, str]] = [{} for _ in range(seats)]
        for event in events:
            for name, each in self.traits.items():
                if event["type"] == each.event:
                    found[int(str(event["seat"]))][name] = str(event[each.param])
        return found


def _tells(key: str, values: list[str]) -> bool:
    kind, *wanted = key.split()
    return kind == values[0] and all(each in values for each in wanted)


@cache
def measures(game_id: str) -> Measures:
    """The measures of a game's folder, empty where it has none."""
    package = home(game_id)
    if not has_table(package, FILE):
        return Measures("", {}, {}, {}, {}, {})
    table, texts = load_table(package, FILE), load_texts(package)
    meters = getattr(part(game_id, "meters"), "METERS", {})
    found = Measures(
        first=str(table.get("first", "")),
        rules={event: tuple(map(str, ids)) for event, ids in _part(table, "rules").items()},
        traits={
            name: Trait(*_read(name, each, "param"), texts[f"trait-{name}"])
            for name, each in _part(table, "traits").items()
        },
        measures={
            name: Measure(*_read(name, each, "sum"), texts[f"measure-{name}"])
            for name, each in _part(table, "measures").items()
        },
        meters={name: NamedMeter(texts[f"measure-{name}"], begin) for name, begin in meters.items()},
        happenings={name.removeprefix(HAPPENING): texts[name] for name in texts.names(HAPPENING)},
    )
    _check(game_id, found)
    return found


def _part(table: Mapping[str, object], key: str) -> Mapping[str, Iterable[object]]:
    found = table.get(key, {})
    if not isinstance(found, Mapping):
        raise RulesError(file=FILE, entry=key, problem="expected a table")
    return found


def _read(name: str, each: object, key: str) -> tuple[str, str]:
    if not isinstance(each, Mapping) or "event" not in each:
        raise RulesError(file=FILE, entry=name, problem="expected an event")
    return str(each["event"]), str(each.get(key, ""))


def _check(game_id: str, found: Measures) -> None:
    """Refuses names of events or rules that do not exist."""
    known = game(game_id)
    events = sentences(known.words, "event")
    named = [found.first] if found.first else []
    named += [key.split()[0] for key in found.rules]
    named += [each.event for each in found.traits.values()]
    named += [*(each.event for each in found.measures.values()), *found.happenings]
    for event in named:
        if event not in events:
            raise RulesError(file=FILE, entry=event, problem=f"{game_id} tells no such event")
    for event, ids in found.rules.items():
        for rule in ids:
            if rule not in known.rules:
                raise RulesError(file=FILE, entry=event, problem=f"no rule {rule}")
