# rotonde: interpreted
"""Words of the material: what the boards' places and the cards are called, added to the game's words."""

from typing import Any

from rotonde.games.convoi.board import NONE, TRACK, Board
from rotonde.games.convoi.deck import MULTI, START, Deck
from rotonde.games.convoi.material import COLOURS, GOODS

Names = dict[str, str]
AND = {"en": "and", "fr": "et"}
TOWARDS = {"en": "{city} towards {place}", "fr": "{city} vers {place}"}
BETWEEN = {"en": "the line {one}–{other}", "fr": "la ligne {one}–{other}"}
ON_LINE = {"en": "section {n} of {one}–{other}", "fr": "section {n} de {one}–{other}"}
SYMBOLS: dict[str, Names] = {
    "black": {"en": "black", "fr": "noirs"},
    "brown": {"en": "brown", "fr": "marron"},
    "grey": {"en": "grey", "fr": "gris"},
    "any": {"en": "any colour", "fr": "couleur au choix"},
}
NEW = {
    0: {"en": "", "fr": ""},
    1: {"en": "a new train; ", "fr": "un nouveau train ; "},
    2: {"en": "two new trains; ", "fr": "deux nouveaux trains ; "},
}


def with_names(words: dict[str, object], boards: list[Board], deck: Deck) -> dict[str, object]:
    """The words of the game on these boards."""
    params: dict[str, Any] = dict(words["params"])  # type: ignore[call-overload]
    for key in (
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
    ):
        params[key] = {}
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
    return words | {"params": params}


def _name_places(params: dict[str, Any], board: Board) -> None:
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


def _far_place(board: Board, end: int) -> Names:
    """The first city, departure space or junction met when leaving by that end."""
    while board.end_junction[end] == NONE:
        far = board.end_far[end]
        if board.opposite[far] == NONE:
            return board.space_names[board.end_space[far]]
        end = board.opposite[far]
    return board.junction_names[board.end_junction[end]]


def _leg_place(board: Board, end: int) -> Names:
    """Place that a leg leads to: through the space that begins with that end, and on."""
    if board.opposite[end] == NONE:
        return board.space_names[board.end_space[end]]
    return _far_place(board, board.opposite[end])


def _section(board: Board, space: int) -> Names:
    a, b = board.space_ends[space]
    one, other = _far_place(board, a), _far_place(board, b)
    n = 1
    while board.end_junction[a] == NONE and board.opposite[board.end_far[a]] != NONE:
        a = board.opposite[board.end_far[a]]
        n += 1
    return {
        language: ON_LINE[language].format(n=n, one=one[language], other=other[language]) for language in one
    }


def _light(board: Board, light: int) -> Names:
    end = board.light_end[light]
    if end != NONE:
        city, place = board.space_names[board.end_space[end]], _far_place(board, end)
        return {
            language: TOWARDS[language].format(city=city[language], place=place[language])
            for language in city
        }
    end = board.end_light.index(light)
    one, other = _far_place(board, end), _leg_place(board, end)
    return {language: BETWEEN[language].format(one=one[language], other=other[language]) for language in one}


def _card(deck: Deck, card: int) -> Names:
    names = {}
    for language in AND:
        if card == START:
            names[language] = {"en": "three new trains", "fr": "trois nouveaux trains"}[language]
            continue
        symbols = ["any" if symbol == MULTI else COLOURS[symbol] for symbol in deck.symbols[card]]
        moves = ", ".join(SYMBOLS[symbol][language] for symbol in symbols)
        names[language] = NEW[deck.new[card]][language] + moves
    return names
