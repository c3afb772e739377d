"""Positions that nobody reaches by chance: trains anywhere, switches and lights at will."""

from hypothesis import strategies as st

from rotonde.games.convoi.board import PORT
from rotonde.games.convoi.material import GOODS, TRAINS
from rotonde.games.convoi.state import Convoi
from rotonde.games.convoi.tests.tables import AMERICA, EUROPE, goods, new, table


@st.composite
def positions(draw: st.DrawFn, least: int = 1) -> Convoi:
    """Seat 0 may play cards; every train is in the depot or anywhere that a train may stand."""
    name = draw(st.sampled_from([EUROPE, AMERICA]))
    board = new(board=name).config.board
    spaces = [
        space for space in range(len(board.spaces)) if board.space_kind[space] != PORT or name == AMERICA
    ]
    places = draw(st.lists(st.sampled_from(spaces), min_size=least, max_size=len(TRAINS), unique=True))
    cubes = [2] * len(GOODS)
    trains = []
    for train, space in zip(draw(st.permutations(TRAINS)), places, strict=False):
        said = [train, board.spaces[space]]
        if not board.is_city(space):
            said.append(board.end_names[draw(st.sampled_from(board.space_ends[space]))])
        colour = draw(st.integers(-2, len(GOODS) - 1))
        if colour >= 0 and cubes[colour] and board.space_kind[space] not in (2, 3):
            cubes[colour] -= 1
            said.append(GOODS[colour])
        trains.append(" ".join(said))
    pairs = [board.pairs[draw(st.sampled_from(pairs))] for pairs in board.junction_pairs]
    lights = [draw(st.sampled_from(_owned(board.city_lights[city]))) for city in board.cities()]
    others = [light for light in range(len(board.lights)) if light not in lights]
    lights += draw(st.lists(st.sampled_from(others), min_size=3, max_size=3, unique=True))
    wanted = {board.lights[light] for light in lights}
    return table(
        *trains,
        board=name,
        switches=tuple(pairs),
        green=tuple(wanted),
        red=tuple(light for light in board.lights if light not in wanted),
        clock=draw(st.integers(1, 7)),
        ports=[goods() for _ in board.ports],
    )


def _owned(mask: int) -> list[int]:
    return [light for light in range(mask.bit_length()) if mask >> light & 1]
