# rotonde: interpreted  # drawn a few times a second at most
"""Terminal drawing of a view: the shoe, every side's trains as letters behind their engines, the hand."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, cast

from rotonde.games.express.material import CARDS
from rotonde.games.express.view_types import Engine, Hand, Side, Train, View
from rotonde.i18n.speaker import Speaker
from rotonde.i18n.styled_text import StyledLine

CODES: Final = "AC CM PB SC GO CO HO TA BX MB CH DM SL OB DI CB WI TT HC LC OF TO XT WR DR BR ST ES"
LETTERS: Final = dict(zip(CARDS, CODES.split(" "), strict=True))
SHORT: Final = {letters.lower(): card for card, letters in LETTERS.items()}
NAME: Final = 16  # columns for a label
SLOT_SHOWN: Final = 8  # cards of the slot that are named
DOWN: Final = "<##"


def draw(view: Mapping[str, object], say: Speaker, width: int) -> list[StyledLine]:
    """Everything on the table, for a terminal of that width."""
    return _drawn(cast(View, view), say, width)


def _drawn(view: View, say: Speaker, width: int) -> list[StyledLine]:
    lines = [_round(view, say), *_shoe(view, say, width)]
    for side in view["sides"]:
        lines += [[], *_side(view, say, side, width)]
    for seat, hand in enumerate(view["hands"]):
        if hand["cards"]:
            lines += [[], *_hand(say, seat, hand["cards"], width)]
    return lines


def _round(view: View, say: Speaker) -> StyledLine:
    way = "->" if view["direction"] == 1 else "<-"
    number = view["round"] + 1
    return [
        _label(f"{say.board('round')} {number}"),
        ("dim", f"{say.board('target')} {view['target']}  {way}"),
    ]


def _shoe(view: View, say: Speaker, width: int) -> list[StyledLine]:
    """The three places of the shoe; of the discards the top card, of the slot the last ones."""
    discards = view["discard"]
    slot = view["slot"]
    top = f"{LETTERS[discards[-1]]} {say.value('card', discards[-1])}" if discards else "-"
    return [
        [_label(say.board("draw")), ("", str(view["draw"]))],
        [_label(say.board("discard")), ("bold", top[: width - NAME - 6]), ("dim", f"  ({len(discards)})")],
        [_label(say.board("slot")), ("", _letters(slot[-SLOT_SHOWN:]) or "-")],
    ]


def _side(view: View, say: Speaker, side: Side, width: int) -> list[StyledLine]:
    turn = view["turn"] in side["seats"]
    hands = view["hands"]
    who = ", ".join(f"{say.value('seat', seat)} [{_held(hands[seat])}]" for seat in side["seats"])
    lines: list[StyledLine] = [
        [("accent" if turn else "bold", f"{'>' if turn else ' '} {who}"), ("bold", f"  {side['total']}")]
    ]
    for train in side["trains"]:
        lines += _train(say, train, width)
    if side["maintenance"]:
        lines.append([("dim", f"    {say.board('maintenance')}: "), ("", _letters(side["maintenance"]))])
    return lines


def _held(hand: Hand) -> str:
    """Number of cards, and those that were seen going there."""
    known = _letters(hand["known"]) if hand["cards"] is None else ""
    return f"{hand['size']}: {known}" if known else str(hand["size"])


def _train(say: Speaker, train: Train, width: int) -> list[StyledLine]:
    """The number to type, the train's name, its engine and cars; what was laid this turn is bright."""
    name = f"{train['train']:>4} {say.board('train')} {say.value('train', train['train'])}  "
    in_a_row = max(1, (width - len(name) - 7) // 3)
    old = len(train["cars"]) - train["fresh"]
    lines: list[StyledLine] = []
    for first in range(0, len(train["cars"]), in_a_row):
        head = f"{name}{_engine(train['engine']):<5}" if first == 0 else " " * (len(name) + 5)
        cars = train["cars"][first : first + in_a_row]
        letters = [("accent" if first + i >= old else "", f" {LETTERS[car]}") for i, car in enumerate(cars)]
        lines.append([("dim", head), *letters])
    return lines


def _engine(engine: Engine | None) -> str:
    """Face up, seen, remembered, unknown, or missing."""
    if engine is None:
        return "<--"
    if engine["card"] is not None:
        return f"<{LETTERS[engine['card']]}{'!' if engine['up'] else ''}"
    return f"<{LETTERS[engine['remembered']]}?" if engine["remembered"] is not None else DOWN


def _hand(say: Speaker, seat: int, cards: Sequence[str], width: int) -> list[StyledLine]:
    """Each kind with its letters, its name, and how often it is there."""
    counted = [_counted(say, card, count) for card, count in Counter(cards).items()]
    column = max(len(each) for each in counted) + 2
    in_a_row = max(1, (width - 2) // column)
    lines: list[StyledLine] = [[("bold", f"{say.board('hand')}: {say.value('seat', seat)}")]]
    rows = [counted[first : first + in_a_row] for first in range(0, len(counted), in_a_row)]
    return [*lines, *([("", "  " + "".join(f"{each:<{column}}" for each in row))] for row in rows)]


def _counted(say: Speaker, card: str, count: int) -> str:
    return f"{LETTERS[card]} {say.value('card', card)}{f' x{count}' if count > 1 else ''}"


def _letters(cards: Sequence[str]) -> str:
    return " ".join(LETTERS[card] for card in cards)


def _label(text: str) -> tuple[str, str]:
    return "bold", f"{text[: NAME - 1]:<{NAME}}"
