# rotonde: interpreted  # drawn a few times a second at most
"""Terminal drawing of a view: clock, cards, hands, trains, lights and switches by name."""

from collections.abc import Mapping
from typing import Final, cast

from rotonde.games.convoi.material import CARDS, COLOURS, GOODS
from rotonde.games.convoi.view_types import Agent, Port, Train, View
from rotonde.i18n.speaker import Speaker
from rotonde.i18n.styled_text import StyledLine

NAME: Final = 15  # columns for a label
NARROW: Final = 72  # below this, a list begins under its label
NO_ONE: Final = "–"


def draw(view: Mapping[str, object], say: Speaker, width: int) -> list[StyledLine]:
    """Everything on the table, for a terminal of that width."""
    seen = cast(View, view)
    return [
        *_times(seen, say),
        *_goods(seen, say, width),
        [],
        *[_hand(seen, say, seat) for seat in range(len(seen["hands"]))],
        *_listed(say.board("agents"), [_agent(each, say) for each in seen["agents"]], width),
        [],
        *_trains(seen, say, width),
        *_listed(say.board("green"), [say.value("light", light) for light in seen["green"]], width),
        *_listed(say.board("switches"), [_switch(seen, say, each) for each in seen["switches"]], width),
    ]


def _label(text: str) -> tuple[str, str]:
    return "bold", f"{text[: NAME - 1]:<{NAME}}"


def _times(view: View, say: Speaker) -> list[StyledLine]:
    """The clock with its tokens, how many cards are to come, and the one that lies open."""
    clock, deck = view["clock"], view["instructions"]
    left = clock["full"] - clock["tokens"]
    tokens = "●" * clock["tokens"] + "·" * left
    boxed = f" ({say.board('boxed')}: {deck['boxed']})" if deck["boxed"] else ""
    card = say.value("instruction", deck["card"]["id"]) if deck["card"] else NO_ONE
    return [
        [_label(say.board("clock")), ("accent", tokens), ("", f" {clock['tokens']}/{clock['full']}")],
        [_label(say.board("cards")), ("", f"{deck['deck']}{boxed}")],
        [_label(say.board("card")), ("accent", card)],
    ]


def _goods(view: View, say: Speaker, width: int) -> list[StyledLine]:
    """Goods in the cities, and the slots of each port, filled and free."""
    lines: list[StyledLine] = []
    in_a_row = len(GOODS) if width >= NARROW else len(GOODS) // 2
    for i, goods in enumerate(GOODS):
        if i % in_a_row == 0:
            lines.append([_label(say.board("waiting") if i == 0 else "")])
        city = say.value("city", f"{view['board']} {goods}")
        lines[-1] += [(f"on-{goods}", f" {view['cubes'][goods]} "), ("", f" {city}  ")]
    for i, port in enumerate(view["ports"]):
        text = f"{say.board('delivered')} {view['delivered']}/{view['goods']}" if i == 0 else ""
        lines.append([_label(text), ("", f"{say.value('space', port['port'])}: "), *_slots(port)])
    return lines


def _slots(port: Port) -> StyledLine:
    """A filled slot bears its sign, a free one a dot; a slot for any colour is a question mark."""
    line: StyledLine = []
    for goods in GOODS:
        line += [(f"on-{goods}", "■" * port["stored"][goods] + "·" * port["free"][goods]), ("", " ")]
    return [*line, ("dim", "?" * port["free_any"])]


def _hand(view: View, say: Speaker, seat: int) -> StyledLine:
    hand = view["hands"][seat]
    active = seat == view["active"]
    name = say.value("seat", seat)[: NAME - 3]
    if "signal" in hand:
        text = "  ".join(f"{say.value('card', card)} {hand[card]}" for card in CARDS)
    else:
        text = str(hand["count"])
    return [("accent" if active else "", f"{'>' if active else ' '} {name:<{NAME - 2}}"), ("", text)]


def _agent(agent: Agent, say: Speaker) -> str:
    name = say.value("agent", agent["agent"])
    return name if agent["ready"] else f"({name})"


def _trains(view: View, say: Speaker, width: int) -> list[StyledLine]:
    """One line a train on the network: its cube, where it is, where it looks; then those in the depot."""
    running = [train for train in view["trains"] if train["space"]]
    first = say.board("trains")
    if width < NARROW:
        lines: list[StyledLine] = [[_label(first)], *([("", "  "), *_train(train, say)] for train in running)]
    else:
        lines = [[_label(first if i == 0 else ""), *_train(train, say)] for i, train in enumerate(running)]
    waiting = [train["colour"] for train in view["trains"] if not train["space"]]
    counts = [f"{say.value('colour', colour)} {waiting.count(colour)}" for colour in COLOURS]
    return [*lines, [_label(say.board("depot")), ("", "  ".join(counts))]]


def _train(train: Train, say: Speaker) -> StyledLine:
    cargo = train["cargo"]
    where = say.value("space", train["space"])
    if train["heading"] in ("a", "b"):
        ahead = say.value("towards", f"{train['space']} {train['heading']}")
        where += f", {say.board('towards')} {ahead}"
    return [
        ("", f"{train['train']:<7}"),
        (f"on-{cargo}" if cargo else "dim", "■" if cargo else "·"),
        ("", f" {where}"),
    ]


def _switch(view: View, say: Speaker, junction: str) -> str:
    legs = [say.value("one", leg) for leg in view["switches"][junction]]
    return f"{say.value('junction', junction)} {'–'.join(legs) or NO_ONE}"


def _listed(label: str, items: list[str], width: int) -> list[StyledLine]:
    """The items side by side in columns, as many as there is room for."""
    wide = width >= NARROW
    indent = NAME if wide else 2
    column = max([len(item) for item in items], default=0) + (2 if wide else 1)
    count = max(1, (width - indent) // column)
    rows = [
        "".join(f"{item:<{column}}" for item in items[i : i + count]) for i in range(0, len(items), count)
    ]
    if not wide:
        return [[_label(label)], *([("", f"  {row}")] for row in rows)]
    return [[_label(label if i == 0 else ""), ("", row)] for i, row in enumerate(rows)]
