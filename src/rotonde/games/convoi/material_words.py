# rotonde: interpreted
"""Words of the material: what the boards' places and the cards are called."""

from typing import Final

from rotonde.core.texts import Said, load_texts
from rotonde.games.convoi.board import NONE, TRACK, Board
from rotonde.games.convoi.deck import MULTI, START, Deck
from rotonde.games.convoi.material import COLOURS, GOODS
from rotonde.games.convoi.material_files import PACKAGE

Table = dict[str, dict[str, Said]]  # by parameter and value
PARAMETERS: Final = (
    "light",
    "from_light",
    "exit",
    "space",
    "from_space",
    "junction",
    "one",
    "other",
    "board",
    "towards",
    "city",
)


def names_of(boards: list[Board], deck: Deck) -> Table:
    """The names on these boards and cards, by parameter and value."""
    params: Table = {key: {} for key in PARAMETERS}
    for board in boards:
        params["board"][board.id] = board.names
        _name_places(params, board)
        for light, name in enumerate(board.lights):
            names = _light(board, light)
            if names in params["light"].values():
                names = {language: f"{text} ({name})" for language, text in names.items()}
            params["light"][name] = params["from_light"][name] = names
            if board.light_end[light] != NONE:
                params["exit"][name] = _far_place(board, board.light_end[light])
    params["instruction"] = {deck.ids[card]: _card(deck, card) for card in range(len(deck.ids))}
    return params


def _name_places(params: Table, board: Board) -> None:
    for space, name in enumerate(board.spaces):
        names = board.space_names[space]
        if board.space_kind[space] == TRACK:
            names = _section(board, space)
            for end in board.space_ends[space]:
                params["towards"][f"{name} {board.end_names[end]}"] = _far_place(board, end)
        params["space"][name] = params["from_space"][name] = names
        if space in board.goods_city:
            params["city"][f"{board.id} {GOODS[board.goods_city.index(space)]}"] = names
    for junction, name in enumerate(board.junctions):
        params["junction"][name] = board.junction_names[junction]
        for leg, label in enumerate(board.leg_names[junction]):
            names = _leg_place(board, board.leg_end[junction][leg])
            params["one"].setdefault(label, names)
            params["other"].setdefault(label, names)


def _far_place(board: Board, end: int) -> Said:
    """The first city, departure space or junction met when leaving by that end."""
    while board.end_junction[end] == NONE:
        far = board.end_far[end]
        if board.opposite[far] == NONE:
            return board.space_names[board.end_space[far]]
        end = board.opposite[far]
    return board.junction_names[board.end_junction[end]]


def _leg_place(board: Board, end: int) -> Said:
    """Place that a leg leads to: through the space that begins with that end, and on."""
    if board.opposite[end] == NONE:
        return board.space_names[board.end_space[end]]
    return _far_place(board, board.opposite[end])


def _section(board: Board, space: int) -> Said:
    a, b = board.space_ends[space]
    one, other = _far_place(board, a), _far_place(board, b)
    n = 1
    while board.end_junction[a] == NONE and board.opposite[board.end_far[a]] != NONE:
        a = board.opposite[board.end_far[a]]
        n += 1
    return load_texts(PACKAGE).filled("place-section", n=n, one=one, other=other)


def _light(board: Board, light: int) -> Said:
    end = board.light_end[light]
    if end != NONE:
        city, place = board.space_names[board.end_space[end]], _far_place(board, end)
        return load_texts(PACKAGE).filled("place-towards", city=city, place=place)
    end = board.end_light.index(light)
    one, other = _far_place(board, end), _leg_place(board, end)
    return load_texts(PACKAGE).filled("place-between", one=one, other=other)


def _card(deck: Deck, card: int) -> Said:
    texts = load_texts(PACKAGE)
    if card == START:
        return texts["order-start"]
    moves: Said = {}
    for symbol in deck.symbols[card]:
        name = texts[f"symbol-{'any' if symbol == MULTI else COLOURS[symbol]}"]
        moves = texts.filled("order-then", before=moves, moves=name) if moves else name
    return texts.filled(f"order-new-{deck.new[card]}", moves=moves) if deck.new[card] else moves
