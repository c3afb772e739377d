# rotonde: interpreted
"""Layout: each board as the page draws it, places and the lines between them; no move changes it."""

from rotonde.core.state import Json
from rotonde.games.convoi.board import NONE, SPACE_KINDS, TRACK, Board
from rotonde.games.convoi.deck import Deck
from rotonde.games.convoi.material import GOODS
from rotonde.games.convoi.view import symbol_name


def layout_of(boards: list[Board], deck: Deck) -> Json:
    """The game's `layout`: each board as it lies on the table, and what each instruction card shows."""
    return {
        "boards": {board.id: _board(board) for board in boards if board.places},
        "cards": {
            deck.ids[card]: {
                "new": deck.new[card],
                "move": [symbol_name(symbol) for symbol in deck.symbols[card]],
            }
            for card in range(len(deck.ids))
        },
    }


def _board(board: Board) -> Json:
    return {
        "size": list(board.size),
        "places": [_place(board, space) for space in _stations(board)]
        + [_junction(board, junction) for junction in range(len(board.junctions))],
        "lines": _lines(board),
    }


def _stations(board: Board) -> list[int]:
    """Everything that holds a train and is no track section."""
    return [space for space in range(len(board.spaces)) if board.space_kind[space] != TRACK]


def _place(board: Board, space: int) -> Json:
    """A city, a port or a departure space."""
    name = board.spaces[space]
    place: Json = {"id": name, "kind": SPACE_KINDS[board.space_kind[space]], "at": list(board.places[name])}
    if space in board.goods_city:
        place["goods"] = GOODS[board.goods_city.index(space)]
    if space in board.departures:
        place["number"] = board.departures.index(space) + 2
    return place


def _junction(board: Board, junction: int) -> Json:
    name = board.junctions[junction]
    at = board.places.get(node_name(name)) or board.places[name]
    return {"id": node_name(name), "kind": "junction", "at": list(at)}


def node_name(junction: str) -> str:
    return f"j.{junction}"


def _lines(board: Board) -> list[Json]:
    """Every line once, from the place at which it is met first."""
    lines = _Lines(board)
    for space in _stations(board):
        for end in board.space_ends[space]:
            if end not in lines.met:
                lines.begin(board.spaces[space], board.end_names[end])
                lines.follow(end)
    for junction, name in enumerate(board.junctions):
        for leg, end in enumerate(board.leg_end[junction]):
            if end not in lines.met:
                lines.begin(node_name(name), board.leg_names[junction][leg])
                lines.light(board.leg_light[junction][leg])
                lines.follow(lines.enter(end))
    return lines.found


class _Lines:
    """The lines found, the ends they passed, and of the one that is being followed what has been met."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.found: list[Json] = []
        self.met: set[int] = set()

    def begin(self, node: str, end: str) -> None:
        self.start = {"node": node, "end": end}
        self.spaces: list[Json] = []
        self.lights: list[str | None] = []

    def light(self, light: int) -> None:
        self.lights.append(None if light == NONE else self.board.lights[light])

    def enter(self, end: int) -> int:
        """Onto the track section that begins with `end`; its other end, which a train there would face."""
        self.met.add(end)
        out = self.board.opposite[end]
        name = self.board.spaces[self.board.end_space[end]]
        at = list(self.board.places[name])
        self.spaces.append({"id": name, "ahead": self.board.end_names[out], "at": at})
        return out

    def follow(self, out: int) -> None:
        """Leaves by that end, and goes on to the next place."""
        board = self.board
        while True:
            self.met.add(out)
            self.light(board.end_light[out])
            junction = board.end_junction[out]
            if junction != NONE:
                leg = board.leg_names[junction][board.end_leg[out]]
                return self.finish(node_name(board.junctions[junction]), leg)
            end = board.end_far[out]
            if board.opposite[end] == NONE:
                self.met.add(end)
                return self.finish(board.spaces[board.end_space[end]], board.end_names[end])
            out = self.enter(end)

    def finish(self, node: str, end: str) -> None:
        line: Json = {"from": self.start, "to": {"node": node, "end": end}}
        self.found.append(line | {"spaces": self.spaces, "lights": self.lights})
