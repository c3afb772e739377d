"""Moves and phases: numbers, what is due, and declarations that cannot be right."""

import pytest

from rotonde.core.actions import kind
from rotonde.core.moves import Move, Moves, Phase
from rotonde.core.seats import CHANCE, OVER
from rotonde.core.state import State
from rotonde.games.wurfel import GAME as WURFEL


class Nothing(Move[State]):
    """A move that is always allowed."""

    def apply(self, state: State, i: int) -> None:
        """Does nothing."""


FALL = kind("fall", face=range(6))
go, halt = Nothing("go", to=["Ulm", "Köln"]), Nothing("halt")
fall, fall_again = Nothing(FALL), Nothing(FALL)


def test_moves_are_numbered_in_the_order_in_which_they_are_named() -> None:
    moves = Moves([go, halt], [fall], [Phase(0, "run", halt, go), Phase(1, "throw", fall_again)])
    assert [go.first, halt.first, fall.first, fall_again.first] == [0, 2, 3, 3]
    assert [moves.space.text(a) for a in (1, 2, 3)] == ["go Köln", "halt", "fall 0"]
    assert moves.phases[0].due == [go, go, halt, *[None] * 6]
    assert moves.phases[1].due == [None, None, None, *[fall_again] * 6]
    assert [(phase.name, phase.by_chance) for phase in moves.phases] == [("run", False), ("throw", True)]


def test_a_phase_lists_what_its_moves_allow_in_the_order_of_the_numbers() -> None:
    state = WURFEL.new(2)
    Moves([go, halt], [fall], [run := Phase(0, "run", halt, go)])
    assert run.legal(state) == [0, 1, 2]
    assert halt.legal(state) == [2]


@pytest.mark.parametrize(
    ("phases", "said"),
    [
        ([Phase(1, "run", go)], "the phase 'run' is number 0, not 1"),
        ([Phase(0, "run", Nothing("go", to=["Bonn"]))], "two kinds are named 'go'"),
    ],
)
def test_a_wrong_declaration_is_refused(phases: list[Phase[State]], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Moves([go], [], phases)


def test_what_is_not_due_is_forbidden_by_its_own_rule_or_by_the_one_that_every_game_has() -> None:
    state = WURFEL.new(4, {"firstPlayer": 0})
    discard, rolls = WURFEL.space.parse("discard 0"), WURFEL.space.parse("rolls red")
    assert (state.to_act, state.why_not(discard)) == (CHANCE, "WX-PLAY-1")
    state.apply(WURFEL.space.parse("rolls red red red red red red red"))
    assert (state.why_not(discard), state.why_not(rolls)) == ("WX-DISC-1", "WX-PLAY-1")
    state.phase, state.to_act = WURFEL.moves.names.index("over"), OVER
    assert (state.why_not(discard), state.why_not(rolls)) == ("WX-PLAY-3", "WX-PLAY-3")
    assert (state.legal_actions(), state.asks(), state.phase_name()) == ([], "", "over")
