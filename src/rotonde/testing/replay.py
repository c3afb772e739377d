"""A record replays to an equal snapshot; a restored snapshot is equal and goes on equally."""

import json

from rotonde.core.game import Game
from rotonde.core.record import Record
from rotonde.core.state import State
from rotonde.testing.random_walks import Walk, Walker, on_paper, on_walks

ONWARD = 40


def check_replay(game: Game) -> None:
    """Property 2."""

    @on_walks(game)
    def holds(walk: Walk) -> None:
        state = game.new(walk.seats, walk.options)
        record = Record(game, walk.seats, walk.options, Walker(walk.seed).go(state, walk.length))
        assert_replays(record, state)
        assert_restores(state, walk.seed)

    holds()


def assert_replays(record: Record, state: State) -> None:
    """Written and parsed, the record leads to the same state and the same events."""
    again = Record.parse(str(record))
    assert again == record, "parse is not the inverse of str"
    replayed = again.last()
    assert replayed.snapshot() == state.snapshot(), "replaying the record leads elsewhere"
    for seat in (None, *range(state.seats)):
        assert replayed.events(0, seat) == state.events(0, seat), "replaying tells another story"


def assert_restores(state: State, seed: int) -> None:
    """Through JSON and back, the snapshot gives an equal state that goes on equally."""
    restored = state.game.restore(json.loads(json.dumps(state.snapshot())))
    assert restored.snapshot() == state.snapshot(), "restoring a snapshot gives another state"
    assert restored.to_act == state.to_act, "restoring a snapshot gives another one to act"
    assert restored.events(0, None) == [], "a restored state has no events before its step"
    onward = state.clone()
    Walker(seed).go(onward, ONWARD)
    Walker(seed).go(restored, ONWARD)
    assert on_paper(restored.snapshot()) == on_paper(onward.snapshot()), "a restored state goes on otherwise"
