"""A bot that measures every choice by how many turns are left after it."""

from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective
from rotonde.games.tee import deck as effects
from rotonde.games.tee import routes
from rotonde.games.tee.board import VIOLET
from rotonde.games.tee.bot import sayings
from rotonde.games.tee.bot.tour import Tour, left_for, tour_of
from rotonde.games.tee.phases import CLOSE, FREE, MOVE, NAME, NOWHERE, START, TURN
from rotonde.games.tee.state import Tee

NEARBY = 2  # stations around somebody that are worth closing
WORTH_A_TOKEN = routes.TURN


class Traveller:
    """`plans` the whole tour or heads for the nearest goal; `hinders` the leader or minds nobody."""

    def __init__(self, *, plans: bool, hinders: bool) -> None:
        self._plans = plans
        self._hinders = hinders

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        state = perspective.imagine(chance)
        assert isinstance(state, Tee)
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        if state.phase == START:
            return self._start(state, legal) if self._plans else legal[chance.below(len(legal))]
        if state.phase == TURN:
            return self._turn(state)
        if state.phase == MOVE:
            return self._move(state, legal)
        if state.phase == NAME:
            return self._name(state, legal)
        return self._close(state) if state.phase == CLOSE else self._reopen(state, legal)

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        state = perspective.imagine(Chance(0))
        assert isinstance(state, Tee)
        return sayings.reason(state, a, language)

    def _start(self, state: Tee, legal: list[int]) -> int:
        starts = state.board.starts
        tours = [Tour(state, state.turn, start, plans=True).left(start, VIOLET) for start in starts]
        return legal[tours.index(min(tours))]

    def _turn(self, state: Tee) -> int:
        """Draw where the shortest way begins with a change."""
        tour = tour_of(state, state.turn, plans=self._plans)
        here = state.at[state.turn]
        changing = tour.left(here, FREE) + routes.TURN
        return state.acts.draw if changing <= tour.left(here, state.bound[state.turn]) else state.acts.roll

    def _move(self, state: Tee, legal: list[int]) -> int:
        """On by the best way; who leaves may shut the door behind."""
        best = self._onward(state, legal)
        closing = state.acts.close + state.path[0]
        if self._hinders and best < state.acts.stop and closing in legal:
            return closing if _harm(state, closing) > WORTH_A_TOKEN else best
        return best

    def _onward(self, state: Tee, legal: list[int]) -> int:
        """The ride after which least is left; where none brings anything, the end of the move."""
        tour = tour_of(state, state.turn, plans=self._plans)
        best = state.acts.stop if len(state.path) > 1 else state.acts.stay
        least = routes.FAR if state.sealed else tour.left(state.at[state.turn], state.bound[state.turn])
        for a in legal:
            if state.acts.ride <= a < state.acts.stop:
                ride = a - state.acts.ride
                left = tour.left(state.board.ride_station[ride], state.board.ride_network[ride])
                if left < least:
                    best = a
                    least = left
        return best

    def _name(self, state: Tee, legal: list[int]) -> int:
        """For company the player in the best place, for mischief the leader."""
        effect = state.deck.cards[state.card].effect
        if effect in (effects.JOIN, effects.SWAP):
            tour = tour_of(state, state.turn, plans=self._plans)
            left = [tour.left(state.at[a - state.acts.name], FREE) for a in legal]
            return legal[left.index(min(left))]
        leader = state.acts.name + leader_of(state)
        return leader if leader in legal else legal[0]

    def _close(self, state: Tee) -> int:
        """The station that harms the leader most, if any does; beginners leave it."""
        best = state.acts.decline
        if self._hinders:
            most = 0
            for station in _around_the_leader(state):
                a = state.acts.close + station
                harm = 0 if state.why_not(a) else _harm(state, a)
                if harm > most:
                    best = a
                    most = harm
        return best

    def _reopen(self, state: Tee, legal: list[int]) -> int:
        """A token is a token; the station that shortens the own way most."""
        best = legal[0]
        least = routes.FAR
        for a in legal[:-1]:
            after = state.clone()
            me = state.turn
            after.apply(a)
            left = left_for(after, me)
            if left < least:
                best = a
                least = left
        return best


def leader_of(state: Tee) -> int:
    """The rival with the most visits; of several the first."""
    best = NOWHERE
    for seat in range(state.seats):
        if seat != state.turn and (
            best == NOWHERE or state.visited[seat].bit_count() > state.visited[best].bit_count()
        ):
            best = seat
    return best


def _around_the_leader(state: Tee) -> list[int]:
    """Stations near the leader, or near the leader's home when little else is left to do."""
    leader = leader_of(state)
    near_the_end = state.open[leader].bit_count() < 2
    distance = state.board.distance[state.home[leader] if near_the_end else state.at[leader]]
    return [station for station in range(state.board.count) if distance[station] <= NEARBY]


def _harm(state: Tee, closing: int) -> int:
    """By how much longer the leader's way gets than one's own, if the world is as imagined."""
    me, leader = state.turn, leader_of(state)
    after = state.clone()
    after.apply(closing)
    return left_for(after, leader) - left_for(state, leader) - left_for(after, me) + left_for(state, me)
