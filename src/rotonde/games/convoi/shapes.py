# rotonde: interpreted
"""Shapes of a board's and a deck's file; faults and JSON Schema follow from them (`core.shapes`)."""

from functools import partial

from rotonde.core.shapes import Shape, choice, dict_of, flag, items, name, number, part, text, whole
from rotonde.games.convoi.board import SPACE_KINDS
from rotonde.games.convoi.material import AGENTS, COLOURS, GOODS

LONGEST = 200  # signs of a text
MOST_SPACES = 400
LARGEST = 10_000  # units of a drawing
CARDS = 18
SYMBOLS = (*COLOURS, "M")
identifier = partial(name, signs="._-", most=LONGEST)
words = partial(text, most=LONGEST)
TWO_WORDS = items(words(), 2, 2)


class Identified(Shape):
    id: str = identifier()


class Named(Identified):
    """Something with an ID and a name; the French one is the same unless `fr` says otherwise."""

    name: str = words()
    fr: str | None = words(optional=True)

    def names(self) -> dict[str, str]:
        return {"en": self.name, "fr": self.fr or self.name}


class Placed(Named):
    """Something that has its place in the drawing."""

    x: float = number(0, LARGEST, rule="BV-18")
    y: float = number(0, LARGEST, rule="BV-18")


class Slots(Shape):
    per_colour: int = whole(0, 10, key="perColour")
    wild: int = whole(0, 10)


class PortSlots(Shape):
    eight: Slots = part(Slots, key="8")
    ten: Slots = part(Slots, key="10")


class Rules(Shape):
    passes_cities: bool = flag(key="passThroughCities")
    empty_in_ports: bool = flag(key="emptyTrainsMayUsePorts")
    green_discs: int = whole(1, MOST_SPACES, key="greenDiscs", about="One for each city and port, and three.")
    switch_discs: int = whole(
        0, 30, key="switchDiscs", about="One for a junction of three legs, two for one of four."
    )
    agents: list[str] = items(choice(AGENTS), 3, 3, unique=True)


class Space(Placed):
    name: str = words(optional=True, about="Of all but track sections.")
    kind: str = choice(SPACE_KINDS)
    colour: str | None = choice(GOODS, optional=True, about="Of a goods city: each colour once.")
    number: int | None = whole(2, 12, optional=True, about="Of a departure space: each number once.")
    route: str | None = words(optional=True)


class Leg(Shape):
    id: str = words()
    link: str | None = words(optional=True)


class Junction(Placed):
    legs: list[Leg] = items(Leg, 3, 4, rule="BV-3")
    pairs: list[list[str]] | None = items(
        TWO_WORDS,
        1,
        optional=True,
        about="Which two legs may be open together; any two where this is left out.",
    )


class Link(Identified):
    ends: list[list[str]] = items(
        TWO_WORDS,
        2,
        2,
        about="Two of [node, end]: a track has a and b, a departure space out, a city names its own, "
        "a junction its legs.",
    )
    signal: str | None = words(optional=True, null=True, about="The light on this link.")


class Signal(Identified):
    city: str | None = words(
        optional=True, null=True, about="The city or port whose light it is; none: a light on the track."
    )
    link: str | None = words(optional=True, about="For the eye: the link it stands on.")
    dir: str | None = words(optional=True, about="For the eye: for whom it shines.")
    x: float | None = number(-LARGEST, LARGEST, optional=True, about="For the eye.")
    y: float | None = number(-LARGEST, LARGEST, optional=True, about="For the eye.")


class FirstLayout(Shape):
    switches: dict[str, list[str]] = dict_of(
        items(words(), 2, 2, rule="BV-11"), about="For each junction its two open legs."
    )
    green: list[str] = items(
        words(), unique=True, rule="BV-12", about="One light for each city and port, three on the track."
    )


class Route(Shape):
    id: str | None = words(optional=True)
    nodes: list[str] | None = items(words(), optional=True)
    spaces: list[str] | None = items(words(), optional=True)


class BoardFile(Named):
    """A board of Convoi Express.

    A network of track sections, cities, ports and departure spaces. `rotonde check board FILE` looks further
    (BV-1 to BV-19: the network holds together, distances are playable, nothing is drawn across) and plays on
    it.
    """

    about: str | None = words(optional=True, about="Where it comes from, for people.")
    size: list[int] = items(whole(1, LARGEST), 2, 2, rule="BV-18", about="Width and height of the drawing.")
    rules: Rules = part(Rules)
    port_slots: PortSlots = part(
        PortSlots,
        key="portSlots",
        about="For 8 and for 10 goods; in all ports together they add up to that.",
    )
    spaces: list[Space] = items(Space, 1, MOST_SPACES)
    junctions: list[Junction] = items(Junction)
    links: list[Link] = items(Link)
    signals: list[Signal] = items(Signal)
    first_layout: FirstLayout = part(FirstLayout, key="firstLayout")
    routes: list[Route] | None = items(
        Route, optional=True, about="For the eye: the spaces between two nodes, by their IDs."
    )


class StartCard(Identified):
    new: list[str] = items(choice(COLOURS), 3, 3, unique=True, about="All colours, in order.")
    move: list[str] = items(choice(SYMBOLS), about="Nothing.")


class Card(Identified):
    new: int = whole(0, 2, about="New trains.")
    move: list[str] = items(
        choice(SYMBOLS), 1, 3, about="From top to bottom; M: a colour of one's choice. No colour twice."
    )


class DeckFile(Shape):
    """The instruction cards of Convoi Express.

    The start card and eighteen others. `rotonde check deck FILE` plays with them too.
    """

    start: StartCard = part(StartCard)
    cards: list[Card] = items(Card, CARDS, CARDS)


FILES: dict[str, type[Shape]] = {"board": BoardFile, "deck": DeckFile}
