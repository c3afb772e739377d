# rotonde: interpreted
"""From a board file to a `Board`: its rules, its cities, its first layout (BV-5 to BV-7, BV-10 to BV-12)."""

from rotonde.games.convoi.board import CITY, DEPARTURE, NONE, PORT, Board
from rotonde.games.convoi.material import AGENTS, DEPARTURES, GOODS, mask_of
from rotonde.games.convoi.paper import Sheet

MOST_SWITCH_DISCS = 30
TRACK_DISCS = 3
FEWEST_TRACK_LIGHTS = 4


def read_rules(board: Board, sheet: Sheet) -> None:
    rules = sheet.sheet("rules")
    board.passes_cities = rules.truth("passThroughCities")
    board.empty_in_ports = rules.truth("emptyTrainsMayUsePorts")
    board.green_discs = rules.whole("greenDiscs", 1, len(board.lights))
    board.switch_discs = rules.whole("switchDiscs", 0, MOST_SWITCH_DISCS)
    agents = rules.texts("agents")
    for i, agent in enumerate(agents):
        if agent not in AGENTS or agent in agents[:i]:
            raise rules.fault(f"agents[{i}]", f"expected another one of {', '.join(AGENTS)}")
    if len(agents) != 3:
        raise rules.fault("agents", f"expected three agents, found {len(agents)}")
    board.agents = mask_of([AGENTS.index(agent) for agent in agents])
    for i, goods in enumerate(("8", "10")):
        slots = sheet.sheet("portSlots").sheet(goods)
        board.slots_each[i] = slots.whole("perColour", 0, 10)
        board.slots_wild[i] = slots.whole("wild", 0, 10)


def check_cities(board: Board, sheet: Sheet) -> None:
    """BV-6, BV-7: four goods cities of four colours, one or two ports, eleven departure spaces."""
    rows = sheet.sheets("spaces")
    cities: dict[int, int] = {}
    departures: dict[int, int] = {}
    for number, row in enumerate(rows):
        if board.space_kind[number] == CITY:
            _only(cities, row.choice("colour", GOODS), number, row, "colour", "BV-7")
        elif board.space_kind[number] == DEPARTURE:
            _only(departures, row.whole("number", 2, 12), number, row, "number", "BV-6")
        elif board.space_kind[number] == PORT:
            board.ports.append(number)
    if len(cities) != len(GOODS):
        raise sheet.fault("spaces", f"BV-7: expected goods cities of four colours, found {len(cities)}")
    if len(departures) != len(DEPARTURES):
        raise sheet.fault("spaces", f"BV-6: expected departure spaces 2 to 12, found {len(departures)}")
    if len(board.ports) not in (1, 2):
        raise sheet.fault("spaces", f"BV-7: expected one or two ports, found {len(board.ports)}")
    board.goods_city = [cities[colour] for colour in range(len(GOODS))]
    board.departures = [departures[number] for number in DEPARTURES]
    for i, goods in enumerate((8, 10)):
        slots = len(board.ports) * (len(GOODS) * board.slots_each[i] + board.slots_wild[i])
        if slots != goods:
            raise sheet.fault(f"portSlots.{goods}", f"BV-7: the slots add up to {slots}")
    board.track_lights = mask_of([i for i, city in enumerate(board.light_city) if city == NONE])


def _only(found: dict[int, int], key: int, number: int, row: Sheet, name: str, rule: str) -> None:
    if key in found:
        raise row.fault(name, f"{rule}: there is another one of that {name}")
    found[key] = number


def check_counts(board: Board, sheet: Sheet) -> None:
    discs = sum(len(legs) - 2 for legs in board.leg_names)
    if discs != board.switch_discs:
        raise sheet.fault("rules.switchDiscs", f"BV-5: the junctions need {discs}")
    if board.track_lights.bit_count() < FEWEST_TRACK_LIGHTS:
        raise sheet.fault("signals", f"BV-10: expected at least {FEWEST_TRACK_LIGHTS} track lights")
    if board.green_discs != len(board.cities()) + TRACK_DISCS:
        raise sheet.fault("rules.greenDiscs", f"BV-12: one for each city and {TRACK_DISCS} for the track")


def read_first_layout(board: Board, sheet: Sheet) -> None:
    """BV-11, BV-12: an open pair for each junction, a green light for each city and three on the track."""
    layout = sheet.sheet("firstLayout")
    switches = layout.sheet("switches")
    known = [f"j.{name}" if switches.has(f"j.{name}") else name for name in board.junctions]
    for j, name in enumerate(known):
        first, second = pair_of(switches, name, board.leg_names[j], switches.get(name))
        pair = f"{board.junctions[j]} {board.leg_names[j][first]} {board.leg_names[j][second]}"
        if pair not in board.pairs:
            raise switches.fault(name, "BV-11: not one of the junction's pairs")
        board.first_pairs.append(board.pairs.index(pair))
    for name in switches.names():
        if name not in known:
            raise switches.fault(name, "BV-11: there is no such junction")
    for i, light in enumerate(layout.texts("green")):
        name = light.removeprefix("s.")
        if name not in board.lights or board.first_green >> board.lights.index(name) & 1:
            raise layout.fault(f"green[{i}]", f"BV-12: expected another light, found {light!r}")
        board.first_green |= 1 << board.lights.index(name)
    for city in board.cities():
        if (board.first_green & board.city_lights[city]).bit_count() != 1:
            raise layout.fault("green", f"BV-12: expected one green light at {board.spaces[city]}")
    if (board.first_green & board.track_lights).bit_count() != TRACK_DISCS:
        raise layout.fault("green", f"BV-12: expected {TRACK_DISCS} green lights on the track")


def pair_of(row: Sheet, key: str, legs: list[str], item: object) -> tuple[int, int]:
    if not isinstance(item, list) or len(item) != 2 or item[0] == item[1] or not set(item) <= set(legs):
        raise row.fault(key, f"BV-11: expected two of the legs {', '.join(legs)}, found {item!r}")
    first, second = sorted(legs.index(str(leg)) for leg in item)
    return first, second
