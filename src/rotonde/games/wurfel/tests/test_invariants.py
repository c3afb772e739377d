"""Invariants of a turn, from positions that nobody reaches by chance."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from rotonde import OVER
from rotonde.games.wurfel import GAME
from rotonde.games.wurfel.material import GOAL
from rotonde.games.wurfel.state import Wurfel
from rotonde.games.wurfel.tests.strategies import thrown_positions
from rotonde.games.wurfel.tests.tables import legal
from rotonde.testing.legality import assert_legality
from rotonde.testing.replay import assert_restores


def seen(state: Wurfel, key: str) -> list[object]:
    part = state.view(None)[key]
    assert isinstance(part, list)
    return part


CHOICES = st.integers(0, 2**16)


@given(thrown_positions())
def test_legality_and_snapshots_anywhere(state: Wurfel) -> None:
    state.check()
    assert_legality(state)
    assert_restores(state, 1)


@given(thrown_positions(), st.lists(CHOICES, min_size=8, max_size=8))
def test_what_taking_may_change(state: Wurfel, choices: list[int]) -> None:
    me, fronts, lanterns = state.turn, state.scores(), state.view(None)["lanterns"]
    assert isinstance(lanterns, list)
    shown, supply = Counter(seen(state, "dice")), seen(state, "supply")
    failure = state.aids(me)["failure"]
    assert isinstance(failure, dict)
    state.apply(GAME.space.parse("stop"))
    for choice in choices:
        if state.turn != me or state.to_act == OVER:
            break
        allowed = state.legal_actions()
        state.apply(allowed[choice % len(allowed)])
        state.check()
    told = state.events(0, None)
    gained = sum(
        int(str(each["length"])) for each in told if each["type"] in ("took", "stole", "stole_lantern")
    )
    lost = {each["from"]: each["length"] for each in told if each["type"] == "stole"}
    for seat, before in enumerate(fronts):
        if seat == me:
            failed = any(each["type"] in ("lost_front", "fell_back", "spared") for each in told)
            assert state.front(me) == before + (-failure["cells"] if failed else gained)
        else:
            assert state.front(seat) == before - int(str(lost.get(seat, 0)))
        if seat in lanterns:
            assert state.front(seat) >= before
    assert (state.to_act == OVER) == (state.front(me) >= GOAL)
    for each in told:
        if each["type"] == "took":
            most = min(6, shown[str(each["colour"])])
            assert int(str(each["length"])) <= most
            assert each["length"] == most or {"colour": each["colour"], "length": most} not in supply


@given(thrown_positions())
def test_the_order_of_taking_changes_only_the_order_of_the_new_strips(state: Wurfel) -> None:
    state.apply(GAME.space.parse("stop"))
    takes = [a for a in legal(state) if a.startswith(("take", "steal"))] if state.asks() == "evaluate" else []
    if len(takes) < 2:
        return
    me, ends = state.turn, []
    for order in (takes[:2], takes[1::-1]):
        copy = state.clone()
        for notation in order:
            a = GAME.space.parse(notation)
            if copy.turn != me or copy.why_not(a):
                return  # the second strip is of the same colour
            copy.apply(a)
        ends.append(copy)
    assert ends[0].scores() == ends[1].scores()
    assert ends[0].supply == ends[1].supply
    assert sorted(ends[0].tracks[me].strips) == sorted(ends[1].tracks[me].strips)
