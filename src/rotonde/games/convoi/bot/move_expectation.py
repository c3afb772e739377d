"""Move expectation: average progress and tokens lost by one move of a train."""

from rotonde.games.convoi import moving
from rotonde.games.convoi.board import DEPARTURE, NONE, PORT, TRACK
from rotonde.games.convoi.bot.goals import Goals
from rotonde.games.convoi.material import (
    CRASH_LOSS,
    DEPARTURE_LOSS,
    FACE_ODDS,
    FACES,
    MOST_POINTS,
    NO_CARGO,
    colour_of,
)
from rotonde.games.convoi.phases import NO_TRAIN


class MoveExpectation:
    """Preview of a move by one end: the track ahead, and the value of each number of points."""

    def __init__(self, goals: Goals, train: int, end: int) -> None:
        self._goals = goals
        self._train = train
        self._path: list[int] = []  # the ends by which spaces are entered
        self._price = 1  # tokens a point that cannot be used
        self._crash = False
        self._departs = False
        self._entered = 0  # spaces, when it was last asked what they save
        self._progress = 0.0
        self._walk(end)

    def _walk(self, end: int) -> None:
        state = self._goals.state
        board = state.config.board
        while len(self._path) < MOST_POINTS:
            far = moving.beyond(state, end)
            if far < 0:
                return
            space = board.end_space[far]
            other = self._goals.train_on[space]
            if other != NO_TRAIN:
                self._crash = state.heading[other] == far
                self._price = CRASH_LOSS if self._crash else 1
                return
            self._path.append(far)
            if board.space_kind[space] != TRACK:
                self._price = 0
                self._departs = board.space_kind[space] == DEPARTURE
                return
            end = board.opposite[far]

    def tokens(self, points: int) -> int:
        """Tokens that so many points cost."""
        unused = max(0, points - len(self._path))
        if self._departs and points >= len(self._path):
            return DEPARTURE_LOSS
        return unused * self._price

    def value(self, points: int, token: float, now: float) -> float:
        """Moves saved less tokens lost, for that many points; `now` is what the route costs from here."""
        lost = token * self.tokens(points)
        entered = min(points, len(self._path))
        if self._crash and points > entered:
            return -lost - self._train_lost()
        if not entered:
            return -lost
        if entered != self._entered:
            self._entered = entered
            self._progress = self._saved(self._path[entered - 1], now)
        return self._progress - lost

    def _saved(self, far: int, now: float) -> float:
        goals = self._goals
        board = goals.state.config.board
        space = board.end_space[far]
        kind = board.space_kind[space]
        goal = goals.goal[self._train]
        if space == goal:
            return now
        if kind == DEPARTURE or (kind == PORT and not board.empty_in_ports):
            return -self._train_lost()
        if goal == NONE:
            return 0.0
        routes = goals.routes(goal)
        end = board.opposite[far] if kind == TRACK else routes.exit(space)
        return now - goals.left_by(self._train, routes, end)

    def _train_lost(self) -> float:
        goals = self._goals
        if goals.state.cargo[self._train] != NO_CARGO:
            return goals.weights.cargo_lost
        return goals.weights.train_lost if goals.goal[self._train] != NONE else 0.0


def move_expectations(goals: Goals, train: int) -> list[MoveExpectation]:
    """One straight on, or one for each green exit."""
    state = goals.state
    if not state.in_city(train):
        return [MoveExpectation(goals, train, state.heading[train])]
    board = state.config.board
    ends = board.space_ends[state.where[train]]
    return [MoveExpectation(goals, train, end) for end in ends if state.is_green(board.end_light[end])]


def gain(goals: Goals, train: int, token: float) -> float:
    """The average of one move of that train; out of a city it takes the best exit for each face."""
    goal = goals.goal[train]
    at_goal = goal == NONE or goals.state.where[train] == goal
    now = 0.0 if at_goal else goals.left(train, goal)
    routes = move_expectations(goals, train)
    colour = colour_of(train)
    total = 0.0
    for i, points in enumerate(FACES[colour]):
        best = -1e9
        for move in routes:
            best = max(best, move.value(points, token, now))
        total += best * FACE_ODDS[colour][i]
    return total / 6


def tokens_at_risk(goals: Goals, train: int) -> float:
    """Expected tokens lost by one move of that train, by the cheapest exit."""
    colour = colour_of(train)
    total = 0
    for i, points in enumerate(FACES[colour]):
        total += FACE_ODDS[colour][i] * min([move.tokens(points) for move in move_expectations(goals, train)])
    return total / 6
