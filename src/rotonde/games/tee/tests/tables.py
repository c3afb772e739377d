"""Positions in a few words, for tests that read like sentences."""

from rotonde.games.tee import GAME, hasard
from rotonde.games.tee.state import Tee

Paper = dict[str, object]

# Hands that nobody's test route touches; each seat's by default.
HANDS = (
    "ankara andorra athens vaduz bern warsaw",
    "helsinki moscow tirana belgrade budapest copenhagen",
    "madrid lisbon stockholm luxembourg monte_carlo prague",
    "bucharest oslo rome berlin bonn the_hague",
    "dublin london sofia brussels paris vienna",
)


def player(at: str = "cork", home: str = "cork", bound: str = "violet", **more: object) -> Paper:
    """A traveller; lists of names may be given as words in a row."""
    return {"at": at, "bound": bound, "home": home, **more}


def table(*players: Paper, closed: str = "", **more: object) -> Tee:
    """A table where seat 0 is about to act; tokens on the map are those of the last players."""
    seated = list(players) if len(players) > 1 else [*players, player("izmir", "izmir")]
    shut = closed.split()
    laid = len(shut)
    completed: list[Paper] = []
    for seat in reversed(range(len(seated))):
        spent = min(laid, 3) if "tokens" not in seated[seat] else 0
        laid -= spent
        completed.insert(0, _player(seat, {"tokens": 3 - spent, **seated[seat]}))
    position: Paper = {
        "game": "tee",
        "version": GAME.version,
        "seats": len(seated),
        "options": {},
        "step": 0,
        "phase": "turn",
        "turn": 0,
        "players": completed,
        "arrived": list(range(len(seated))),
        "closed": shut,
        "under": [],
        "card": None,
        "throws": [],
        "path": [],
        "network": None,
        "steps": 0,
        "six": 0,
        "closing": 0,
        "extra": 0,
        "winner": None,
    }
    return restored({**position, **more})


def _player(seat: int, given: Paper) -> Paper:
    visited = str(given.get("visited", "")).split()
    hand = str(given.get("hand", HANDS[seat])).split()
    return {
        "at": given["at"],
        "bound": given["bound"],
        "home": given["home"],
        "open": [capital for capital in hand if capital not in visited],
        "visited": visited,
        "ruled_out": str(given.get("ruled_out", "")).split(),
        "tokens": given["tokens"],
        "skips": given.get("skips", 0),
        "kept": str(given.get("kept", "")).split(),
    }


def moving(die: int, *players: Paper, closed: str = "", **more: object) -> Tee:
    """Seat 0 has thrown that die and may leave."""
    first = players[0] if players else player()
    six = int(die == 6)
    move: Paper = {"steps": die, "six": six, "path": [first["at"]], **more}
    return table(first, *players[1:], phase="move", closed=closed, **move)


def drawn(card: str, *players: Paper, closed: str = "", **more: object) -> Tee:
    """Seat 0, bound at an interchange, draws that card; if it takes them away, the station stays open."""
    state = do(table(*players, closed=closed, **more), "draw", f"draws {card}")
    return do(state, "decline") if state.asks() == "close" and hasard.takes_away(state) else state


def restored(position: Paper) -> Tee:
    state = GAME.restore(position)
    assert isinstance(state, Tee)
    return state


def new(seats: int, **options: object) -> Tee:
    state = GAME.new(seats, options)
    assert isinstance(state, Tee)
    return state


def dealt(seats: int, **options: object) -> Tee:
    """Everyone has the hand of `HANDS`; starts are to be chosen."""
    state = new(seats, **options)
    for seat in range(seats):
        for capital in HANDS[seat].split():
            do(state, f"deals {capital} to {seat}")
    return state


def do(state: Tee, *notations: str) -> Tee:
    """Take these actions, the invariants looked at after each."""
    for notation in notations:
        state.apply(state.game.space.parse(notation))
        state.check()
    return state


def ride(state: Tee, network: str, *stations: str) -> Tee:
    """Ride through these stations."""
    return do(state, *(f"ride {network} {station}" for station in stations))


def legal(state: Tee) -> list[str]:
    """Legal actions, in notation."""
    return [state.game.space.text(a) for a in state.legal_actions()]


def why_not(state: Tee, notation: str) -> str:
    return state.why_not(state.game.space.parse(notation))


def at(state: Tee, seat: int = 0) -> str:
    return state.board.stations[state.at[seat]]


def bound(state: Tee, seat: int = 0) -> str:
    return str(seen(state, seat)["bound"])


def seen(state: Tee, seat: int = 0, viewer: int | None = None) -> Paper:
    """One player, as a bystander or a viewer sees them."""
    players = state.view(viewer)["players"]
    assert isinstance(players, list)
    return dict(players[seat])


def closed(state: Tee) -> list[str]:
    shut = state.view(None)["closed"]
    assert isinstance(shut, list)
    return shut


def told(state: Tee, since: int = 0, seat: int | None = None) -> list[str]:
    """The types of what happened."""
    return [str(event["type"]) for event in state.events(since, seat)]


def ends(state: Tee) -> set[str]:
    """Every station in which the move that is due can end, found by trying every way."""
    found: set[str] = set()
    seat = state.turn
    for a in state.legal_actions():
        if state.game.space.kind(a) == "ride":
            further = state.clone()
            further.apply(a)
            found.add(at(further, seat))
            if further.asks() == "move" and further.turn == seat and further.path:
                found |= ends(further)
    return found
