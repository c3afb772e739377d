"""Würfel Express as a game: its facts, its options, and how a position is read from paper."""

from typing import Final

from rotonde.core.errors import OptionError
from rotonde.core.game import Game
from rotonde.core.options import Options, schema
from rotonde.core.rules import load_rules
from rotonde.core.seats import CHANCE, OVER
from rotonde.core.snapshot import Reader
from rotonde.core.words import load_words
from rotonde.games.wurfel import setting_up, taking
from rotonde.games.wurfel.actions import SPACE
from rotonde.games.wurfel.dice import packed
from rotonde.games.wurfel.material import COLOURS, GOAL, MOST_SEATS, MOST_STRIPS, STRIPS, THROWS
from rotonde.games.wurfel.phases import ENDED, EVALUATE, NOBODY, PHASES, REMOVAL, START, THROW
from rotonde.games.wurfel.state import Wurfel
from rotonde.games.wurfel.track import Track
from rotonde.games.wurfel.view import POSITION

PACKAGE: Final = "rotonde.games.wurfel"
SEATS: Final = (2, 3, 4, 5, 6)
RANDOM: Final = "random"

OPTIONS: Final = schema(
    firstPlayer={
        "type": ["string", "integer"],
        "enum": [RANDOM, *range(MOST_SEATS)],
        "default": RANDOM,
        "titles": {"en": "Who begins", "fr": "Qui commence"},
        "descriptions": {
            "en": "The rulebook lets the youngest begin; here the host names a seat, or chance does.",
            "fr": "Le livret fait commencer le plus jeune ; ici l'hôte désigne une place, ou le hasard.",
        },
        "enumTitles": {RANDOM: {"en": "chance decides", "fr": "le hasard décide"}}
        | {str(seat): {"en": f"seat {seat + 1}", "fr": f"place {seat + 1}"} for seat in range(MOST_SEATS)},
    },
    freeShorter={
        "type": "boolean",
        "default": False,
        "titles": {"en": "Shorter strips at will", "fr": "Bandes plus courtes à volonté"},
        "descriptions": {
            "en": "A shorter strip may be taken even while the one of the right length is in the supply.",
            "fr": "On peut prendre une bande plus courte même si celle de la bonne longueur est disponible.",
        },
    },
)


class WurfelExpress(Game):
    """The dice race: strips of six colours, thirty cells, and a lantern for the last."""

    def __init__(self) -> None:
        rules, sections = load_rules(PACKAGE)
        super().__init__(
            id="wurfel",
            title={"en": "Würfel Express", "fr": "Würfel Express"},
            version=1,
            seats=SEATS,
            options=OPTIONS,
            rules=rules,
            sections=sections,
            words=load_words(PACKAGE),
            space=SPACE,
            hidden=False,
        )

    def _check_options(self, seats: int, options: Options) -> None:
        first = options["firstPlayer"]
        if isinstance(first, int) and first >= seats:
            allowed = f"random, 0 to {seats - 1}"
            raise OptionError(option="firstPlayer", value=first, allowed=allowed)

    def _new(self, seats: int, options: Options) -> Wurfel:
        state = Wurfel(self, seats, options, [Track(0, []) for _ in range(seats)])  # WX-SETUP-1
        setting_up.go_on(state)
        return state

    def _position_keys(self) -> tuple[str, ...]:
        return POSITION

    def _restore(self, seats: int, options: Options, step: int, position: Reader) -> Wurfel:
        tracks = [
            Track(each.whole("off", 0, GOAL), each.choices("strips", STRIPS, 0, MOST_STRIPS))
            for each in position.objects("tracks", ["off", "strips"], seats, seats)
        ]
        state = Wurfel(self, seats, options, tracks)
        state.step = step
        state.phase = position.choice("phase", PHASES)
        state.turn = NOBODY if position.empty("turn") else position.whole("turn", 0, seats - 1)
        state.removed = _mask(position, "removed", position.choices("removed", STRIPS))
        state.supply &= ~state.removed
        for track in tracks:
            for strip in track.strips:
                state.supply &= ~(1 << strip)
        state.given_up = position.whole("given_up", 0, MOST_STRIPS - 1)
        state.dice = packed(tuple(position.choices("dice", COLOURS, 0, 7)))
        state.throws = position.whole("throws", 0, THROWS)
        state.robbed = _mask(position, "robbed", position.wholes("robbed", 0, seats - 1))
        state.gained = position.whole("gained", 0, MOST_STRIPS)
        state.lanterns = _lanterns(state, position)
        state.to_act = _to_act(state)
        if state.phase == EVALUATE:
            taking.offer(state)
        return state


def _mask(position: Reader, key: str, numbers: list[int]) -> int:
    mask = 0
    for number in numbers:
        if mask >> number & 1:
            raise position.fault(key, "the same twice")
        mask |= 1 << number
    return mask


def _lanterns(state: Wurfel, position: Reader) -> int:
    if position.empty("lanterns") and state.phase not in (EVALUATE, ENDED):
        return 0 if state.turn == NOBODY else state.last_ones()
    return _mask(position, "lanterns", position.wholes("lanterns", 0, state.seats - 1))


def _to_act(state: Wurfel) -> int:
    if state.phase == ENDED:
        return OVER
    return CHANCE if state.phase in (REMOVAL, START, THROW) else state.turn
