"""The games that `records/` keeps: one for each number of seats and for each way a game can go.

`python -m rotonde.games.wurfel.tests.golden` writes them anew.
"""

from collections.abc import Iterator
from pathlib import Path

from rotonde.core.chance import Chance
from rotonde.core.state import State
from rotonde.games.wurfel import GAME
from rotonde.testing.records import Wanted, make_records

RECORDS = Path(__file__).parent.parent / "records"


def choose(state: State, chance: Chance) -> int:
    """Policy that takes what there is, throws again most of the time, and now and then does anything."""
    legal = state.legal_actions()
    kinds = {GAME.space.kind(a) for a in legal}
    if "done" in kinds and chance.below(20):
        return legal[chance.below(len(legal) - 1)]
    if "stop" in kinds and not chance.below(3):
        return legal[-1]
    return legal[chance.below(len(legal))]


def happens(event: str) -> Wanted:
    """Predicate: that event comes in the game."""
    return lambda state: any(each["type"] == event for each in state.events(0, None))


def always(state: State) -> bool:
    return True


def last_is(*types: str) -> Wanted:
    """The game ends with a strip gained in one of these ways."""
    return lambda state: state.events(0, None)[-2]["type"] in types


def seven_of_a_colour(state: State) -> bool:
    """Seven dice lay on the table, all alike, when strips were taken."""
    return any(len(dice) == 7 and len(set(dice)) == 1 for dice, _, _ in takes(state))


def took_shorter(state: State) -> bool:
    """A strip was taken though the one of the right length was in the supply."""
    for dice, gone, took in takes(state):
        right = (took["colour"], min(6, dice.count(str(took["colour"]))))
        if right not in gone and took["length"] != right[1]:
            return True
    return False


def takes(state: State) -> Iterator[tuple[list[str], set[tuple[object, object]], dict[str, object]]]:
    """Every strip taken from the supply, with the dice on the table and the strips that were gone."""
    dice: list[str] = []
    gone: set[tuple[object, object]] = set()
    for each in state.events(0, None):
        strip = (each.get("colour"), each.get("length"))
        if each["type"] == "rolled":
            thrown = str(each["dice"]).split()
            dice = thrown if each["throw"] == 1 else dice + thrown
        elif each["type"] == "rethrew":
            for die in str(each["dice"]).split():
                dice.remove(die)
        elif each["type"] in ("removed", "took"):
            if each["type"] == "took":
                yield dice, gone, each
            gone.add(strip)
        elif each["type"] in ("gave_up", "lost_front"):
            gone.discard(strip)


WANTED: dict[str, tuple[int, dict[str, object], Wanted]] = {
    "2-seats": (2, {}, always),
    "3-seats": (3, {}, always),
    "4-seats": (4, {}, always),
    "5-seats": (5, {}, always),
    "6-seats": (6, {}, always),
    "backing-off": (3, {"firstPlayer": 1}, happens("fell_back")),
    "declined": (2, {"firstPlayer": 0}, happens("declined")),
    "free-shorter": (3, {"freeShorter": True}, took_shorter),
    "giving-back": (4, {}, happens("lost_front")),
    "giving-up": (3, {}, happens("gave_up")),
    "lantern-robbed": (4, {}, happens("stole_lantern")),
    "lantern-spared": (2, {}, happens("spared")),
    "seven-of-a-colour": (2, {}, seven_of_a_colour),
    "theft": (3, {}, happens("stole")),
    "won-by-theft": (4, {}, last_is("stole", "stole_lantern")),
}

if __name__ == "__main__":
    make_records(GAME, RECORDS, WANTED, choose)
