"""One game of a study: the same for its number, on any machine and in any process."""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple, TypedDict

from rotonde.bots.bot import Bot
from rotonde.bots.levels import limited
from rotonde.bots.random_bot import RANDOM, RandomBot
from rotonde.core.chance import Chance
from rotonde.core.game import Game
from rotonde.core.heuristics import UNBOUND
from rotonde.core.match import Match
from rotonde.core.seats import OVER
from rotonde.lab.game_counters import Leads, Refusals, first_of, rules_at_work, things_used, whole_types
from rotonde.lab.measures import measures
from rotonde.lab.origin import sources
from rotonde.lab.study import Arm, Study


class Result(TypedDict):
    """Result of one game: a row of the Parquet file."""

    arm: str
    number: int
    seed: int
    sources: str  # fingerprint of what played it
    bots: list[str]  # by seat
    players: list[int]  # which of the arm's players sat on each seat
    sides: int
    first: int  # the seat that began; -1: unknown
    winners: list[int]
    scores: list[int]
    finished: bool
    decisions: int
    turns: int
    lead_changes: int
    traits: list[dict[str, str]]  # by seat
    measures: dict[str, float]
    events: dict[str, int]
    uses: dict[str, int]  # "param value event"
    applied: dict[str, int]  # rules, by events that show them at work
    bore: dict[str, int]  # rules, by decisions on which they bore
    refused: dict[str, int]  # rules, by random actions that they forbade


class Task(NamedTuple):
    """Some games of an arm, for one process to play."""

    arm: int
    numbers: tuple[int, ...]


def play_some(study: Study, task: Task) -> list[Result]:
    """The results of a task's games."""
    arm = study.arms[task.arm]
    game = arm.made(study.game)
    return [StudyGame(study, arm, game, number).play() for number in task.numbers]


class StudyGame:
    """One game being played and noted."""

    def __init__(self, study: Study, arm: Arm, game: Game, number: int) -> None:
        self._study, self._arm, self._game, self._number = study, arm, game, number
        self._seed = study.seed_of(number)
        self._match = Match(game, arm.seats, self._seed, arm.options)
        self._players = study.players(arm, number)
        self._levels = [arm.bots[player] for player in self._players]
        self._bots = [_bot(study, level) for level in self._levels]
        self._chances = [_chance(self._seed, f"player {player}") for player in self._players]
        orders = [*arm.orders, *[()] * arm.seats]
        self._orders = [list(orders[player]) for player in self._players]
        self._bore: Counter[str] = Counter()
        self._refusals = Refusals(game, _chance(self._seed, "refusals"))
        self._leads = Leads(self._match.state)
        self._meters = {name: each.begin() for name, each in measures(game.id).meters.items()}

    def play(self) -> Result:
        """Play to the end, or to the horizon."""
        state = self._match.state
        decisions = turns = 0
        turn = OVER
        while state.to_act != OVER and decisions < self._study.horizon:
            turns += state.to_act != turn
            turn = state.to_act
            self._bore.update(state.rules_now())
            self._refusals.ask(state)
            self._match.apply(self._choice(turn))
            self._leads.see(state)
            for meter in self._meters.values():
                meter.see(state)
            decisions += 1
        return self._result(decisions, turns)

    def _choice(self, seat: int) -> int:
        """The next order of the player as soon as it is legal, else the bot's choice."""
        state, orders = self._match.state, self._orders[seat]
        if orders:
            a = self._game.space.parse(orders[0])
            if not state.why_not(a):
                orders.pop(0)
                return a
        return self._bots[seat].choose(state.perspective(seat), self._chances[seat])

    def _result(self, decisions: int, turns: int) -> Result:
        state, known = self._match.state, measures(self._game.id)
        events = state.chronicle()
        readings = {name: meter.reading() for name, meter in self._meters.items()}
        return Result(
            arm=self._arm.name,
            number=self._number,
            seed=self._seed,
            sources=sources(self._study.game),
            bots=self._levels,
            players=self._players,
            sides=len(state.sides()),
            first=first_of(events, known.first),
            winners=state.winners(),
            scores=state.scores(),
            finished=state.to_act == OVER,
            decisions=decisions,
            turns=turns,
            lead_changes=self._leads.changes,
            traits=known.traits_of(events, state.seats),
            measures=known.counted(events) | readings,
            events=dict(whole_types(events)),
            uses=dict(things_used(events)),
            applied=dict(rules_at_work(events, known)),
            bore=dict(self._bore),
            refused=dict(self._refusals.met),
        )


def _bot(study: Study, level: str) -> Bot:
    """A bot without a clock: what it thinks is counted in imagined games."""
    if level == RANDOM:
        return RandomBot()
    return limited(study.game, level, study.iterations or UNBOUND)


def _chance(seed: int, purpose: str) -> Chance:
    digest = sha256(f"rotonde lab {seed} {purpose}".encode()).digest()
    return Chance(int.from_bytes(digest[:16], "big"))


def tasks(study: Study, done: Sequence[set[int]]) -> list[Task]:
    """Tasks still to be played; arms side by side, so that an interrupted study has results of all."""
    size = 20 if all(set(arm.bots) == {RANDOM} for arm in study.arms) else 1
    found = []
    for first in range(0, study.games, size):
        for arm in range(len(study.arms)):
            numbers = range(first, min(first + size, study.games))
            missing = tuple(number for number in numbers if number not in done[arm])
            if missing:
                found.append(Task(arm, missing))
    return found
