"""The games that `records/` keeps: one for each number of seats, option, ending, and all that cards can do.

`python -m rotonde.games.tee.tests.golden` writes them anew.
"""

from itertools import pairwise
from pathlib import Path

from rotonde.core.chance import Chance
from rotonde.core.state import Json, State
from rotonde.games.tee import GAME, path_costs
from rotonde.games.tee.closure_cache import to_station
from rotonde.games.tee.deck import EFFECTS
from rotonde.games.tee.phases import FREE
from rotonde.games.tee.state import Tee
from rotonde.games.tee.tests.shown import shown
from rotonde.games.tee.tour import goals_of
from rotonde.testing.records import Wanted, make_records

RECORDS = Path(__file__).parent.parent / "records"
SPACE = GAME.space


def choose(state: State, chance: Chance) -> int:
    """Policy that heads for the nearest goal, closes stations now and then and likes to draw cards."""
    assert isinstance(state, Tee)
    legal = state.legal_actions()
    if state.asks() == "turn":
        return legal[-1] if len(legal) > 1 and _wants_card(state, chance) else legal[0]
    if state.asks() == "move":
        closings = [a for a in legal if SPACE.kind(a) == "close"]
        return closings[0] if closings and not chance.below(8) else _onward(state, legal)
    return legal[chance.below(len(legal))]


def _wants_card(state: Tee, chance: Chance) -> bool:
    here = state.at[state.turn]
    bound = _cost(state, here, state.bound[state.turn])
    return _cost(state, here, FREE) + path_costs.TURN < bound or not chance.below(4)


def _onward(state: Tee, legal: list[int]) -> int:
    """The ride that leads nearest to a goal, or the end of the move where none leads nearer."""
    least = (
        _cost(state, state.at[state.turn], state.bound[state.turn])
        if not state.sealed
        else path_costs.UNREACHED
    )
    best = next((a for a in legal if SPACE.kind(a) in ("stop", "stay")), legal[0])
    for a in legal:
        if SPACE.kind(a) == "ride":
            cost = _cost(state, _end(state, a), state.board.ride_network[a - SPACE.first("ride")])
            if cost < least:
                least, best = cost, a
    return best


def _cost(state: Tee, station: int, bound: int) -> int:
    """Cost of the way to the nearest goal."""
    place = bound * state.board.count + station
    goals = goals_of(state, state.turn) or [state.home[state.turn]]
    return min(to_station(state, goal).cost[place] for goal in goals)


def dawdle(state: State, chance: Chance) -> int:
    """The last one never leaves home; the others, once all is visited, draw cards instead of going there."""
    assert isinstance(state, Tee)
    legal = state.legal_actions()
    asks = state.asks()
    if asks == "start":
        return legal[0]
    if state.turn == state.seats - 1:
        return legal[0] if asks != "move" else next(a for a in legal if SPACE.kind(a) == "stay")
    if goals_of(state, state.turn) or asks not in ("turn", "move"):
        return choose(state, chance)
    return legal[-1] if asks == "turn" else _about(state, legal, chance)


def _about(state: Tee, legal: list[int], chance: Chance) -> int:
    """Anywhere but home; at an interchange the move ends."""
    ending = next((a for a in legal if SPACE.kind(a) in ("stop", "stay")), legal[0])
    if len(state.path) > 1 and state.board.is_interchange[state.at[state.turn]]:
        return ending
    rides = [a for a in legal if SPACE.kind(a) == "ride"]
    outside = [a for a in rides if _end(state, a) != state.home[state.turn]]
    return outside[chance.below(len(outside))] if outside else ending


def _end(state: Tee, a: int) -> int:
    return state.board.ride_station[a - SPACE.first("ride")]


def story(state: State) -> list[Json]:
    return state.events(0, None)


def always(state: State) -> bool:
    return True


def happens(*types: str) -> Wanted:
    """Predicate: all these events come in the game."""
    return lambda state: set(types) <= {str(event["type"]) for event in story(state)}


