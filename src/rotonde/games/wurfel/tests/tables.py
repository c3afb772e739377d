"""Positions in a few words, for tests that read like sentences."""

from rotonde.games.wurfel import GAME
from rotonde.games.wurfel.material import STRIPS
from rotonde.games.wurfel.state import Wurfel

Paper = dict[str, object]


def track(off: int, *strips: str) -> Paper:
    """A track, its strips from rear to front."""
    return {"off": off, "strips": list(strips)}


def empty() -> Paper:
    return track(0)


def thrown(dice: str, *tracks: Paper, **more: object) -> Wurfel:
    """Seat 0 has thrown once; `dice` as letters of white, red, blue, green, yellow and k for black."""
    names = {"w": "white", "r": "red", "b": "blue", "g": "green", "y": "yellow", "k": "black"}
    return table("roll", *tracks, dice=[names[letter] for letter in dice], throws=1, **more)


def to_discard(*tracks: Paper, **more: object) -> Wurfel:
    """Seat 0 is about to give strips up."""
    return table("discard", *tracks, **more)


def table(phase: str, *tracks: Paper, **more: object) -> Wurfel:
    """A table of at least four seats, because with fewer some strips are not in play."""
    seated = [*tracks, *(empty() for _ in range(4 - len(tracks)))]
    position: Paper = {
        "game": "wurfel",
        "version": GAME.version,
        "seats": len(seated),
        "options": {"firstPlayer": 0},
        "step": 0,
        "phase": phase,
        "turn": 0,
        "tracks": seated,
        "removed": [],
        "given_up": 0,
        "dice": [],
        "throws": 0,
        "lanterns": None,
        "robbed": [],
        "gained": 0,
    }
    return restored({**position, **more})


def restored(position: Paper) -> Wurfel:
    state = GAME.restore(position)
    assert isinstance(state, Wurfel)
    return state


def new(seats: int, **options: object) -> Wurfel:
    state = GAME.new(seats, options)
    assert isinstance(state, Wurfel)
    return state


def do(state: Wurfel, *notations: str) -> Wurfel:
    """Take these actions, the invariants looked at after each."""
    for notation in notations:
        state.apply(GAME.space.parse(notation))
        state.check()
    return state


def legal(state: Wurfel) -> list[str]:
    """Legal actions, in notation."""
    return [GAME.space.text(a) for a in state.legal_actions()]


def why_not(state: Wurfel, notation: str) -> str:
    return state.why_not(GAME.space.parse(notation))


def strips(state: Wurfel, seat: int) -> list[str]:
    """A seat's strips from rear to front, as in notation."""
    seen = state.snapshot()["tracks"]
    assert isinstance(seen, list)
    return list(seen[seat]["strips"])


def off(state: Wurfel, seat: int) -> int:
    return state.tracks[seat].off


def in_supply(state: Wurfel) -> list[str]:
    return [STRIPS[strip] for strip in range(len(STRIPS)) if state.in_supply(strip)]
