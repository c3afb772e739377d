"""Features of a whole game: effects of cards, reopenings, endings, options; those that records must show."""

import json
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from rotonde.core.state import State
from rotonde.games.tee import GAME
from rotonde.games.tee.material_files import in_the_box

Event = dict[str, Any]
CARDS: dict[str, Event] = {card["id"]: card for card in in_the_box()["hasard"]["cards"]}  # type: ignore[index]
SIX = 6


def effect_of(card: str) -> str:
    """The effect, with whom it is about and where it leads, where cards differ in that."""
    effect = CARDS[card]["effect"]
    home = " home" if effect.get("to") == "home" else ""
    return str(effect["op"]) + (f" {effect['who']}" if "who" in effect else "") + home


EFFECTS = sorted({effect_of(card) for card in CARDS})
REOPENINGS = (
    "a 6",
    "two by a 6",
    "a kept card",
    "one by a 6, one by a card",
    "one is sent",
    "several are sent",
    "a card lifts the token",
)
ENDINGS = ("a move", "send self home", "joinNearest", "swapNearest")
OPTIONS = {
    "openSouvenirs": True,
    "visitCostsTurn": True,
    "sixOpens": "all",
    "protectStarts": True,
    "rideOn": True,
    "planner": True,
}
OWED = [f"card: {effect}" for effect in EFFECTS]
OWED += [f"reopened: {way}" for way in REOPENINGS]
OWED += ["closed: a card takes the drawer away", "moved: off a ferry by train"]
OWED += [f"end: {end}" for end in ENDINGS]
OWED += [f"option: {name} = {json.dumps(value)}" for name, value in OPTIONS.items()]
OWED += [f"seats: {seats}" for seats in GAME.seats]


def shown(state: State) -> set[str]:
    """Features of a finished game: what happened in it, and its options."""
    told: list[Event] = [dict(event) for event in state.events(0, None)]
    found = {f"seats: {state.seats}"}
    found |= {f"option: {name} = {json.dumps(value)}" for name, value in state.options.items()}
    found |= {f"card: {effect_of(event['card'])}" for event in told if event["type"] == "drew"}
    found |= {f"reopened: {way}" for turn in _turns(told) for way in _reopenings(turn)}
    found |= {each for turn in _turns(told) for each in _departures(turn)}
    last = [effect_of(event["card"]) for event in _turns(told)[-1] if event["type"] == "drew"]
    return found | {f"end: {last[0] if told[-2]['type'] != 'rode' else 'a move'}"}


def _turns(told: list[Event]) -> list[list[Event]]:
    """Events, turn by turn."""
    turns: list[list[Event]] = [[]]
    for event in told:
        if event["type"] == "turn":
            turns.append([])
        turns[-1].append(event)
    return turns


def _departures(turn: list[Event]) -> Iterable[str]:
    for before, event in pairwise(turn):
        if (before["type"], event["type"]) == ("closed", "sent") and before["seat"] == event["seat"]:
            yield "closed: a card takes the drawer away"
        if before["type"] == event["type"] == "rode" and before["network"] == "ferry" != event["network"]:
            yield "moved: off a ferry by train"


def _reopenings(turn: list[Event]) -> Iterable[str]:
    kinds = [event["type"] for event in turn]
    if "reopened" not in kinds:
        return
    for before, event in pairwise(turn):
        if event["type"] == "reopened":
            yield from _way(before, event)
    die = next((event["die"] for event in turn if event["type"] == "rolled"), 0)
    entered = sum(b == "reopened" and a != "sent" for a, b in pairwise(kinds))
    if die == SIX and "rode" in kinds and entered > kinds.count("used"):
        yield "a 6" if entered == 1 else "one by a 6, one by a card" if "used" in kinds else "two by a 6"


def _way(before: Event, event: Event) -> Iterable[str]:
    if before["type"] == "sent":
        yield "one is sent" if before["seat"] == event["seat"] else "several are sent"
    elif before["type"] == "used":
        yield "a kept card"
    elif before["type"] == "drew":
        yield "a card lifts the token"
