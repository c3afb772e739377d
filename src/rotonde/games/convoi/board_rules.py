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
        raise file.fault("spaces", "convoi:fault-BV-7-expected-goods-cities", found=len(cities))
    if len(departures) != len(DEPARTURES):
        raise file.fault("spaces", "convoi:fault-BV-6-expected-departure-spaces", found=len(departures))
    if len(board.ports) not in (1, 2):
        raise file.fault("spaces", "convoi:fault-BV-7-expected-one-two", found=len(board.ports))
    board.goods_city = [cities[colour] for colour in range(len(GOODS))]
    board.departures = [departures[number] for number in DEPARTURES]
    for i, goods in enumerate((8, 10)):
        slots = len(board.ports) * (len(GOODS) * board.slots_each[i] + board.slots_wild[i])
        if slots != goods:
            raise file.fault(f"portSlots.{goods}", "convoi:fault-BV-7-slots-add-up", count=slots)
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
        raise space.fault(name, "convoi:fault-not-unique", rule=rule, key=name)
    found[key] = number


def check_counts(board: Board, file: BoardFile) -> None:
    discs = sum(len(legs) - 2 for legs in board.leg_names)
    if discs != board.switch_discs:
        raise file.fault("rules.switchDiscs", "convoi:fault-BV-5-junctions-need", count=discs)
    if board.track_lights.bit_count() < FEWEST_TRACK_LIGHTS:
        raise file.fault("signals", "convoi:fault-BV-10-expected-least-track", least=FEWEST_TRACK_LIGHTS)
    if board.green_discs != len(board.cities()) + TRACK_DISCS:
        raise file.fault("rules.greenDiscs", "convoi:fault-BV-12-one-each-city", count=TRACK_DISCS)


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
            raise layout.fault(key, "convoi:fault-BV-11-not-one-junction")
        board.first_pairs.append(board.pairs.index(pair))
    for name in layout.switches:
        if name not in known:
            raise layout.fault(f"switches.{name}", "convoi:fault-BV-11-no-such-junction")


def _read_green(board: Board, layout: FirstLayout) -> None:
    for i, light in enumerate(layout.green):
        name = light.removeprefix("s.")
        if name not in board.lights or board.first_green >> board.lights.index(name) & 1:
            raise layout.fault(f"green[{i}]", "convoi:fault-BV-12-expected-another-light", found=repr(light))
        board.first_green |= 1 << board.lights.index(name)
    for city in board.cities():
        if (board.first_green & board.city_lights[city]).bit_count() != 1:
            raise layout.fault("green", "convoi:fault-BV-12-expected-one-green", city=board.spaces[city])
    if (board.first_green & board.track_lights).bit_count() != TRACK_DISCS:
        raise layout.fault("green", "convoi:fault-BV-12-expected-green-lights", count=TRACK_DISCS)


def pair_of(part: Shape, key: str, legs: list[str], pair: list[str]) -> tuple[int, int]:
    if pair[0] == pair[1] or not all(each in legs for each in pair):
        raise part.fault(key, "convoi:fault-BV-11-expected-two-legs", legs=", ".join(legs), found=pair)
    first, second = sorted(legs.index(leg) for leg in pair)
    return first, second
