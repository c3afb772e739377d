"""Quai as a game: its facts, and how a position is read from paper."""

from rotonde.core.actions import ActionSpace, kind
from rotonde.core.game import Game
from rotonde.core.options import Options, schema
from rotonde.core.rules import load_rules
from rotonde.core.seats import CHANCE, OVER
from rotonde.core.snapshot import Reader
from rotonde.core.words import load_words
from rotonde_quai.state import DEAL, PHASES, WAGONS, QuaiState

MOST_SEATS = 4
SPACE = ActionSpace(
    players=[kind("keep"), kind("swap"), kind("look", seat=range(MOST_SEATS))],
    chance=[
        kind("deals", seat=range(MOST_SEATS), wagon=WAGONS, pattern="deals {wagon} to {seat}"),
        kind("draws", wagon=WAGONS),
    ],
)


class Quai(Game):
    """Eight wagons, one decision each."""

    def __init__(self) -> None:
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
            space=SPACE,
            hidden=True,
        )

    def _new(self, seats: int, options: Options) -> QuaiState:
        return QuaiState(self, seats, options, [])

    def _position_keys(self) -> tuple[str, ...]:
        return ("phase", "turn", "held", "gone", "known")

    def _restore(self, seats: int, options: Options, step: int, position: Reader) -> QuaiState:
        state = QuaiState(self, seats, options, position.wholes("held", 0, max(WAGONS), seats))
        state.step = step
        state.phase = position.choice("phase", PHASES)
        state.turn = position.whole("turn", 0, seats)
        state.gone = position.wholes("gone", min(WAGONS), max(WAGONS))
        state.known = [(seer, seen) for seer, seen in position.pairs("known", seats)]
        state.to_act = {"deal": CHANCE, "decide": state.turn, "draw": CHANCE, "over": OVER}[
            PHASES[state.phase]
        ]
        if state.phase == DEAL:
            state.turn = len(state.held)
        return state
