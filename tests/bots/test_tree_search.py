"""Tree search with a game's heuristics: fair, repeatable, and it sees what there is to see."""

from math import inf

import pytest

import rotonde
from rotonde.bots import levels
from rotonde.bots.search_bot import SearchBot
from rotonde.bots.tree_node import Node, after_chance, attention, grown, pick
from rotonde.bots.tree_search import TreeSearch
from rotonde.core.heuristics import ALIKE, Heuristics, SearchSettings
from rotonde.core.state import State
from rotonde.testing.bots import check_bot

QUAI = rotonde.game("quai")
KEEP, SWAP = QUAI.space.parse("keep"), QUAI.space.parse("swap")


class QuaiHeuristics(Heuristics):
    """Quai, as anybody would look at it; `together` all win or lose with seat 0."""

    def __init__(self, *, together: bool = False, tells: bool = False) -> None:
        self._together = together
        self._tells = tells

    def candidates(self, state: State) -> list[int]:
        return [KEEP, SWAP] if state.to_act == 0 or not self._together else [KEEP]

    def rollout_action(self, state: State, chance: rotonde.Chance) -> int:
        return self.candidates(state)[chance.below(len(self.candidates(state)))]

    def win_probability(self, state: State, seat: int) -> float:
        return 1.0 if (0 if self._together else seat) in state.winners() else 0.0

    def reason(self, state: State, a: int, language: str) -> str:
        return {"en": "So it seems.", "fr": "Il semble."}[language]

    def seen(self, state: State, a: int, seat: int) -> int:
        return a if self._tells else super().seen(state, a, seat)


class Impatient(QuaiHeuristics):
    """Judges as soon as anything was decided."""

    def horizon(self, state: State) -> int:
        return state.step

    def is_leaf(self, state: State, horizon: int) -> bool:
        return state.step > horizon


def holding(*wagons: int) -> State:
    opening = rotonde.Match(QUAI, len(wagons), 1).state.snapshot()
    return QUAI.restore(opening | {"held": list(wagons)})


def searched(heuristics: Heuristics, state: State, iterations: int = 200) -> TreeSearch:
    search = TreeSearch(SearchSettings(heuristics, iterations=iterations), state.perspective(state.to_act))
    search.run(rotonde.Chance(1), inf, iterations)
    return search


LOW, HIGH = min(QUAI.new(2).wagons), max(QUAI.new(2).wagons)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "heuristics", [QuaiHeuristics(), QuaiHeuristics(tells=True), QuaiHeuristics(together=True)]
)
def test_it_keeps_the_heaviest_wagon_and_swaps_the_lightest(heuristics: Heuristics) -> None:
    bot = SearchBot(SearchSettings(heuristics, iterations=200))
    for held, a in ((HIGH, KEEP), (LOW, SWAP)):
        state = holding(held, LOW + 1, LOW + 2)
        assert bot.choose(state.perspective(0), rotonde.Chance(1)) == a


def test_it_owes_what_every_bot_owes_and_two_worlds_alike_give_one_choice() -> None:
    check_bot(QUAI, SearchBot(SearchSettings(QuaiHeuristics(), iterations=20)))


def test_it_says_what_it_expects_of_what_it_tried() -> None:
    bot = SearchBot(SearchSettings(QuaiHeuristics(), iterations=60))
    seen = holding(HIGH, LOW).perspective(0)
    assert bot.explain(seen, KEEP, "en") == "So it seems. I see about 100 % to win."
    assert bot.explain(seen, KEEP, "fr") == "Il semble. Je vois environ 100\u00a0% de chances de gagner."
    assert bot.explain(seen, QUAI.space.parse("look 1"), "en") == "So it seems."


def test_one_candidate_needs_no_thought() -> None:
    state = holding(HIGH, LOW)
    state.apply(KEEP)
    bot = SearchBot(SearchSettings(QuaiHeuristics(together=True), iterations=1_000_000))
    assert bot.choose(state.perspective(1), rotonde.Chance(1)) == KEEP