def effects(*wanted: str) -> Wanted:
    """Cards with all these effects are drawn in one game."""

    def drawn(state: State) -> bool:
        ids = [str(event["card"]) for event in story(state) if event["type"] == "drew"]
        found = {EFFECTS[GAME.deck.cards[GAME.deck.ids.index(card)].effect] for card in ids}
        return set(wanted) <= found

    return drawn


def cards(*wanted: str) -> Wanted:
    return lambda state: (
        set(wanted) <= {event.get("card") for event in story(state) if event["type"] == "drew"}
    )


def follows(first: str, then: str) -> Wanted:
    """One event comes right after another, of the same step."""

    def found(state: State) -> bool:
        told = story(state)
        return any(
            (a["type"], b["type"]) == (first, then) and a["step"] == b["step"] for a, b in pairwise(told)
        )

    return found


def opened_by_a_six(state: State) -> bool:
    """Whether a station opens by a thrown 6, with no card used for it."""
    told = story(state)
    return any(
        b["type"] == "reopened" and c["type"] == "rode" and a["type"] != "used"
        for a, b, c in zip(told, told[1:], told[2:], strict=False)
    )


def lifted(state: State) -> bool:
    """Whether a card lifts a token."""
    told = story(state)
    return any(a["type"] == "drew" and b["type"] == "reopened" for a, b in pairwise(told))


def won_by(event: str) -> Wanted:
    return lambda state: story(state)[-2]["type"] == event


def shows(*wanted: str) -> Wanted:
    return lambda state: set(wanted) <= shown(state)


WANTED: dict[str, tuple[int, dict[str, object], Wanted]] = {
    "2-seats": (2, {}, always),
    "3-seats": (3, {}, always),
    "4-seats": (4, {}, always),
    "5-seats": (5, {}, always),
    "cards-about-the-nearest": (4, {}, effects("joinNearest", "fetchNearest", "swapNearest")),
    "cards-that-move": (3, {}, effects("roll", "advance", "extraTurns", "loseTurns")),
    "cards-that-send": (
        5,
        {},
        cards("wrong_carriage", "mixed_up_labels", "football_special", "railway_congress"),
    ),
    "cards-with-tokens": (4, {}, effects("takeToken", "giveToken", "close", "liftToken")),
    "choosing-among-the-nearest": (5, {}, happens("named", "declined", "nothing")),
    "opened-by-a-card": (3, {}, follows("used", "reopened")),
    "opened-by-a-card-that-lifts": (4, {}, lifted),
    "opened-by-a-six": (3, {}, opened_by_a_six),
    "opened-by-being-sent": (4, {}, follows("sent", "reopened")),
    "open-souvenirs": (3, {"openSouvenirs": True}, always),
    "protected-starts": (2, {"protectStarts": True}, happens("closed")),
    "six-opens-all": (4, {"sixOpens": "all"}, shows("reopened: two by a 6")),
    "planned": (2, {"planner": True}, effects("keepReopen")),
    "on-from-the-ferry": (3, {"rideOn": True}, shows("moved: off a ferry by train")),
    "closed-behind-a-card": (3, {}, shows("closed: a card takes the drawer away")),
    "visits-cost-turns": (3, {"visitCostsTurn": True}, happens("skipped")),
    "won-by-a-card": (4, {}, won_by("sent")),
    "won-by-a-move": (2, {"sixOpens": "all"}, won_by("rode")),
    "opened-by-several-sent": (5, {}, shows("reopened: several are sent")),
    "opened-by-a-six-and-a-card": (5, {}, shows("reopened: one by a 6, one by a card")),
    "won-by-joining": (2, {}, shows("end: joinNearest")),
    "won-by-changing-places": (2, {}, shows("end: swapNearest")),
}
DAWDLERS = {"won-by-joining": dawdle, "won-by-changing-places": dawdle}

if __name__ == "__main__":
    make_records(GAME, RECORDS, WANTED, choose, others=DAWDLERS)
