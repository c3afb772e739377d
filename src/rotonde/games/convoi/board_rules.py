# rotonde: interpreted
"""Board reader, second part: rules, cities and first layout (BV-5 to BV-7, BV-10 to BV-12)."""

from rotonde.core.shape_faults import Missing
from rotonde.core.shapes import Shape
from rotonde.games.convoi.board import CITY, DEPARTURE, NONE, PORT, Board
from rotonde.games.convoi.material import AGENTS, DEPARTURES, GOODS, mask_of
from rotonde.games.convoi.shapes import BoardFile, FirstLayout, Space

TRACK_DISCS = 3
FEWEST_TRACK_LIGHTS = 4


def read_rules(board: Board, file: BoardFile) -> None:
    rules, slots = file.rules, (file.port_slots.eight, file.port_slots.ten)
    board.passes_cities, board.empty_in_ports = rules.passes_cities, rules.empty_in_ports
    board.green_discs, board.switch_discs = rules.green_discs, rules.switch_discs
    board.agents = mask_of([AGENTS.index(agent) for agent in rules.agents])
    board.slots_each = [each.per_colour for each in slots]
    board.slots_wild = [each.wild for each in slots]


def check_cities(board: Board, file: BoardFile) -> None:
    """BV-6, BV-7: four goods cities of four colours, one or two ports, eleven departure spaces."""
    cities: dict[int, int] = {}
    departures: dict[int, int] = {}
    for number, space in enumerate(file.spaces):
        if board.space_kind[number] == CITY:
            _only(cities, _colour(space), number, space, "colour", "BV-7")
        elif board.space_kind[number] == DEPARTURE:
            _only(departures, _departure(space), number, space, "number", "BV-6")
        elif board.space_kind[number] == PORT:
            board.ports.append(number)
    if len(cities) != len(GOODS):
        raise file.fault(
            "spaces", "BV-7: expected goods cities of four colours, found {found}", found=len(cities)
        )
    if len(departures) != len(DEPARTURES):
        raise file.fault(
            "spaces", "BV-6: expected departure spaces 2 to 12, found {found}", found=len(departures)
        )
    if len(board.ports) not in (1, 2):
        raise file.fault("spaces", "BV-7: expected one or two ports, found {found}", found=len(board.ports))
    board.goods_city = [cities[colour] for colour in range(len(GOODS))]
    board.departures = [departures[number] for number in DEPARTURES]
    for i, goods in enumerate((8, 10)):
        slots = len(board.ports) * (len(GOODS) * board.slots_each[i] + board.slots_wild[i])
        if slots != goods:
            raise file.fault(f"portSlots.{goods}", "BV-7: the slots add up to {count}", count=slots)
    board.track_lights = mask_of([i for i, city in enumerate(board.light_city) if city == NONE])


def _colour(space: Space) -> int:
    if space.colour is None:
        raise space.fault("colour", Missing())
    return GOODS.index(space.colour)


def _departure(space: Space) -> int:
    if space.number is None:
        raise space.fault("number", Missing())
    return space.number


def _only(found: dict[int, int], key: int, number: int, space: Space, name: str, rule: str) -> None:
    if key in found:
        raise space.fault(name, "{rule}: there is another one of that {key}", rule=rule, key=name)
    found[key] = number


def check_counts(board: Board, file: BoardFile) -> None:
    discs = sum(len(legs) - 2 for legs in board.leg_names)
    if discs != board.switch_discs:
        raise file.fault("rules.switchDiscs", "BV-5: the junctions need {count}", count=discs)
    if board.track_lights.bit_count() < FEWEST_TRACK_LIGHTS:
        raise file.fault(
            "signals", "BV-10: expected at least {least} track lights", least=FEWEST_TRACK_LIGHTS
        )
    if board.green_discs != len(board.cities()) + TRACK_DISCS:
        raise file.fault(
            "rules.greenDiscs", "BV-12: one for each city and {count} for the track", count=TRACK_DISCS
        )


def read_first_layout(board: Board, file: BoardFile) -> None:
    """BV-11, BV-12: an open pair for each junction, a green light for each city and three on the track."""
    _read_switches(board, file.first_layout)
    _read_green(board, file.first_layout)


def _read_switches(board: Board, layout: FirstLayout) -> None:
    known = [f"j.{name}" if f"j.{name}" in layout.switches else name for name in board.junctions]
    for j, name in enumerate(known):
        key = f"switches.{name}"
        if name not in layout.switches:
            raise layout.fault(key, Missing())
        first, second = pair_of(layout, key, board.leg_names[j], layout.switches[name])
        pair = f"{board.junctions[j]} {board.leg_names[j][first]} {board.leg_names[j][second]}"
        if pair not in board.pairs:
            raise layout.fault(key, "BV-11: not one of the junction's pairs")
        board.first_pairs.append(board.pairs.index(pair))
    for name in layout.switches:
        if name not in known:
            raise layout.fault(f"switches.{name}", "BV-11: there is no such junction")


def _read_green(board: Board, layout: FirstLayout) -> None:
    for i, light in enumerate(layout.green):
        name = light.removeprefix("s.")
        if name not in board.lights or board.first_green >> board.lights.index(name) & 1:
            raise layout.fault(
                f"green[{i}]", "BV-12: expected another light, found {found}", found=repr(light)
            )
        board.first_green |= 1 << board.lights.index(name)
    for city in board.cities():
        if (board.first_green & board.city_lights[city]).bit_count() != 1:
            raise layout.fault("green", "BV-12: expected one green light at {city}", city=board.spaces[city])
    if (board.first_green & board.track_lights).bit_count() != TRACK_DISCS:
        raise layout.fault("green", "BV-12: expected {count} green lights on the track", count=TRACK_DISCS)


def pair_of(part: Shape, key: str, legs: list[str], pair: list[str]) -> tuple[int, int]:
    if pair[0] == pair[1] or not all(each in legs for each in pair):
        raise part.fault(
            key, "BV-11: expected two of the legs {legs}, found {found}", legs=", ".join(legs), found=pair
        )
    first, second = sorted(legs.index(leg) for leg in pair)
    return first, second
