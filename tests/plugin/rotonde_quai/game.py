"""Quai as a game: its facts, its wagons, and how a position is read from paper."""

from collections.abc import Mapping

from rotonde.core.actions import ActionSpace, kind
from rotonde.core.errors import MaterialError
from rotonde.core.game import Game
from rotonde.core.options import Options, schema
from rotonde.core.rules import load_rules
from rotonde.core.seats import CHANCE, OVER
from rotonde.core.snapshot import Reader
from rotonde.core.words import load_words
from rotonde_quai.state import PHASES, QuaiState

MOST_SEATS = 4
WAGONS = (1, 2, 3, 4, 5, 6, 7, 8)
HEAVIEST = 99


class Quai(Game):
    """A wagon each and one decision each; other wagons can be put on the table."""

    def __init__(self, wagons: tuple[int, ...] = WAGONS) -> None:
        rules, sections = load_rules("rotonde_quai")
        super().__init__(
            id="quai",
            title={"en": "Quai", "fr": "Quai"},
            version=1,
            seats=(2, 3, 4),
            options=schema(),
            rules=rules,
            sections=sections,
            words=load_words("rotonde_quai"),
            space=_space(wagons),
            hidden=True,
        )
        self.wagons = wagons

    def with_material(self, files: Mapping[str, object]) -> "Quai":
        if list(files) != ["wagons"]:
            raise MaterialError(entry=", ".join(files) or "files", problem="expected one file, wagons")
        game = Quai(_checked(files["wagons"]))
        game.material = dict(files)
        return game

    def _new(self, seats: int, options: Options) -> QuaiState:
        return QuaiState(self, seats, options, list(self.wagons), [])

    def _position_keys(self) -> tuple[str, ...]:
        return ("phase", "turn", "held", "gone", "swapped", "looked")

    def _restore(self, seats: int, options: Options, step: int, position: Reader) -> QuaiState:
        held = position.wholes("held", 0, HEAVIEST, seats)
        state = QuaiState(self, seats, options, list(self.wagons), held)
        state.step = step
        state.phase = position.choice("phase", PHASES)
        state.turn = position.whole("turn", 0, seats)
        state.gone = position.wholes("gone", 1, HEAVIEST)
        state.swapped = position.wholes("swapped", 0, seats - 1)
        state.looked = [(looker, at) for looker, at in position.pairs("looked", seats)]
        state.to_act = (CHANCE, state.turn, CHANCE, OVER)[state.phase]
        return state


def _space(wagons: tuple[int, ...]) -> ActionSpace:
    return ActionSpace(
        players=[kind("keep"), kind("swap"), kind("look", seat=range(MOST_SEATS))],
        chance=[
            kind("deals", seat=range(MOST_SEATS), wagon=wagons, pattern="deals {wagon} to {seat}"),
            kind("draws", wagon=wagons),
        ],
    )


def _checked(wagons: object) -> tuple[int, ...]:
    if not isinstance(wagons, list) or len(wagons) < 2 * MOST_SEATS:
        raise MaterialError(entry="wagons", problem=f"expected at least {2 * MOST_SEATS} weights")
    for i, wagon in enumerate(wagons):
        if not isinstance(wagon, int) or not 1 <= wagon <= HEAVIEST or wagon in wagons[:i]:
            raise MaterialError(entry=f"wagons[{i}]", problem=f"expected another weight of 1 to {HEAVIEST}")
    return tuple(sorted(wagons))
