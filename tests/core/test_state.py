"""States from outside: safe to hold, to refer to, and to be asked nonsense."""

import sys
import weakref

import pytest

import rotonde


@pytest.mark.parametrize("game_id", rotonde.games())
def test_a_compiled_state_refuses_weak_references(game_id: str) -> None:
    """A compiled class that allows them (`ABC` as base class) corrupts memory when an instance dies."""
    state = rotonde.game(game_id).new(2)
    if (sys.modules[type(state).__module__].__file__ or "").endswith(".py"):
        assert weakref.ref(state)() is state
    else:
        with pytest.raises(TypeError, match="weak reference"):
            weakref.ref(state)


@pytest.mark.parametrize("game_id", rotonde.games())
def test_the_turn_is_that_of_the_last_event_that_gave_it(game_id: str) -> None:
    """By `turn` and `began`; a game without such events says who decides."""
    game = rotonde.game(game_id)
    match, whim = rotonde.Match(game, game.seats[0], 5), rotonde.Chance(2)
    given: object = None
    step, turns = 0, set()
    while match.state.to_act != rotonde.OVER and step < 300:
        for event in match.state.events(step, None):
            given = event["seat"] if event["type"] in ("turn", "began") else given
        step = match.state.step
        assert match.state.whose_turn() == (match.state.to_act if given is None else given)
        turns.add(match.state.whose_turn())
        legal = match.state.legal_actions()
        match.apply(legal[whim.below(len(legal))])
    assert len(turns) > 1


@pytest.mark.parametrize("game_id", rotonde.games())
def test_a_fresh_state_knows_what_it_was_made_from(game_id: str) -> None:
    game = rotonde.game(game_id)
    for seats in game.seats:
        state = game.new(seats)
        assert (state.game, state.seats, state.step) == (game, seats, 0)
        assert state.options == game.complete_options(seats, None)
        assert state.winners() == []
        assert len(state.scores()) == seats


@pytest.mark.parametrize(
    "seats", ["2", None, [2], 2.0, float("nan"), True, 0, 99, pytest.param(10**5000, id="huge")]
)
def test_a_bad_seat_count_is_refused_with_what_is_allowed(seats: object) -> None:
    for ask in (rotonde.game("wurfel").new, lambda seats: rotonde.Match(rotonde.game("wurfel"), seats, 1)):
        with pytest.raises(rotonde.OptionError, match="allowed: 2, 3, 4, 5, 6"):
            ask(seats)


def test_what_is_no_number_is_no_action_and_changes_nothing() -> None:
    match = rotonde.Match(rotonde.game("wurfel"), 4, 1)
    before = (match.state.snapshot(), list(match.record.actions))
    for nonsense in (1.5, float(match.state.legal_actions()[0]), "stop", None):
        for ask in (match.state.why_not, match.state.apply, match.apply):
            with pytest.raises(TypeError):
                ask(nonsense)  # type: ignore[arg-type]
    assert (match.state.snapshot(), match.record.actions) == before


def test_a_game_tells_which_decision_completes_a_play() -> None:
    state = rotonde.Match(rotonde.game("convoi"), 2, 5, {"firstSeat": 0}).state
    bot = rotonde.bot("convoi", "casual")
    seen: dict[str, bool] = {}
    for step in range(60):
        if state.to_act == rotonde.CHANCE:
            state.apply(state.sample(rotonde.Chance(step)))
        else:
            seen[state.asks()] = state.goes_on()
            state.apply(bot.choose(state.perspective(state.to_act), rotonde.Chance(step)))
    assert not seen["actions"]
    assert any(seen.get(each) for each in ("lift", "switch", "target"))
    assert not rotonde.game("wurfel").new(2).goes_on(), "its plays are single actions"
