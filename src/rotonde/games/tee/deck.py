"""Deck: the HASARD cards as tables; what each does, to whom, where to, how often."""

from typing import Final

# TEE-HAZ-2 to TEE-HAZ-10: the effects there are, as the deck's file names them.
SEND: Final = 0
JOIN: Final = 1
FETCH: Final = 2
SWAP: Final = 3
KEEP: Final = 4
CLOSE: Final = 5
LIFT: Final = 6
TAKE: Final = 7
GIVE: Final = 8
ROLL: Final = 9
ADVANCE: Final = 10
EXTRA: Final = 11
LOSE: Final = 12
EFFECTS: Final = (
    "send",
    "joinNearest",
    "fetchNearest",
    "swapNearest",
    "keepReopen",
    "close",
    "liftToken",
    "takeToken",
    "giveToken",
    "roll",
    "advance",
    "extraTurns",
    "loseTurns",
)

SELF: Final = 0
CHOSEN: Final = 1
NEAREST: Final = 2
OTHERS: Final = 3
EVERYONE: Final = 4
WHO: Final = ("self", "chosen", "nearest", "others", "everyone")

HOME: Final = -1  # where to: everyone's own


class Card:
    """One card: `who` it concerns, the station it sends `to`, how many turns or steps it `count`s."""

    def __init__(self, effect: int, who: int, to: int, count: int) -> None:
        self.effect = effect
        self.who = who
        self.to = to
        self.count = count


class Deck:
    """All cards of the box, numbered in the file's order; a set of cards is a mask."""

    def __init__(
        self, ids: list[str], titles: list[dict[str, str]], texts: list[dict[str, str]], cards: list[Card]
    ) -> None:
        self.ids = ids
        self.titles = titles
        self.texts = texts
        self.cards = cards
        self.all = (1 << len(cards)) - 1

    def listed(self, mask: int) -> list[str]:
        return [name for i, name in enumerate(self.ids) if mask >> i & 1]
