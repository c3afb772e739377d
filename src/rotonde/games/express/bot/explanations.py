"""Explanations: why an action may be good, in the game's words and from what its seat knows."""

from typing import Final

from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective
from rotonde.games.express import scoring
from rotonde.games.express.actions import MOVES, TRAIN
from rotonde.games.express.bot import card_values, train_gain
from rotonde.games.express.material import CARDS, REAL_END, TYPE
from rotonde.games.express.phases import AIM_TRAIN
from rotonde.games.express.state import ExpressState
from rotonde.i18n.speaker import Speaker

Phrase = tuple[str, dict[str, object]]

KIND: Final = [MOVES.space.kind(a) for a in range(len(MOVES.space))]
CARD: Final = [CARDS.index(str(MOVES.space.params(a).get("card", CARDS[0]))) for a in range(len(MOVES.space))]
ALWAYS: Final = (
    "draw", "engine", "diesel", "maintain", "unhitch", "turntable", "counter", "keep", "answer", "derail",
)  # fmt: skip


def explained(perspective: Perspective, a: int, language: str) -> str:
    """A sentence on what speaks for a legal action."""
    state = perspective.imagine(Chance(0))
    assert isinstance(state, ExpressState)
    return reason(state, a, language)


def reason(state: ExpressState, a: int, language: str) -> str:
    name, params = phrase(state, a)
    return Speaker(state.game.words, language, []).explains(name, params)


def phrase(state: ExpressState, a: int) -> Phrase:
    """A message's name and its arguments."""
    kind = KIND[a]
    if kind in ALWAYS:
        return kind, {}
    if kind == "take":
        return _take(state)
    if kind == "start":
        count = card_values.alike(state)[TYPE[CARD[a]]]
        return ("start" if count > 1 else "start_alone"), {"count": count}
    if kind == "add":
        return _add(state, CARD[a])
    if kind == "discard":
        wanted = card_values.rivals_take(state) >> CARD[a] & 1
        return ("discard_wanted" if wanted else "discard"), {}
    if kind == "out":
        return "out", {"points": state.config.bonus}
    if kind == "play":
        return "play", {"points": _highest(state)}
    if kind == "train" and state.phase == AIM_TRAIN:
        return _hit(state, a - TRAIN)
    return "other", {}


def _take(state: ExpressState) -> Phrase:
    """Reason to take the top discard."""
    card = state.discards[-1]
    name = CARDS[card]
    if train_gain.best_train(state, card) >= 0:
        return "take_fitting", {"card": name}
    count = 1
    if card < REAL_END:
        count += card_values.alike(state)[TYPE[card]]
    return ("take_alike" if count > 1 else "take"), {"card": name, "count": count}


def _add(state: ExpressState, card: int) -> Phrase:
    """Reason to add a car."""
    train = state.trains[state.side()][train_gain.best_train(state, card)]
    assert train is not None
    after = train.followed_by(card)
    points = scoring.train_score(state.config, after) - scoring.train_score(state.config, train)
    return ("add" if points > 0 else "add_longer"), {"points": points, "count": after.length()}


def _highest(state: ExpressState) -> int:
    """The points of the best train of another side."""
    most = 0
    for side in range(state.config.sides):
        if side != state.side():
            for train in state.trains[side]:
                if train is not None:
                    most = max(most, scoring.train_score(state.config, train))
    return most


def _hit(state: ExpressState, slot: int) -> Phrase:
    train = state.train(state.aim, slot)
    assert train is not None
    return "hit", {"points": scoring.train_score(state.config, train), "count": train.length()}
