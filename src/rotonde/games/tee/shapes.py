# rotonde: interpreted
"""Shapes of a map's and a deck's file; faults and JSON Schema follow from them (`core.shapes`)."""

from rotonde.core.shapes import Shape, Texts, choice, flag, items, name, number, part, tagged, text, whole
from rotonde.games.tee.deck import EFFECTS, WHO
from rotonde.games.tee.material import COLOURS, NETWORKS

LEAST_OF_A_COLOUR = 15  # TEE-SETUP-3: three for each of five players
MOST_CARDS = 200
STATION_NAME = name(small=True)
TONES = ("help", "hinder", "attack", "mixed")


class Network(Shape):
    id: str = choice(NETWORKS)
    name: str = text()
    name_fr: str = text(key="nameFr")


class Station(Shape):
    label = "id"
    together = ("lon", "lat")

    id: str = name(small=True, about="Its name in notation: small letters, digits, _ and -.")
    name: str = text(about="In English.")
    name_fr: str = text(key="nameFr", about="In French.")
    networks: list[str] = items(
        choice(NETWORKS), unique=True, about="Those whose edges lead here, and no others."
    )
    interchange: bool = flag(about="Whether two networks or more meet here.")
    capital: bool = flag(about="Whether it is a souvenir.")
    souvenir: str | None = choice((*COLOURS, None), about="As the lists red and blue say.")
    start: bool = flag(about="As the list starts says; a violet line leaves it, and it is no capital.")
    country: str | None = text(optional=True)
    lon: float | None = number(-180, 180, optional=True)
    lat: float | None = number(-90, 90, optional=True)
    postcard: Texts | None = part(Texts, optional=True, about="What a visit is remembered by; capitals only.")


class Line(Shape):
    id: str = text()
    network: str = choice(NETWORKS)
    name: str = text()
    stations: list[str] = items(STATION_NAME, unique=True)


class Edge(Shape):
    """Edge, both ways: whatever would say otherwise ("oneWay", "direction") is unknown here."""

    network: str = choice(NETWORKS)
    a: str = name(small=True)
    b: str = name(small=True)
    lines: list[str] | None = items(text(), unique=True, optional=True)


class Map(Shape):
    """A map of Trans Europe Express.

    Stations on three networks. `rotonde check map FILE` looks further: every station can be reached, flags
    and lists agree, and how fair the starts are.
    """

    format: str = choice(("tee-map/1",))
    note: str | None = text(optional=True)
    networks: list[Network] | None = items(Network, optional=True, about="For the eye.")
    starts: list[str] = items(STATION_NAME, 1, unique=True, about="Where one may start.")
    red: list[str] = items(
        STATION_NAME,
        LEAST_OF_A_COLOUR,
        unique=True,
        about="The far capitals: three for each of five players.",
    )
    blue: list[str] = items(STATION_NAME, LEAST_OF_A_COLOUR, unique=True, about="The near ones.")
    stations: list[Station] = items(Station, 2, 600)
    lines: list[Line] | None = items(
        Line, optional=True, about="For the eye; where a line is drawn, edges run."
    )
    edges: list[Edge] = items(Edge, 0, 4000, about="One station apart, both ways.")


class Effect(Shape):
    """Effect of a card: its name in `op`, and its parameters."""

    op: str
    who: str = "self"
    to: str = "home"
    count: int = 0


class Send(Effect):
    who: str = choice(WHO)
    to: str = text(about="A station of the map, or home.")


class Anywhere(Effect):
    where: str = choice(("any",))


class FromNearest(Effect):
    source: str = choice(("nearest",), key="from")


class ToNearest(Effect):
    to: str = choice(("nearest",))


class Advance(Effect):
    count: int = whole(1, 6, key="steps")  # as the die


class Turns(Effect):
    count: int = whole(1, 9)


class LostTurns(Turns):
    who: str = choice(("self", "nearest", "others"))  # TEE-HAZ-10


SHAPE_OF_EFFECT = {
    "send": Send,
    "close": Anywhere,
    "liftToken": Anywhere,
    "takeToken": FromNearest,
    "giveToken": ToNearest,
    "advance": Advance,
    "extraTurns": Turns,
    "loseTurns": LostTurns,
}


class Card(Shape):
    label = "id"

    id: str = name()
    tone: str = choice(TONES)
    keep: bool = flag(about="Only a card that reopens a station is kept.")
    effect: Effect = tagged("op", {word: SHAPE_OF_EFFECT.get(word, Effect) for word in EFFECTS})
    title: Texts = part(Texts)
    text: Texts = part(Texts)


class Counts(Shape):
    total: int = whole(0, MOST_CARDS)
    help: int = whole(0, MOST_CARDS)
    hinder: int = whole(0, MOST_CARDS)
    attack: int = whole(0, MOST_CARDS)
    mixed: int = whole(0, MOST_CARDS)


class Hasard(Shape):
    """A HASARD deck of Trans Europe Express.

    Cards drawn when changing networks. `rotonde check hasard FILE` plays with it too.
    """

    format: str = choice(("tee-hasard/1",))
    note: str | None = text(optional=True)
    counts: Counts | None = part(
        Counts, optional=True, about="Where the file counts its cards, it counts them right."
    )
    cards: list[Card] = items(Card, 0, MOST_CARDS)


FILES: dict[str, type[Shape]] = {"map": Map, "hasard": Hasard}
