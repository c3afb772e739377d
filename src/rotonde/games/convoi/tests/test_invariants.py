"""Invariants of a move (12 to 23), from positions that nobody reaches by chance."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rotonde.games.convoi import clock
from rotonde.games.convoi.material import FACES, colour_of, members
from rotonde.games.convoi.state import Convoi
from rotonde.games.convoi.tests.strategies import positions
from rotonde.games.convoi.tests.tables import TRAIN_NAMES, do, legal, moved, table, told
from rotonde.testing.legality import assert_legality
from rotonde.testing.replay import assert_restores

CHOICES = st.integers(0, 2**16)


def copy_of(state: Convoi) -> Convoi:
    copy = state.clone()
    copy.remember(state)
    return copy


def run(state: Convoi, train: int, points: int, choice: int) -> Convoi:
    """Move a train by a card, whatever has to be chosen on the way chosen somehow."""
    moved(state, TRAIN_NAMES[train], points)
    while state.asks() in ("rolled", "city"):
        options = legal(state)
        do(state, options[choice % len(options)])
    return state


@given(positions())
def test_legality_and_snapshots_anywhere(state: Convoi) -> None:
    state.check()
    assert_legality(state)
    assert_restores(state, 1)


@given(positions(), CHOICES, CHOICES)
def test_every_point_is_used_free_or_paid_for(state: Convoi, which: int, choice: int) -> None:
    train = members(state.running)[which % state.running.bit_count()]
    points = FACES[colour_of(train)][choice % len(FACES[colour_of(train)])]
    before = 7 * state.boxed - state.clock
    run(state, train, points, choice)
    steps = len(told(state, "moved"))
    lost = 7 * state.boxed - state.clock - before
    ends = told(state, "stopped") + told(state, "collision")
    if ends:
        assert steps + int(str(ends[0]["unused"])) == points
        assert lost == ends[0]["paid"]
        if ends[0]["type"] == "collision":
            assert lost == 2 * int(str(ends[0]["unused"]))
        elif ends[0]["reason"] in ("city", "chosen", "points"):
            assert lost == 0
        else:
            assert lost == ends[0]["unused"]
    else:
        assert steps <= points
        assert lost == (2 if told(state, "departure_entered") else 0)


@given(positions(), CHOICES)
def test_aids_foresee_what_happens(state: Convoi, which: int) -> None:
    train = members(state.running)[which % state.running.bit_count()]
    if state.in_city(train):
        return
    aid: Any = state.aids(0)["trains"]
    (way,) = next(each for each in aid if each["train"] == TRAIN_NAMES[train])["ways"]
    for face in way["faces"]:
        after = moved(copy_of(state), TRAIN_NAMES[train], face["points"])
        reached = [event["space"] for event in told(after, "moved")]
        assert reached[: len(way["path"])] == way["path"][: len(reached)]
        if after.asks() != "city":
            assert sum(int(str(event["count"])) for event in told(after, "tokens_lost")) == face["tokens"]
            assert (reached or [state.view(0)["trains"][train]["space"]])[-1] == face["space"]  # type: ignore[index]


@given(positions(), CHOICES, CHOICES)
def test_one_more_green_light_never_shortens_a_run(state: Convoi, which: int, light: int) -> None:
    train = members(state.running)[which % state.running.bit_count()]
    if state.in_city(train):
        return
    points = FACES[colour_of(train)][-1]
    more = copy_of(state)
    more.green |= 1 << light % len(state.config.board.lights)
    runs = []
    for each in (state, more):
        each.apply(each.game.space.parse("play move"))
        each.apply(each.game.space.parse(f"move {TRAIN_NAMES[train]}"))
        each.apply(each.game.space.parse(f"rolls {points}"))
        runs.append(len(told(each, "moved")))
    assert runs[0] <= runs[1]


@given(st.integers(1, 7), st.integers(0, 10), st.integers(0, 10))
def test_losing_twice_is_losing_once(tokens: int, first: int, second: int) -> None:
    apart, together = table(clock=tokens), table(clock=tokens)
    clock.lose(apart, first)
    clock.lose(apart, second)
    clock.lose(together, first + second)
    assert (apart.clock, apart.boxed) == (together.clock, together.boxed)
    owed = first + second
    assert together.boxed == ((owed - tokens) // 7 + 1 if owed >= tokens else 0)
