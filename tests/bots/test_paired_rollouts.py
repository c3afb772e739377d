"""Paired rollouts: the same worlds for all lines, the close ones tried further."""

from math import inf

import rotonde
from rotonde.bots.paired_rollouts import FINALISTS, LineResults, PairedRollouts, _close
from rotonde.bots.search_bot import SearchBot
from rotonde.bots.tree_search import NOT_TRIED
from rotonde.core.heuristics import Heuristics, SearchSettings
from rotonde.core.state import State
from rotonde.testing.bots import check_bot

QUAI = rotonde.game("quai")
KEEP, SWAP = QUAI.space.parse("keep"), QUAI.space.parse("swap")


class QuaiHeuristics(Heuristics):
    """Quai: all choices are looked at; imagined games go on at random, to the end or to a horizon."""

    def __init__(self, *horizons: int) -> None:
        self.judged: list[int] = []
        self._horizons = list(horizons) or [1000]

    def candidates(self, state: State) -> list[int]:
        return state.legal_actions()

    def rollout_action(self, state: State, chance: rotonde.Chance) -> int:
        legal = state.legal_actions()
        return legal[chance.below(len(legal))]

    def win_probability(self, state: State, seat: int) -> float:
        self.judged.append(state.step)
        held = state.snapshot()["held"]
        assert isinstance(held, list)
        return 0.5 + float(held[seat]) / 1000  # close to each other, all of them

    def reason(self, state: State, a: int, language: str) -> str:
        return {"en": "So it seems.", "fr": "Il semble."}[language]

    def horizons(self, state: State) -> list[int]:
        return [state.step + far for far in self._horizons]

    def is_leaf(self, state: State, horizon: int) -> bool:
        return state.step >= horizon

    def turn_key(self, state: State) -> int:
        return state.step


def holding(*wagons: int) -> State:
    opening = rotonde.Match(QUAI, len(wagons), 1).state.snapshot()
    return QUAI.restore(opening | {"held": list(wagons)})


def tried(heuristics: Heuristics, state: State, iterations: int = 200) -> PairedRollouts:
    settings = SearchSettings(heuristics, iterations=iterations, paired=True)
    rollouts = PairedRollouts(settings, state.perspective(state.to_act), state)
    rollouts.run(rotonde.Chance(1), inf, iterations)
    return rollouts


def test_a_good_wagon_is_kept_and_a_bad_one_swapped() -> None:
    assert tried(QuaiHeuristics(), holding(6, 3)).lines[0].actions == [KEEP]
    assert tried(QuaiHeuristics(), holding(1, 3)).lines[0].actions == [SWAP]


def test_what_comes_out_close_is_tried_as_far_as_the_next_horizon() -> None:
    heuristics = QuaiHeuristics(1, 1000)
    state = holding(4, 5, 6)
    tried(heuristics, state, 40)
    assert min(heuristics.judged) == state.step + 1 < max(heuristics.judged)


def test_a_far_horizon_is_left_alone_where_there_are_too_few_worlds_for_it() -> None:
    heuristics = QuaiHeuristics(1, 1000)
    tried(heuristics, holding(4, 5, 6), 4)
    assert len(set(heuristics.judged)) == 1


def test_the_time_ends_the_trials_after_the_first_world() -> None:
    heuristics = QuaiHeuristics()
    state = holding(4, 5)
    rollouts = PairedRollouts(
        SearchSettings(heuristics, iterations=50, paired=True), state.perspective(0), state
    )
    rollouts.run(rotonde.Chance(1), 0.0, 50)
    assert {len(line.worths) for line in rollouts.lines} == {1}


def test_a_promise_is_told_for_what_was_tried_only() -> None:
    rollouts = tried(QuaiHeuristics(), holding(6, 3))
    assert rollouts.win_probability(KEEP) > rollouts.win_probability(SWAP) >= 0.0
    assert rollouts.win_probability(9999) == NOT_TRIED


def test_what_is_not_clearly_worse_is_worth_as_much_as_the_best() -> None:
    def weighed(*wagons: int, iterations: int) -> list[float]:
        state = holding(*wagons)
        settings = SearchSettings(QuaiHeuristics(), iterations=iterations, paired=True)
        return PairedRollouts(settings, state.perspective(0), state, [[KEEP], [SWAP]]).weigh(
            rotonde.Chance(1), inf
        )

    best, worse = weighed(6, 1, iterations=300)
    assert best - worse > 0.001
    first, second = weighed(4, 5, iterations=12)  # four worlds are too few to tell
    assert first == second


def lines(*means: float) -> list[LineResults]:
    found = []
    for i, mean in enumerate(means):
        line = LineResults([i])
        line.worths = [mean]
        found.append(line)
    return found


def test_the_close_ones_are_few_and_each_leads_elsewhere() -> None:
    assert [line.actions for line in _close(lines(0.5, 0.5, 0.49, 0.3))] == [[0], [2]]
    assert len(_close(lines(0.5, 0.499, 0.498, 0.497, 0.496))) == FINALISTS


def test_a_bot_that_tries_lines_is_fair_and_ends_its_games() -> None:
    check_bot(QUAI, SearchBot(SearchSettings(QuaiHeuristics(), iterations=8, paired=True)))


def test_a_chapter_whose_time_is_spent_gives_each_decision_one_world() -> None:
    heuristics = QuaiHeuristics()
    state = holding(4, 5)
    bot = SearchBot(SearchSettings(heuristics, iterations=50, turn_seconds=0.0, paired=True))
    assert bot.choose(state.perspective(0), rotonde.Chance(1)) in state.legal_actions()
    assert len(heuristics.judged) == len(state.legal_actions())


def test_decisions_of_a_chapter_share_its_imagined_games() -> None:
    """The same measure without a clock: each gets a part of what is left, and never nothing."""
    heuristics = QuaiHeuristics()
    state = holding(4, 5)
    bot = SearchBot(
        SearchSettings(heuristics, iterations=1 << 30, turn_iterations=400, seconds=inf, paired=True)
    )
    judged = [0]
    for _ in range(9):
        bot.choose(state.perspective(0), rotonde.Chance(1))
        judged.append(len(heuristics.judged))
    spent = [judged[i + 1] - judged[i] for i in range(9)]
    assert spent == sorted(spent, reverse=True)
    assert 100 >= spent[0] > spent[-1] > 0


class Plain(Heuristics):
    """Says nothing of horizons, chapters or lines: games are imagined to their end."""

    def candidates(self, state: State) -> list[int]:
        return state.legal_actions()

    def rollout_action(self, state: State, chance: rotonde.Chance) -> int:
        return KEEP

    def win_probability(self, state: State, seat: int) -> float:
        assert state.to_act == rotonde.OVER
        return 1.0 if seat in state.winners() else 0.0

    def reason(self, state: State, a: int, language: str) -> str:
        return ""


def test_a_guide_that_says_nothing_more_has_its_games_imagined_to_the_end() -> None:
    assert tried(Plain(), holding(1, 7, 8)).lines[0].actions == [SWAP]
