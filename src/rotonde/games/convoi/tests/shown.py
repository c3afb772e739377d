"""Features of a whole game: symbols, agents, variants, stops, endings; and those that records must show."""

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rotonde.core.record import Record
from rotonde.core.state import State
from rotonde.games.convoi import GAME

BOARDS = ("central-europe", "north-america")
EVERYWHERE = {
    "symbol: start",
    "symbol: new train",
    "symbol: two new trains",
    "symbol: black",
    "symbol: brown",
    "symbol: grey",
    "symbol: one free colour",
    "symbol: two free colours",
    "symbol: three free colours",
    "card: signal",
    "card: switch",
    "card: move",
    "card: any two",
    "card: load",
    "stop: points",
    "stop: red light",
    "stop: closed switch",
    "stop: behind a train",
    "stop: city",
    "stop: collision",
    "stop: departure space",
    "stop: delivered",
    "place taken",
    "clock refilled",
    "pile reshuffled",
    "departures: shuffled",
    "departures: tokens",
    "layout: custom",
    "layout: random",
    "extraGreen: true",
    "goods: 10",
    "hiddenHands: true",
    "end: won",
    "end: out of cards",
    "end: out of time",
}
EUROPE = {
    "agent: logistician",
    "agent: manager",
    "agent: conductor",
    "stop: chosen, with the manager",
    "stop: empty in the port",
    "managerIncludesPort: true",
    "depot empty",
    "twoNewFallback: sameColour",
    "seats: 2",
    "seats: 3",
    "seats: 4",
}
AMERICA = {
    "agent: trackman",
    "agent: shunter",
    "agent: section_chief",
    "stop: chosen",
    "fullPort: pass",
    "no room in the port",
    "passReversal: true",
}
OWED = {(board, each) for board in BOARDS for each in EVERYWHERE}
OWED |= {(BOARDS[0], each) for each in EUROPE} | {(BOARDS[1], each) for each in AMERICA}

STOPS = {"red": "red light", "switch": "closed switch", "train": "behind a train"}
SIMPLE = {
    "played": "card: {card}",
    "traded": "card: any two",
    "loaded": "card: load",
    "collision": "stop: collision",
    "departure_entered": "stop: departure space",
    "delivered": "stop: delivered",
    "placement_failed": "place taken",
    "no_train_left": "depot empty",
    "boxed": "clock refilled",
    "reshuffled": "pile reshuffled",
    "agent_used": "agent: {agent}",
    "won": "end: won",
}
OPTIONS = (
    "departures",
    "layout",
    "extraGreen",
    "goods",
    "hiddenHands",
    "managerIncludesPort",
    "fullPort",
    "passReversal",
    "twoNewFallback",
)
FREE = ("one free colour", "two free colours", "three free colours")


def shown(state: State) -> set[str]:
    """Features of a finished game: what happened in it, and its options."""
    events: list[dict[str, Any]] = [dict(event) for event in state.events(0, None)]
    found = {f"{name}: {json.dumps(state.options[name])}".replace('"', "") for name in OPTIONS} | {
        f"seats: {state.seats}"
    }
    for i, event in enumerate(events):
        found |= set(_of(event, events[i - 1], state))
    if "end: won" not in found:
        position: Any = state.snapshot()
        found.add("end: out of cards" if position["clock"] else "end: out of time")
    return found


def _of(event: dict[str, Any], before: dict[str, Any], state: State) -> Iterable[str]:
    kind = event["type"]
    if kind in SIMPLE:
        yield SIMPLE[kind].format(**event)
    elif kind == "revealed":
        yield from _symbols(event["instruction"])
    elif kind == "stopped":
        yield from _stop(event["reason"], state)
    elif kind == "to_depot" and before["type"] == "moved" and before["space"].startswith("p."):
        yield "stop: empty in the port"
    elif kind == "cube_returned" and before["type"] == "moved" and before["space"].startswith("p."):
        yield "no room in the port"


def _symbols(card: str) -> Iterable[str]:
    drawn: Any = GAME.layout["cards"]
    if card == "i00":
        yield "symbol: start"
        return
    if drawn[card]["new"]:
        yield "symbol: two new trains" if drawn[card]["new"] == 2 else "symbol: new train"
    kinds = Counter(drawn[card]["move"])
    yield from (f"symbol: {colour}" for colour in kinds if colour != "any")
    if kinds["any"]:
        yield f"symbol: {FREE[kinds['any'] - 1]}"


def _stop(reason: str, state: State) -> Iterable[str]:
    by_manager = reason == "chosen" and state.options["board"] == BOARDS[0]
    yield f"stop: {STOPS.get(reason, reason)}{', with the manager' if by_manager else ''}"


def shown_by(folder: Path) -> dict[str, tuple[str, set[str]]]:
    """Board and features of each record of a folder."""
    told: dict[str, tuple[str, set[str]]] = {}
    for file in sorted(folder.glob("*.txt")):
        state = Record.parse(file.read_text("utf-8")).last()
        told[file.stem] = (str(state.options["board"]), shown(state))
    return told
