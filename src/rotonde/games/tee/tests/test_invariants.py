"""Invariants of a move and a draw, from positions that nobody reaches by chance."""

from hypothesis import given
from hypothesis import strategies as st

from rotonde import OVER
from rotonde.games.tee.material import NETWORKS
from rotonde.games.tee.state import Tee
from rotonde.games.tee.tests.strategies import positions
from rotonde.games.tee.tests.tables import ends
from rotonde.testing.determinize import assert_world_fits
from rotonde.testing.legality import assert_legality
from rotonde.testing.random_walks import Walker
from rotonde.testing.replay import assert_restores

SEEDS = st.integers(0, 2**32)


@given(positions(), SEEDS)
def test_legality_snapshots_and_worlds_anywhere(state: Tee, seed: int) -> None:
    for _ in range(6):
        state.check()
        assert_legality(state)
        assert_restores(state, seed)
        for seat in (None, 0, 1):
            assert_world_fits(state, seat, seed)
        Walker(seed).go(state, 3)


@given(positions(), SEEDS)
def test_what_a_move_may_change(state: Tee, seed: int) -> None:
    if state.asks() != "move":
        return
    me, origin, steps, six = state.turn, state.at[state.turn], state.steps, state.six
    hand, tokens, cards = state.open[me], state.tokens[me], state.kept[me].bit_count()
    all_of_them = bool(state.options["sixOpens"] == "all") and six
    walker = Walker(seed)
    while state.asks() == "move" and state.path:
        walker.go(state, 1)
    told = state.events(0, None)
    rides = [event for event in told if event["type"] == "rode"]
    assert len({event["network"] for event in rides}) <= 1
    path = [state.board.stations[origin], *(str(event["station"]) for event in rides)]
    assert len(path) - 1 <= steps
    assert len(set(path)) == len(path)
    assert path[-1] == state.board.stations[state.at[me]]
    stops = {state.board.stations[capital] for i, capital in enumerate(state.board.capitals) if hand >> i & 1}
    assert not stops & set(path[1:-1])
    opened = sum(event["type"] == "reopened" for event in told)
    closed = sum(event["type"] == "closed" for event in told)
    assert opened <= int(six) + cards or all_of_them
    assert state.tokens[me] == tokens + opened - closed
    assert (state.to_act == OVER) == (told[-1]["type"] == "won")


@given(positions())
def test_aids_show_exactly_where_a_move_can_end(state: Tee) -> None:
    if state.asks() != "move":
        return
    reach = state.aids(state.turn)["reach"]
    assert isinstance(reach, list)
    assert {way["station"] for way in reach} == ends(state)
    for way in reach:
        copy = state.clone()
        for station in way["path"]:
            copy.apply(state.game.space.encode("ride", network=way["network"], station=station))
        assert copy.board.stations[copy.at[state.turn]] == way["station"]
        assert way["network"] in NETWORKS
