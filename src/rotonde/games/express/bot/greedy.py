"""Greedy bot, by which levels are measured: lays what fits and looks no further."""

from typing import Final

from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective
from rotonde.games.express import disasters, scoring
from rotonde.games.express.actions import AGAINST, DERAIL, ENGINE, MOVES, TAKE, TRAIN
from rotonde.games.express.bot import explanations, team_policy
from rotonde.games.express.bot.card_values import engine_card
from rotonde.games.express.bot.lay_policy import join, must, spare
from rotonde.games.express.material import CABOOSE, CARDS, DERAILMENT, KINDS, REAL_END, TYPE
from rotonde.games.express.phases import AIM_SEAT, AIM_SIDE, AIM_TRAIN, ANSWER, DRAW, LAY, RESPOND, STOLEN
from rotonde.games.express.state import ExpressState

KIND: Final = [MOVES.space.kind(a) for a in range(len(MOVES.space))]
CARD: Final = [CARDS.index(str(MOVES.space.params(a).get("card", CARDS[0]))) for a in range(len(MOVES.space))]
ENOUGH: Final = 3  # trains, before more are started without need
# What is done first, and once in how many chances.
EAGERLY: Final = (("out", 1), ("diesel", 1), ("engine", 1), ("add", 1), ("maintain", 2), ("play", 2))
LASTLY: Final = ("discard", "pass", "start", "maintain")


class Greedy:
    """Chooses from an imagined world, in which all that the seat knows is as it is."""

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        state = perspective.imagine(chance)
        assert isinstance(state, ExpressState)
        legal = state.legal_actions()
        if state.phase == DRAW:
            return TAKE if is_useful(state) else legal[0]
        return choose(state, legal, chance)

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        return explanations.explained(perspective, a, language)


def is_useful(state: ExpressState) -> bool:
    """Whether the top discard fits a train of one's side, or makes three alike with the hand."""
    if not state.discards:
        return False
    card = state.discards[-1]
    for train in state.trains[state.side()]:
        if train is not None and train.takes(card):
            return True
    return alike(state, card) > 1


def alike(state: ExpressState, card: int) -> int:
    """Number of cars of that card's type in the hand of the one whose turn it is."""
    if card >= REAL_END:
        return 0
    hand = state.turn * KINDS
    return sum([state.hands[hand + other] for other in range(REAL_END) if TYPE[other] == TYPE[card]])


def choose(state: ExpressState, legal: list[int], chance: Chance) -> int:
    """A plain player's choice, drawing aside."""
    if state.phase == LAY:
        return lay(state, legal, chance)
    if state.phase in (RESPOND, STOLEN):
        return legal[-1]  # stop it where it can be stopped; lay what was stolen where it fits
    if state.phase == ANSWER:
        return team_policy.answer(state)
    if state.phase == AIM_SIDE:
        others = [a for a in legal if a != AGAINST + state.side()]
        return others[chance.below(len(others))]  # a single side would not be asked for
    if state.phase == AIM_TRAIN:
        return max(legal, key=lambda a: _worth(state, a - TRAIN))
    if state.phase == AIM_SEAT:
        legal = [a for a in legal if state.config.side_of[a - DERAIL] != state.side()]
    return legal[chance.below(len(legal))]


def _worth(state: ExpressState, slot: int) -> int:
    train = state.train(state.aim, slot)
    assert train is not None
    return scoring.train_score(state.config, train) * 10 + train.length()


def lay(state: ExpressState, legal: list[int], chance: Chance) -> int:
    """Takes nothing back by choice, so that every turn comes to its end."""
    if state.alone and not state.bare:
        return join(state)
    if state.sizes[state.turn] > state.limit and not state.bare and spare(state) < 1:
        return must(state)
    by_kind: dict[str, list[int]] = {}
    for a in legal:
        if KIND[a] != "play" or hits_another(state, CARD[a]):
            by_kind.setdefault(KIND[a], []).append(a)
    for kind, rarity in EAGERLY:
        if kind in by_kind and not chance.below(rarity):
            return _pick(state, kind, by_kind[kind])
    trains = sum([1 for train in state.trains[state.side()] if train is not None])
    growing = [a for a in by_kind.get("start", []) if alike(state, CARD[a]) > 1 and trains < ENOUGH]
    if growing:
        return max(growing, key=lambda a: alike(state, CARD[a]))
    if "turntable" in by_kind and not chance.below(2):
        return by_kind["turntable"][0]
    last = next(kind for kind in LASTLY if kind in by_kind)  # who need not be sparing can lay or end
    return _pick(state, last, by_kind[last])


def hits_another(state: ExpressState, card: int) -> bool:
    """Whether that disaster could be aimed at another side."""
    return card == DERAILMENT or any(a != AGAINST + state.side() for a in disasters.sides(state, card))


def _pick(state: ExpressState, kind: str, actions: list[int]) -> int:
    """Engines and discards are what is alike to least; cabooses are added last."""
    if kind == "engine" and spare(state) < 2:
        return ENGINE + engine_card(state, sparing=True)
    if kind in ("engine", "discard"):
        return min(actions, key=lambda a: alike(state, CARD[a]))
    return max(actions, key=lambda a: CARD[a] != CABOOSE)
