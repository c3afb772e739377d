"""The card that was drawn last."""

from rotonde.games.tee import events
from rotonde.games.tee.events import recap_of
from rotonde.games.tee.tests.tables import new


def test_the_last_card_is_old_when_all_have_had_a_turn_since() -> None:
    state = new(3)
    turns: list[tuple[int, ...]] = [
        (step, events.TURN, step % state.seats, 0, 0, 0) for step in range(state.seats + 1)
    ]
    log: list[tuple[int, ...]] = [(0, events.DREW, 0, 7, 0, 0), (0, events.DREW, 1, 3, 0, 0), *turns]
    drawn = {"seat": 1, "card": state.deck.ids[3], "old": False}
    assert recap_of(state, log, 0) == {"drawn": None}
    assert recap_of(state, log, 1) == {"drawn": {"seat": 0, "card": state.deck.ids[7], "old": False}}
    assert recap_of(state, log, len(log) - 1) == {"drawn": drawn}
    assert recap_of(state, log, len(log)) == {"drawn": {**drawn, "old": True}}
