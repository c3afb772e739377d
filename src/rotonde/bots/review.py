# rotonde: interpreted
"""Review of a game: what each decision was worth, judged by what its seat could know then."""

from collections.abc import Iterator
from typing import NamedTuple

from rotonde.bots.levels import appraiser, bot, levels
from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective
from rotonde.core.record import Record
from rotonde.core.state import State


class Verdict(NamedTuple):
    """The best choice known, the chance to win with it, and by how much the one taken is clearly worse."""

    best: int
    worth: float
    loss: float


class Decision(NamedTuple):
    """A decision of a game: at which step, whose, what was taken, and the verdict on it."""

    step: int
    seat: int
    taken: int
    verdict: Verdict


def judge(game_id: str, perspective: Perspective, taken: int, chance: Chance) -> Verdict:
    """Compares the choice with that of the strongest level, in the same imagined worlds."""
    critic = appraiser(game_id)
    assert critic is not None, f"nobody says what choices in {game_id} are worth"
    best = bot(game_id, levels(game_id)[-1]).choose(perspective, chance)
    worths = critic.appraise(perspective, [taken] if best == taken else [best, taken], chance)
    if worths[-1] >= worths[0]:
        return Verdict(taken, worths[-1], 0.0)
    return Verdict(best, worths[0], worths[0] - worths[-1])


def is_choice(state: State) -> bool:
    """Whether there is anything to judge: where only one action is legal, nobody chose."""
    return state.to_act >= 0 and len(state.legal_actions()) > 1


def review(record: Record) -> Iterator[Decision]:
    """The verdicts on a record's choices, one after the other; each takes as long as a master's decision."""
    for text, state in zip(record.actions, record.steps(), strict=False):
        if is_choice(state):
            perspective = state.perspective(state.to_act)
            taken = record.game.space.parse(text)
            verdict = judge(record.game.id, perspective, taken, Chance(state.step))
            yield Decision(state.step, state.to_act, taken, verdict)
