"""Rollout policy: shortens one's own tour, whatever the others do."""

from rotonde.games.tee import deck as effects
from rotonde.games.tee.bot.distance import BestMove, Distance, rolling
from rotonde.games.tee.bot.rivals import leader_of, left_for
from rotonde.games.tee.material import VIOLET
from rotonde.games.tee.phases import CLOSE, FREE, MOVE, NAME, START, TURN
from rotonde.games.tee.state import Tee
from rotonde.games.tee.tour import goals_of, open_tour


def plain(state: Tee) -> int:
    """A sensible action for the one who decides; stations are closed by others."""
    legal = state.legal_actions()
    if len(legal) == 1:
        return legal[0]
    if state.phase == START:
        return best_start(state, legal)
    if state.phase in (TURN, MOVE):
        return by_distance(state, Distance(state, state.turn))
    if state.phase == NAME:
        return whom_to_name(state, legal)
    if state.phase == CLOSE:
        return state.acts.decline
    return what_to_reopen(state, legal)


def by_distance(state: Tee, distance: Distance) -> int:
    """Best action by that distance, where a turn begins or in a move."""
    return throw_or_draw(state, distance) if state.phase == TURN else BestMove(state, distance).action


def best_start(state: Tee, legal: list[int]) -> int:
    """The start of the shortest tour."""
    goals = goals_of(state, state.turn)
    starts = state.board.starts
    tours = [open_tour(state.config.paths, goals, start).left(start, VIOLET) for start in starts]
    return legal[tours.index(min(tours))]


def throw_or_draw(state: Tee, distance: Distance) -> int:
    """Draw where less is left free than after a throw; what the cards bring is even on average."""
    changed = distance.left(state.at[state.turn], FREE)
    return state.acts.draw if changed < rolling(state, distance) else state.acts.roll


def whom_to_name(state: Tee, legal: list[int]) -> int:
    """For company the player in the best place, for mischief the leader."""
    effect = state.deck.cards[state.card].effect
    if effect in (effects.JOIN, effects.SWAP):
        distance = Distance(state, state.turn)
        left = [distance.left(state.at[a - state.acts.name], FREE) for a in legal]
        return legal[left.index(min(left))]
    leader = state.acts.name + leader_of(state, state.turn)
    return leader if leader in legal else legal[0]


def what_to_reopen(state: Tee, legal: list[int]) -> int:
    """A token is a token; the station that shortens the own way most."""
    me = state.turn
    lefts: list[float] = []
    for a in legal[:-1]:
        after = state.clone()
        after.apply(a)
        lefts.append(left_for(after, me))
    return legal[lefts.index(min(lefts))]
