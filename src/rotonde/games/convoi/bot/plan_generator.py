"""Plan generator: lights and switches on the trains' routes, trains to move, cubes to load."""

from typing import Final

from rotonde.games.convoi import playing, signals
from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.bot.goals import Goals
from rotonde.games.convoi.material import CARDS, SWITCH, TRAINS, TWO_CARDS, members
from rotonde.games.convoi.material import MOVE as MOVE_CARD
from rotonde.games.convoi.state import Convoi

AHEAD: Final = 8  # spaces of a route that are looked at
CHANGES: Final = 3  # changes of a route that are planned

Plan = list[int]  # actions, one after the other


class PlanGenerator:
    """The plans worth a thought in the action phase."""

    def __init__(self, goals: Goals) -> None:
        self._state = goals.state
        self._goals = goals
        self._acts = goals.state.config.acts
        self.lights: list[int] = []
        self.pairs: list[int] = []
        self.used = 0  # lights that trains will pass soon
        for train in members(self._state.running):
            self._follow(train)
            self._barrier(train)

    def _follow(self, train: int) -> None:
        """Notes the changes that the train's route needs."""
        found = 0
        for step in self._goals.steps(train)[:AHEAD]:
            found += self._add_change(step)
            if found >= CHANGES:
                return

    def _add_change(self, step: int) -> int:
        """Note what bars a step; returns how much that is."""
        network = self._goals.cache.network
        found = 0
        pair = network.pair[step]
        if pair != NONE and self._state.switches[network.board.pair_junction[pair]] != pair:
            found += 1
            if pair not in self.pairs:
                self.pairs.append(pair)
        for light in (network.first[step], network.second[step]):
            if light != NONE:
                self.used |= 1 << light
                if not self._state.is_green(light):
                    found += 1
                    if light not in self.lights:
                        self.lights.append(light)
        return found

    def _barrier(self, train: int) -> None:
        """A closed junction or a red light straight ahead, wherever the train is bound."""
        board = self._state.config.board
        if self._state.in_city(train):
            return
        end = self._state.heading[train]
        for _ in range(3):
            light = board.end_light[end]
            if light != NONE and not self._state.is_green(light) and light not in self.lights:
                self.lights.append(light)
            junction = board.end_junction[end]
            if junction != NONE:
                self._openings(junction, board.end_leg[end])
                return
            space = board.end_space[board.end_far[end]]
            if board.is_city(space) or len(board.space_ends[space]) < 2:
                return
            end = board.opposite[board.end_far[end]]

    def _openings(self, junction: int, leg: int) -> None:
        board = self._state.config.board
        now = self._state.switches[junction]
        if leg in (board.pair_first[now], board.pair_second[now]):
            return
        for pair in board.junction_pairs[junction]:
            if leg in (board.pair_first[pair], board.pair_second[pair]) and pair not in self.pairs:
                self.pairs.append(pair)

    def plans(self) -> list[Plan]:
        """Everything that could be done next, to its end, with what it is paid by."""
        state = self._state
        found: list[Plan] = [[self._acts.end]]
        if state.manager_ready():
            found.append([self._acts.manager])
        if not state.hand_size(state.active):
            return found
        load = self._acts.load + plenty(state, NONE)
        found += [[load + train * 3] for train in range(len(TRAINS)) if playing.loadable(state, train)]
        for card in range(len(CARDS)):
            paid = self._payment(card)
            if paid != NONE and not playing.why_not_act(state, card):
                found += [[paid, *rest] for rest in self.completions(card)]
        return found

    def _payment(self, card: int) -> int:
        """The card itself, else two others of which there are most."""
        state = self._state
        if state.hand(state.active, card):
            return self._acts.play + card
        if state.hand_size(state.active) < 2:
            return NONE
        one = plenty(state, NONE)
        other = one
        if state.hand(state.active, one) < 2 or state.hand(state.active, one) == self._rest(one):
            other = plenty(state, one)
        two = TWO_CARDS.index((min(one, other), max(one, other)))
        return self._acts.trade + two * 3 + card

    def _rest(self, card: int) -> int:
        return self._state.hand_size(self._state.active) - self._state.hand(self._state.active, card)

    def completions(self, card: int) -> list[Plan]:
        """Plans for a card that is paid for."""
        acts = self._acts
        board = self._state.config.board
        if card == SWITCH:
            return [[acts.set + board.pair_start + pair] for pair in self.pairs]
        if card == MOVE_CARD:
            return [[acts.move + train] for train in members(self._state.running)]
        found: list[Plan] = []
        for light in self.lights:
            for lifted in self._sources(light):
                lift = acts.lift + board.light_start + lifted
                found.append([lift, acts.put + board.light_start + light])
        return found

    def _sources(self, light: int) -> list[int]:
        """Discs that could go to that light; those that trains will pass only where there is no other."""
        state = self._state
        fitting = [other for other in members(state.green) if signals.targets(state, other) >> light & 1]
        idle = [other for other in fitting if not self.used >> other & 1]
        return idle or fitting


def plenty(state: Convoi, but: int) -> int:
    """The kind of card of which the active seat holds most, a Move card last."""
    best = NONE
    most = 0
    for card in range(len(CARDS)):
        count = state.hand(state.active, card)
        if card != but and count > most:
            best = card
            most = count
    return best
