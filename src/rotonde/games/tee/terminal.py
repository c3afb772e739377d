# rotonde: interpreted  # drawn a few times a second at most
"""Terminal drawing of a view: travellers as on a departure board, souvenirs, tokens, the move under way."""

import textwrap
from collections.abc import Mapping, Sequence
from typing import Final, cast

from rotonde.games.tee.view_types import Move, Player, View
from rotonde.i18n.speaker import Speaker
from rotonde.i18n.styled_text import StyledLine

NAME: Final = 16  # columns for a name or a heading
HAND: Final = 8  # columns for six souvenirs
TOKENS: Final = 5
BESIDE: Final = 3  # columns for lost turns or a rank
HOME: Final = 18  # columns for where the way ends, where there is room
WIDE: Final = 76
VISITED: Final = "#"


def draw(view: Mapping[str, object], say: Speaker, width: int) -> list[StyledLine]:
    """Everything on the table, for a terminal of that width."""
    return _drawn(cast(View, view), say, width)


def _drawn(view: View, say: Speaker, width: int) -> list[StyledLine]:
    lines = [_traveller(view, say, seat, player, width) for seat, player in enumerate(view["players"])]
    lines.append(
        [("dim", f"  {VISITED} {say.board('visited')}  R/B {say.board('goals')}  o {say.board('tokens')}")]
    )
    below = _below(view, say, width)
    return [*lines, [], *below] if below else lines


def _below(view: View, say: Speaker, width: int) -> list[StyledLine]:
    """Lines on hands, closed stations, the move and the card; each only where there is any."""
    lines: list[StyledLine] = []
    for seat, player in enumerate(view["players"]):
        lines += _hand(say, seat, player, width)
    lines += _listed(say.board("shut"), [_station(say, each) for each in view["closed"]], width)
    lines += _move(view["move"], say, width)
    lines += _card(view["card"], say, width)
    return lines


def _traveller(view: View, say: Speaker, seat: int, player: Player, width: int) -> StyledLine:
    """Name, whereabouts, what is visited and what is not, tokens, the way home."""
    turn = seat == view["turn"]
    name = f"{'>' if turn else ' '} {say.value('seat', seat)[: NAME - 3]:<{NAME - 3}} "
    home = HOME if width >= WIDE else 0
    room = width - NAME - HAND - TOKENS - home - BESIDE
    line = [
        ("accent" if turn else "", name),
        ("", f"{_where(say, player)[: room - 1]:<{room}}"),
        *_souvenirs(player),
        ("", f" o{player['tokens']:<{TOKENS - 2}}"),
    ]
    if home and player["home"]:
        line.append(("dim", f"{say.board('home')}: {_station(say, player['home'])}"[:home]))
    return [*line, ("bold", _beside(view, seat, player))]


def _where(say: Speaker, player: Player) -> str:
    if player["at"] is None:
        return ""
    return f"{_station(say, player['at'])} ({say.board('on_' + player['bound'])})"


def _souvenirs(player: Player) -> StyledLine:
    seen = VISITED * len(player["visited"])
    rest = HAND - len(seen) - player["open_red"] - player["open_blue"]
    return [
        ("bold", seen),
        ("on-red", "R" * player["open_red"]),
        ("on-blue", "B" * player["open_blue"]),
        ("", " " * rest),
    ]


def _beside(view: View, seat: int, player: Player) -> str:
    """Turns that will be lost, or the rank at the end."""
    ranks = view["ranks"]
    if ranks is not None:
        return f" #{ranks[seat]}"
    return f" -{player['skips']}" if player["skips"] else ""


def _hand(say: Speaker, seat: int, player: Player, width: int) -> list[StyledLine]:
    """The souvenirs that one may see, and the cards that were kept."""
    visited = [f"{VISITED} {_station(say, each)}" for each in player["visited"]]
    still = [_station(say, each) for each in player["open"] or []]
    kept = [f"“{say.value('card', each)}”" for each in player["kept"]]
    return _listed(say.value("seat", seat), [*visited, *still, *kept], width)


def _move(move: Move | None, say: Speaker, width: int) -> list[StyledLine]:
    if move is None:
        return []
    way = " > ".join(_station(say, each) for each in move["path"])
    return _listed(say.board("way"), [f"{way} > ({move['left']})"], width)


def _card(card: str | None, say: Speaker, width: int) -> list[StyledLine]:
    if card is None:
        return []
    return _listed("HASARD", [f"“{say.value('card', card)}”: {say.value('instruction', card)}"], width)


def _listed(heading: str, items: Sequence[str], width: int) -> list[StyledLine]:
    """A heading and what stands beside it, in as many lines as it takes; nothing for nothing."""
    rows = textwrap.wrap(", ".join(items), width - NAME)
    heads = [heading[: NAME - 1], *[""] * len(rows)]
    return [[("bold", f"{head:<{NAME}}"), ("", row)] for head, row in zip(heads, rows, strict=False)]


def _station(say: Speaker, station: str) -> str:
    return say.value("station", station)
