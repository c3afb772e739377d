"""The games that `records/` keeps: seats, agents, symbols, variants, routes to stop, and every route to end.

`python -m rotonde.games.convoi.tests.golden` writes them anew.
"""

from pathlib import Path
from typing import Any

from rotonde.core.chance import Chance
from rotonde.core.state import State
from rotonde.games.convoi import GAME
from rotonde.games.convoi.bot.planner_bot import PlannerBot
from rotonde.games.convoi.bot.weights import Weights
from rotonde.games.convoi.material import TRAINS
from rotonde.games.convoi.tests.dispatcher import Dispatcher
from rotonde.games.convoi.tests.shown import shown
from rotonde.testing.records import Wanted, make_records

RECORDS = Path(__file__).parent.parent / "records"
AMERICA = {"board": "north-america"}
EASY = {"removed": 0, "tokens": 10, "extraGreen": True}
ANYHOW = {"removed": 0, "tokens": 9}
TRYING = Dispatcher()
WHIMSICAL = Dispatcher(whim=15)
PARTNER = PlannerBot(Weights())


def choose(state: State, chance: Chance) -> int:
    """In the easiest games one who tries, in America a good partner; with nine tokens one who does anything.

    In all others one who tries, and now and then does anything.
    """
    if state.options["tokens"] == 9:
        return anything(state, chance)
    if state.options["tokens"] == 10 and state.options["board"] == "north-america":
        return PARTNER.choose(state.perspective(state.to_act), chance)
    return (TRYING if state.options["tokens"] == 10 else WHIMSICAL)(state, chance)


def anything(state: State, chance: Chance) -> int:
    legal = state.legal_actions()
    return legal[chance.below(len(legal))]


def shows(what: str) -> Wanted:
    """Predicate: the game shows that."""
    return lambda state: what in shown(state)


def happens(kind: str, **params: object) -> Wanted:
    """Predicate: such an event comes in the game."""

    def found(state: State) -> bool:
        told = [event for event in state.events(0, None) if event["type"] == kind]
        return any(all(event[name] == value for name, value in params.items()) for event in told)

    return found


def ends(*, deck: int, clock: int) -> Wanted:
    """Lost with that deck, the clock empty or not."""

    def found(state: State) -> bool:
        position: Any = state.snapshot()
        return position["deck"] == deck and (position["clock"] > 0) == (clock > 0) and not state.winners()

    return found


def won(state: State) -> bool:
    return bool(state.winners())


def calls(agent: str) -> Wanted:
    return happens("agent_used", agent=agent)


def twins(state: State) -> bool:
    """A card with two new trains brought two of the same colour."""
    told = [event for event in state.events(0, None) if event["type"] in ("revealed", "placed")]
    names = [str(event.get("train", event.get("instruction"))) for event in told]
    one, other = [*names[names.index("i12") + 1 :], "", ""][:2] if "i12" in names else ("", "")
    return one in TRAINS and other in TRAINS and one[:-1] == other[:-1]


WANTED: dict[str, tuple[int, dict[str, object], Wanted]] = {
    "2-seats": (2, {}, happens("delivered")),
    "3-seats": (3, {}, happens("loaded")),
    "4-seats": (4, {}, happens("traded")),
    "america-2-seats": (2, {**AMERICA}, happens("delivered")),
    "america-4-seats": (4, {**AMERICA}, happens("stopped", reason="chosen")),
    "won": (2, {**EASY}, won),
    "lost-at-the-end": (2, {"firstSeat": 1}, ends(deck=0, clock=1)),
    "lost-by-the-clock": (2, {"removed": 8}, ends(deck=0, clock=0)),
    "logistician": (2, {}, calls("logistician")),
    "manager": (2, {"managerIncludesPort": True}, calls("manager")),
    "conductor": (3, {}, calls("conductor")),
    "trackman": (2, {**AMERICA}, calls("trackman")),
    "shunter": (2, {**AMERICA}, calls("shunter")),
    "section-chief": (3, {**AMERICA}, calls("section_chief")),
    "two-new-trains": (2, {"twoNewFallback": "sameColour"}, happens("revealed", instruction="i12")),
    "all-colours": (2, {}, happens("revealed", instruction="i18")),
    "collision": (2, {}, happens("collision")),
    "into-a-departure": (2, {}, happens("departure_entered")),
    "occupied-departure": (2, {}, happens("placement_failed")),
    "behind-a-train": (2, {}, happens("stopped", reason="train")),
    "closed-switch": (2, {**AMERICA}, happens("stopped", reason="switch")),
    "shuffled-departures": (2, {"departures": "shuffled"}, happens("delivered")),
    "tokens-for-dice": (2, {"departures": "tokens", **AMERICA}, happens("delivered")),
    "hidden-hands": (3, {"hiddenHands": True}, happens("reshuffled")),
    "custom-layout": (2, {"layout": "custom", "extraGreen": True}, happens("loaded")),
    "random-layout": (2, {"layout": "random", **AMERICA}, happens("loaded")),
    "ten-goods": (2, {"goods": 10, "tokens": 8, "removed": 0}, happens("delivered")),
    "full-port": (2, {**AMERICA, "fullPort": "pass", "passReversal": True}, happens("delivered")),
    "america-won": (2, {**AMERICA, **EASY}, won),
    "two-of-a-colour": (2, {**ANYHOW, "twoNewFallback": "sameColour"}, twins),
    "no-train-left": (2, {**ANYHOW}, happens("no_train_left")),
    "empty-in-the-port": (2, {**ANYHOW}, shows("stop: empty in the port")),
    "through-a-city": (2, {**ANYHOW}, shows("stop: chosen, with the manager")),
    "tokens-for-dice-europe": (3, {"departures": "tokens"}, happens("delivered")),
    "random-layout-europe": (4, {"layout": "random"}, happens("delivered")),
    "shuffled-departures-america": (3, {**AMERICA, "departures": "shuffled"}, happens("delivered")),
    "hidden-hands-america": (4, {**AMERICA, "hiddenHands": True}, happens("traded")),
    "custom-layout-america": (2, {**AMERICA, "layout": "custom"}, happens("delivered")),
    "ten-goods-america": (2, {**AMERICA, "goods": 10, "tokens": 8, "removed": 0}, happens("delivered")),
    "america-lost-by-the-clock": (3, {**AMERICA, "removed": 8}, ends(deck=0, clock=0)),
}

if __name__ == "__main__":
    make_records(GAME, RECORDS, WANTED, choose)
