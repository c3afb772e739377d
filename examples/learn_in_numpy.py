"""Learns Würfel Express for two in plain numpy, by playing against itself, until it beats random play.

`python examples/learn_in_numpy.py [decisions]`. All decisions of a turn are judged together when the seat's
next turn begins: by how far it has got, and by what a critic expects from there. Actor and critic are linear
in the cells of the observation. Takes some ten seconds with the compiled engine.
"""

import sys

import numpy as np
from numpy.typing import NDArray

from rotonde.adapters.vector import Stepper
from rotonde.core.actions import ActionSpace

Floats = NDArray[np.float32]
Rows = NDArray[np.int64]

SEATS = 2
GAMES = 128
DECISIONS = 100_000
FORESIGHT = 0.9  # how much the next turn counts
ACTOR, CRITIC = 0.002, 0.02  # how fast they learn


def features(space: ActionSpace, actions: int) -> Floats:
    """Features of an action, from its notation: how often each word stands in it, kind by kind."""
    words = [[f"{space.kind(a)} {word}" for word in space.text(a).split()] for a in range(actions)]
    columns = {word: i for i, word in enumerate(sorted({word for row in words for word in row}))}
    found = np.zeros((actions, len(columns)), np.float32)
    for a, row in enumerate(words):
        for word in row:
            found[a, columns[word]] += 1
    return found


class Policy:
    """Linear weights from cells of the observation to features of an action."""

    def __init__(self, games: Stepper) -> None:
        self.most = games.most.astype(np.float32)
        self.features = features(games.game.space, games.masks.shape[1])
        self.weights = np.zeros((len(self.most), self.features.shape[1]), np.float32)

    def inputs(self, observations: NDArray[np.uint8]) -> Floats:
        return np.divide(observations, self.most, dtype=np.float32)

    def odds(self, inputs: Floats, masks: NDArray[np.bool_]) -> Floats:
        """Probability of each action; 0 where it is not legal."""
        logits = np.where(masks, inputs @ self.weights @ self.features.T, -np.inf)
        weights = np.exp(logits - logits.max(axis=1, keepdims=True))
        odds: Floats = weights / weights.sum(axis=1, keepdims=True)
        return odds

    def choose(self, odds: Floats, random: np.random.Generator) -> Rows:
        """An action in each game, by these odds."""
        drawn = random.random((len(odds), 1), np.float32) * odds.sum(axis=1, keepdims=True)
        actions: Rows = (odds.cumsum(axis=1) > drawn).argmax(axis=1)
        return actions


class Learner:
    """Self-play in many games; what each seat did in its turn waits until its next turn to be judged."""

    def __init__(self, games: Stepper, seed: int) -> None:
        self.games = games
        self.random = np.random.default_rng(seed)
        self.policy = Policy(games)
        self.worth = np.zeros(len(games.names), np.float32)  # the critic's weights
        self.front = games.names.index("tracks.+0.front")  # one's own
        rows = (len(games.masks), SEATS)
        self.began = np.zeros((*rows, len(games.names)), np.float32)  # what a seat saw as its turn began
        self.towards = np.zeros((*rows, *self.policy.weights.shape), np.float32)  # what it did in it
        self.known = np.zeros(rows, np.bool_)
        self.last = np.full(rows[0], -1)  # who decided before

    def decide(self) -> None:
        """One decision in every game, and what can be learnt by it."""
        games, policy = self.games, self.policy
        rows, seats = np.arange(len(games.masks)), games.to_act
        inputs = policy.inputs(games.observations)
        self.begin_turns(rows[seats != self.last], seats[seats != self.last], inputs[seats != self.last])
        odds = policy.odds(inputs, games.masks)
        actions = policy.choose(odds, self.random)
        chosen = policy.features[actions] - odds @ policy.features
        self.towards[rows, seats] += inputs[:, :, None] * chosen[:, None, :]
        self.last = seats
        result = games.step(actions)
        self.end_games(np.flatnonzero(result.ended | result.broken_off), result.rewards)

    def begin_turns(self, rows: Rows, seats: Rows, inputs: Floats) -> None:
        """Judge the turns before, by where these begin."""
        moved = inputs[:, self.front] - self.began[rows, seats, self.front]
        self.learn(rows, seats, moved + FORESIGHT * (inputs @ self.worth))
        self.began[rows, seats] = inputs
        self.towards[rows, seats] = 0
        self.known[rows, seats] = True

    def end_games(self, rows: Rows, rewards: Floats) -> None:
        """Judge the last turns by who won."""
        for seat in range(SEATS):
            self.learn(rows, np.full(len(rows), seat), rewards[rows, seat])
        self.known[rows] = False
        self.last[rows] = -1

    def learn(self, rows: Rows, seats: Rows, gained: Floats) -> None:
        """More of what turned out better than expected, less of what turned out worse."""
        known = self.known[rows, seats]
        rows, seats, gained = rows[known], seats[known], gained[known]
        began = self.began[rows, seats]
        surprise = gained - began @ self.worth
        self.policy.weights += ACTOR * np.tensordot(surprise, self.towards[rows, seats], 1)
        self.worth += CRITIC * (surprise @ began) / max(1, len(rows))


def trained(decisions: int = DECISIONS, seed: int = 1) -> Policy:
    """The policy after so many decisions of self-play."""
    learner = Learner(Stepper("wurfel", GAMES, SEATS, seed=seed), seed)
    for _ in range(decisions // GAMES):
        learner.decide()
    return learner.policy


def share_won(policy: Policy, wanted: int = 256, seed: int = 2) -> float:
    """Share of games the policy wins against random play, sitting on either side in turn."""
    games = Stepper("wurfel", GAMES, SEATS, seed=seed)
    random = np.random.default_rng(seed)
    mine = np.arange(GAMES) % SEATS
    results: list[float] = []
    while len(results) < wanted:
        odds = policy.odds(policy.inputs(games.observations), games.masks)
        actions = np.where(games.to_act == mine, policy.choose(odds, random), games.random_actions(random))
        result = games.step(actions)
        over = np.flatnonzero(result.ended | result.broken_off)
        results += [float(result.rewards[i, mine[i]]) for i in over]
    return float(np.mean(np.array(results) > 0))


if __name__ == "__main__":
    share = share_won(trained(int(sys.argv[1]) if len(sys.argv) > 1 else DECISIONS))
    print(f"won {share:.0%} of the games against random play")
