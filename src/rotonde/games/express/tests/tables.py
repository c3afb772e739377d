"""Positions in a few words, for tests that read like sentences.

Cards are two letters, as in the rules file. A train is its cars and its engine, `HO HO WI/BX`: a `!` after
the engine turns it face up, `@02` says who has seen it (else the side's members), `HO/` has no engine.
"""

from collections.abc import Sequence

from rotonde.games.express import GAME
from rotonde.games.express.config import Config
from rotonde.games.express.material import CARDS, KINDS
from rotonde.games.express.state import ExpressState

Paper = dict[str, object]
CODES = [
    "AC",
    "CM",
    "PB",
    "SC",
    "GO",
    "CO",
    "HO",
    "TA",
    "BX",
    "MB",
    "CH",
    "DM",
    "SL",
    "OB",
    "DI",
    "CB",
    "WI",
    "TT",
    "HC",
    "LC",
    "OF",
    "TO",
    "XT",
    "WR",
    "DR",
    "BR",
    "ST",
    "ES",
]
NAME = dict(zip(CODES, CARDS, strict=True))
CODE = dict(zip(CARDS, CODES, strict=True))


def cards(codes: str) -> list[str]:
    return [NAME[code] for code in codes.split()]


def train(spec: str, slot: int, members: Sequence[int], seats: int) -> Paper:
    cars, engine = spec.split("/")
    engine, _, seen = engine.partition("@")
    up = engine.endswith("!")
    seen_by = [int(seat) for seat in seen] if seen else list(range(seats)) if up else list(members)
    return {
        "train": slot,
        "cars": cards(cars),
        "fresh": 0,
        "engine": NAME[engine.rstrip("!")] if engine else None,
        "face": "up" if up else "down",
        "seen_by": seen_by if engine else [],
    }


def table(
    phase: str,
    *hands: str,
    trains: dict[int, list[str]] | None = None,
    repairs: dict[int, str] | None = None,
    options: dict[str, object] | None = None,
    first: bool = False,
    **more: object,
) -> ExpressState:
    """Seat 0 acts, and everybody has taken a turn unless `first`."""
    seats = len(hands)
    agreed = Config(seats, GAME.complete_options(seats, options))
    sides = [
        {
            "trains": [
                train(spec, slot, agreed.members(side), seats)
                for slot, spec in enumerate((trains or {}).get(side, []))
                if spec  # "" is a free slot
            ],
            "maintenance": cards((repairs or {}).get(side, "")),
        }
        for side in range(agreed.sides)
    ]
    position: Paper = {
        "game": "express", "version": GAME.version, "seats": seats, "options": options or {}, "step": 0,
        "phase": phase, "round": 0, "dealer": seats - 1, "turn": 0, "totals": [0] * agreed.sides,
        "shown": [], "contenders": [], "best": [], "hands": [cards(hand) for hand in hands], "sides": sides,
        "discard": [], "slot": [], "wrecked": None, "wrecked_side": None, "wrecked_seen_by": [],
        "memory": [[] for _ in range(seats + 1)], "pooled": [], "direction": 1, "skips": [0] * seats,
        "turns": [0 if first else 1] * seats, "idle": 0, "to_draw": 0, "limit": None, "maintained": None,
        "asked": "no", "card": None, "asking": None, "aim": None, "aimed_seat": None, "aimed_train": None,
        "own_train": None, "swapped": [], "swapped_theirs": [], "last_round": [],
    }  # fmt: skip
    for key in ("discard", "slot"):
        if key in more:
            more[key] = cards(str(more[key]))
    return restored({**position, **more})


def laying(*hands: str, **more: object) -> ExpressState:
    return table("lay", *hands, **more)  # type: ignore[arg-type]


def drawing(*hands: str, **more: object) -> ExpressState:
    return table("draw", *hands, **more)  # type: ignore[arg-type]


def restored(position: Paper) -> ExpressState:
    state = GAME.restore(position)
    assert isinstance(state, ExpressState)
    return state


def new(seats: int, **options: object) -> ExpressState:
    state = GAME.new(seats, options)
    assert isinstance(state, ExpressState)
    return state


def do(state: ExpressState, *notations: str) -> ExpressState:
    """Take these actions, the invariants looked at after each."""
    for notation in notations:
        state.apply(GAME.space.parse(notation))
        state.check()
    return state


def legal(state: ExpressState, kind: str = "") -> list[str]:
    """Legal actions, in notation, of one kind or all."""
    texts = [GAME.space.text(a) for a in state.legal_actions()]
    return [text for text in texts if not kind or text.split()[0] == kind]


def why_not(state: ExpressState, notation: str) -> str:
    return state.why_not(GAME.space.parse(notation))


def hand(state: ExpressState, seat: int) -> str:
    held = state.hands[seat * KINDS : (seat + 1) * KINDS]
    return " ".join(CODES[card] for card in range(KINDS) for _ in range(held[card]))


def trains(state: ExpressState, side: int) -> list[str]:
    """A side's trains as they are written here, without who has seen what."""
    found = []
    for each in state.trains[side]:
        if each is not None:
            engine = "" if each.is_bare() else CODES[each.engine] + ("!" if each.up else "")
            found.append(" ".join(CODES[card] for card in each.cars) + "/" + engine)
    return found


def slot(state: ExpressState) -> str:
    return " ".join(CODES[card] for card in state.slot)


def told(state: ExpressState, seat: int | None = None, since: int = 0) -> list[str]:
    return [str(event["type"]) for event in state.events(since, seat)]


def deal_all(state: ExpressState, order: str) -> ExpressState:
    """Deal these cards one after the other, over and over, as long as dealing goes on."""
    i = 0
    codes = order.split()
    while state.phase == 1:
        do(state, f"deals {NAME[codes[i % len(codes)]]} to {state.turn}")
        i += 1
    return state


def stolen(spec: str, mine: str = "AC BX", own: tuple[str, ...] = ("HO/GO",)) -> ExpressState:
    """A car of the rival's train has just been stolen."""
    state = laying(f"ST {mine}", "", trains={0: list(own), 1: [spec]})
    return do(state, "play steal", "against 1", "decline")


def engine(state: ExpressState, side: int, train: int, seat: int | None) -> tuple[object, object]:
    """An engine as a seat sees it, and as it remembers it."""
    found = state.view(seat)["sides"][side]["trains"][train]["engine"]  # type: ignore[index]
    return found["card"], found["remembered"]


def dealt(seats: int, **options: object) -> ExpressState:
    """The cards are dealt as they come, seat 0 being shown the highest."""
    state = new(seats, **options)
    while state.phase == 0:
        do(state, legal(state)[0 if not state.shown else -1])
    while state.phase == 1:
        do(state, legal(state)[state.step % len(legal(state))])
    return state
