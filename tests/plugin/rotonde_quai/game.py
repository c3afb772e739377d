"""Quai as a game: its facts, its wagons, and how a table is opened."""

from collections.abc import Mapping

from rotonde.core.errors import MaterialError
from rotonde.core.game import Game
from rotonde.core.options import Options, schema
from rotonde.core.rules import load_rules
from rotonde.core.texts import load_texts
from rotonde.i18n.words import load_words
from rotonde_quai.actions import MOST_SEATS, moves_with
from rotonde_quai.snapshot import FIELDS, HEAVIEST
from rotonde_quai.state import QuaiState

WAGONS = (1, 2, 3, 4, 5, 6, 7, 8)


class Quai(Game):
    """A wagon each and one decision each; other wagons can be put on the table."""

    def __init__(self, wagons: tuple[int, ...] = WAGONS) -> None:
        rules, sections = load_rules("rotonde_quai")
        super().__init__(
            id="quai",
            title=load_texts("rotonde_quai")["title"],
            version=1,
            seats=(2, 3, 4),
            options=schema(),
            rules=rules,
            sections=sections,
            words=load_words("rotonde_quai"),
            moves=moves_with(wagons),
            fields=FIELDS,
            hidden=True,
        )
        self.wagons = wagons

    def with_material(self, files: Mapping[str, object]) -> "Quai":
        if list(files) != ["wagons"]:
            raise MaterialError(entry=", ".join(files) or "files", problem="expected one file, wagons")
        game = Quai(_checked(files["wagons"]))
        game.material = dict(files)
        return game

    def _blank(self, seats: int, options: Options) -> QuaiState:
        return QuaiState(self, seats, options, list(self.wagons), [])


def _checked(wagons: object) -> tuple[int, ...]:
    if not isinstance(wagons, list) or len(wagons) < 2 * MOST_SEATS:
        raise MaterialError(entry="wagons", problem=f"expected at least {2 * MOST_SEATS} weights")
    for i, wagon in enumerate(wagons):
        if not isinstance(wagon, int) or not 1 <= wagon <= HEAVIEST or wagon in wagons[:i]:
            raise MaterialError(entry=f"wagons[{i}]", problem=f"expected another weight of 1 to {HEAVIEST}")
    return tuple(sorted(wagons))
