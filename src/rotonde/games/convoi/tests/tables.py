"""Positions in a few words, for tests that read like sentences."""

from typing import Any

from rotonde.core.game import Game
from rotonde.games.convoi import GAME
from rotonde.games.convoi.state import Convoi

Paper = dict[str, object]
EUROPE = "central-europe"
AMERICA = "north-america"
HEADINGS = ("a", "b", "out")
GOODS = ("blue", "yellow", "red", "white")
CARDS = ("signal", "switch", "move")
TRAIN_NAMES = tuple(f"{colour}{number}" for colour in ("black", "brown", "grey") for number in (1, 2, 3))
SOME = {"signal": 2, "switch": 2, "move": 2}


def train(said: str) -> Paper:
    """A train as "black1 t.calais_paris.1 b blue": its space, what it faces, its cube."""
    name, space, *more = said.split()
    heading = more.pop(0) if more and more[0] in HEADINGS else None
    return {"train": name, "space": space, "heading": heading, "cargo": more[0] if more else None}


def hand(**cards: int) -> Paper:
    return {card: cards.get(card, 0) for card in CARDS}


def goods(**counts: int) -> Paper:
    return {colour: counts.get(colour, 0) for colour in GOODS}


def table(
    *trains: str,
    board: Any = EUROPE,
    phase: Any = "actions",
    card: Any = None,
    deck: Any = 10,
    boxed: Any = 0,
    bottom: Any = None,
    mine: Any = None,
    seats: Any = 2,
    green: Any = (),
    red: Any = (),
    switches: Any = (),
    ports: Any = None,
    options: Any = None,
    game: Any = GAME,
    **more: Any,
) -> Convoi:
    """Some later turn of seat 0, the agents used, the first layout except for what is said."""
    table = {"firstSeat": 0, "board": board, **(options or {})}
    fresh = game.new(seats, {**table, "layout": "first"})
    assert isinstance(fresh, Convoi)
    where = fresh.config.board
    removed = fresh.config.removed
    shown = 0 if card in (None, "i00") else 1
    known = [name for name in (card, bottom) if name]
    spare = [name for name in fresh.config.deck.ids[:18] if name not in known]
    running = [train(each) for each in trains]
    stored = ports or [goods() for _ in where.ports]
    each = fresh.config.cubes_each
    cubes = {
        colour: each
        - sum(one["cargo"] == colour for one in running)
        - sum(int(str(port[colour])) for port in stored)
        for colour in GOODS
    }
    lights = [name for i, name in enumerate(where.lights) if where.first_green >> i & 1]
    set_up = {pair.split()[0]: pair for pair in [where.pairs[pair] for pair in where.first_pairs]}
    set_up |= {pair.split()[0]: pair for pair in switches}
    position: Paper = {
        "phase": phase,
        "turn": 19 - removed - deck - boxed,
        "active": 0,
        "trains": running,
        "switches": list(set_up.values()),
        "green": sorted((set(lights) | set(green)) - set(red)),
        "cubes": cubes,
        "ports": stored,
        "clock": fresh.config.tokens,
        "deck": deck,
        "boxed": boxed,
        "unseen": None,
        "filed": spare[: 18 - removed - boxed - deck - shown],
        "card": card,
        "bottom": bottom,
        "hands": [mine or SOME, *(hand() for _ in range(seats - 1))],
        "discard": hand(),
        "shuffled": hand(signal=27, switch=27, move=27),
        "drawn": [hand() for _ in range(seats)],
        "draw": {"seat": None, "cards": 0},
        "agents": [],
        "flags": [],
        "new": {"left": 0, "used": [], "colour": None},
        "order": {
            "symbol": 0,
            "need": 0,
            "free": [],
            "cancelled": [],
            "colour": None,
            "due": [],
            "held": [],
        },
        "move": {"train": None, "points": 0, "came_by": None},
        "lifted": None,
        "tokens": [],
        "stack": [],
    }
    header = {"game": "convoi", "version": GAME.version, "seats": seats, "options": table, "step": 0}
    return restored(game, {**header, **position, **more})


def instructed(card: str, *trains: str, **more: Any) -> Convoi:
    """The card lies open and, with no agent ready, is carried out as far as it goes without a decision."""
    agents = more.pop("agents", [])
    state = table(*trains, phase="card", card=card, agents=agents, **more)
    return do(state, "accept")


def restored(game: Game, position: Paper) -> Convoi:
    state = game.restore(position)
    assert isinstance(state, Convoi)
    return state


def new(seats: int = 2, **options: object) -> Convoi:
    state = GAME.new(seats, {"firstSeat": 0, **options})
    assert isinstance(state, Convoi)
    return state


def dealt(seats: int = 2, **options: object) -> Convoi:
    """A new game in which everybody has got two Signals, two Switches and a Move."""
    state = new(seats, **options)
    for seat in range(seats):
        do(state, *(f"deals {card} to {seat}" for card in ("signal", "signal", "switch", "switch", "move")))
    return state


def do(state: Convoi, *notations: str) -> Convoi:
    """Take these actions, the invariants looked at after each."""
    for notation in notations:
        state.apply(state.game.space.parse(notation))
        state.check()
    return state


def legal(state: Convoi) -> list[str]:
    """Legal actions, in notation."""
    return [state.game.space.text(a) for a in state.legal_actions()]


def why_not(state: Convoi, notation: str) -> str:
    return state.why_not(state.game.space.parse(notation))


def moved(state: Convoi, name: str, points: int, *then: str) -> Convoi:
    """A Move card for that train, and what its die shows."""
    return do(state, "play move", f"move {name}", f"rolls {points}", *then)


def at(state: Convoi, name: str) -> tuple[object, object]:
    """Space and heading of a train; None in the depot."""
    for each in state.view(None)["trains"]:  # type: ignore[attr-defined]
        if each["train"] == name:
            return each["space"], each["heading"]
    raise LookupError(name)


def depot(state: Convoi, name: str) -> bool:
    return at(state, name) == (None, None)


def told(state: Convoi, kind: str) -> list[dict[str, object]]:
    """The events of that type."""
    return [event for event in state.events(0, None) if event["type"] == kind]


def last_stop(state: Convoi) -> tuple[object, object, object]:
    """Reason of the last train's stop, its unused points, and their cost."""
    event = told(state, "stopped")[-1]
    return event["reason"], event["unused"], event["paid"]


def held(state: Convoi, seat: int = 0) -> Paper:
    hand_of = state.view(seat)["hands"]
    assert isinstance(hand_of, list)
    return {card: hand_of[seat][card] for card in CARDS}
