"""Scripted player: lays what fits, starts what can grow, strikes now and then, goes out."""

from collections.abc import Iterable

from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective
from rotonde.core.seats import CHANCE
from rotonde.core.state import State
from rotonde.games.express import GAME
from rotonde.games.express.material import CARDS, KINDS, REAL_END, TYPE
from rotonde.games.express.phases import LAY, RESPOND
from rotonde.games.express.state import ExpressState
from rotonde.testing.random_walks import Walker

KIND = [GAME.space.kind(a) for a in range(len(GAME.space))]
CARD = [CARDS.index(str(GAME.space.params(a).get("card", CARDS[0]))) for a in range(len(GAME.space))]


def choose(state: State, chance: Chance) -> int:
    """Choice for records; now and then at random."""
    assert isinstance(state, ExpressState)
    legal = state.legal_actions()
    if state.phase == RESPOND and chance.below(4):
        return legal[-1]  # stop it where it can be stopped
    if state.phase != LAY or not chance.below(40):
        return legal[chance.below(len(legal))]
    return lay(state, legal, chance)


def steady(state: State, chance: Chance) -> int:
    """Never anything silly."""
    assert isinstance(state, ExpressState)
    legal = state.legal_actions()
    return lay(state, legal, chance) if state.phase == LAY else legal[chance.below(len(legal))]


def from_perspective(perspective: Perspective, seed: int) -> int:
    """The same as a bot: from an imagined world, in which one's own cards are the real ones."""
    chance = Chance(seed)
    return steady(perspective.imagine(chance), chance)


def lay(state: ExpressState, legal: list[int], chance: Chance) -> int:
    hand = state.hands[state.turn * KINDS : (state.turn + 1) * KINDS]
    by_kind: dict[str, list[int]] = {}
    for a in legal:
        by_kind.setdefault(KIND[a], []).append(a)
    for kind in ("out", "diesel"):
        if kind in by_kind:
            return by_kind[kind][0]
    if state.bare:
        return _least(by_kind["engine"], hand)
    for kind, often in (("add", 1), ("maintain", 3), ("turntable", 2), ("play", 2), ("ask", 3)):
        if kind in by_kind and not chance.below(often):
            return any_of(by_kind[kind], chance)
    return _start_or_end(state, hand, by_kind, chance)


def _start_or_end(state: ExpressState, hand: list[int], by_kind: dict[str, list[int]], chance: Chance) -> int:
    trains = sum(1 for train in state.trains[state.side()] if train is not None)
    growing = [a for a in by_kind.get("start", []) if _alike(hand, CARD[a]) > 1 and trains < 3]
    if growing:
        return max(growing, key=lambda a: _alike(hand, CARD[a]))
    if "discard" in by_kind:
        return _least(by_kind["discard"], hand)
    for kind in ("pass", "start", "maintain"):
        if kind in by_kind:
            return by_kind[kind][0]
    return any_of([a for actions in by_kind.values() for a in actions], chance)


def any_of(legal: list[int], chance: Chance) -> int:
    return legal[chance.below(len(legal))]


def _alike(hand: list[int], card: int) -> int:
    if card >= REAL_END:
        return 0
    return sum(hand[other] for other in range(REAL_END) if TYPE[other] == TYPE[card])


def _least(actions: Iterable[int], hand: list[int]) -> int:
    """The card of which there are fewest alike, cars last."""
    return min(actions, key=lambda a: _alike(hand, CARD[a]) if CARD[a] < REAL_END else 0)


class Player(Walker):
    """A walker who plays sensibly, so that walks reach the later parts of a round."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._mine = Chance(seed ^ 1)

    def choose(self, state: State) -> int:
        return super().choose(state) if state.to_act == CHANCE else choose(state, self._mine)