def test_it_stops_when_the_choice_is_clear_or_the_time_is_up() -> None:
    state = holding(HIGH, LOW)
    assert searched(QuaiHeuristics(), state).root.tries < 200
    hasty = TreeSearch(SearchSettings(QuaiHeuristics(), iterations=1_000_000), state.perspective(0))
    hasty.run(rotonde.Chance(1), 0.0, 1_000_000)
    assert hasty.root.tries == 8


def test_decisions_of_a_chapter_share_its_time() -> None:
    """One that had no share would think for ever."""
    settings = SearchSettings(QuaiHeuristics(), iterations=1 << 60, seconds=inf, turn_seconds=0.0)
    state = holding(HIGH, LOW)
    assert SearchBot(settings).choose(state.perspective(0), rotonde.Chance(1)) in state.legal_actions()


def test_games_stop_where_they_are_judged() -> None:
    search = searched(Impatient(), holding(HIGH, LOW), 50)
    assert [child.children for child in search.root.children.values()] == [{}, {}]


def test_a_choice_never_tried_is_not_chosen() -> None:
    search = TreeSearch(SearchSettings(QuaiHeuristics(), iterations=0), holding(HIGH, LOW).perspective(0))
    search.run(rotonde.Chance(1), inf, 0)
    assert search.best([SWAP, KEEP]) == SWAP  # nothing is known: the first
    assert searched(QuaiHeuristics(), holding(LOW, HIGH)).best([KEEP, SWAP, 2]) == SWAP


def test_what_is_rarely_on_offer_is_judged_by_the_games_in_which_it_was() -> None:
    node = Node(0)
    assert pick(node, [1, 2], 0.7) == 0  # nothing is known: the first in line
    for key, tries, offers, total in ((1, 10, 20, 5.0), (2, 10, 9000, 5.0)):
        child = grown(node, key, 0)
        child.tries, child.offers, child.total = tries, offers, total
    assert pick(node, [1, 2], 0.7) == 1  # passed over more often: more curious about it
    assert pick(node, [1, 2], 0.0) == 0
    node.tries = 400
    assert pick(node, [1, 3], 0.7) == 1  # one that is new
    assert node.mean() == 0.0


def test_attention_widens_and_chance_branches_only_where_it_is_told_apart() -> None:
    node = Node(0)
    assert (attention(node, 8), attention(node, 1)) == (2, 1)
    node.tries = 100
    assert attention(node, 8) == 8
    assert after_chance(node, ALIKE) is node
    assert after_chance(node, 0) is after_chance(node, 0) is not node
    assert sorted(node.children) == [-2]


def test_a_recipe_can_be_hurried_and_makes_a_level(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = SearchSettings(QuaiHeuristics(), iterations=100, width=3, exploration=0.5, seconds=0.2)
    limited = settings.limited(7)
    assert (limited.iterations, limited.width, limited.exploration, limited.seconds) == (7, 3, 0.5, inf)
    assert settings.limited(1000).iterations == 100
    monkeypatch.setattr(levels, "_levels", lambda _: {"novice": settings})
    assert isinstance(levels.bot("quai", "novice"), SearchBot)
    assert isinstance(levels.limited("quai", "novice", 5), SearchBot)


def test_whoever_is_measured_looks_at_no_clock_unless_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[SearchSettings] = []
    monkeypatch.setattr(levels, "SearchBot", made.append)
    monkeypatch.setattr(
        levels, "_levels", lambda _: {"novice": SearchSettings(QuaiHeuristics(), iterations=100, seconds=0.2)}
    )
    levels.contender("quai", "novice")
    levels.contender("quai", "novice", clocked=True)
    assert [(settings.iterations, settings.seconds) for settings in made] == [(100, inf), (100, 0.2)]
