"""OpenSpiel's own tests, and what they do not ask."""

import json
import pickle
import subprocess
import sys
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, sample_some_states
from open_spiel.python.observation import make_observation

import rotonde
import rotonde.adapters.open_spiel as adapter
from rotonde.adapters import open_spiel_chance
from rotonde.adapters.information_state import SeatDecision
from tests.adapters.tables import GAMES, TABLES

State = adapter.RotondeState
PUBLIC = pyspiel.IIGObservationType(
    public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
)
PRIVATE = pyspiel.IIGObservationType(
    public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
)


def begun(text: str, seed: int = 1, decisions: int = 0, **params: object) -> State:
    """A state after so many random decisions, at the next one."""
    game = pyspiel.load_game(text, params) if params else pyspiel.load_game(text)
    state: State = game.new_initial_state()
    random = Random(seed)
    while state.is_chance_node() or (decisions and not state.is_terminal()):
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, odds)[0])
        else:
            decisions -= 1
            state.apply_action(random.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_random_simulations(game_id: str, seats: int) -> None:
    game = pyspiel.load_game(f"rotonde_{game_id}(players={seats},horizon=8)")
    pyspiel.random_sim_test(game, 1, True, False)


def enforced(game: pyspiel.Game, states: int) -> None:
    """OpenSpiel's integration test of what every game's states owe, on so many of them."""
    from open_spiel.integration_tests import api_test  # it loads every game of OpenSpiel's

    class Case(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        @classmethod
        def setUpClass(cls) -> None:
            cls.game, cls.game_type, cls.game_name = game, game.get_type(), game.get_type().short_name
            cls.some_states = sample_some_states.sample_some_states(game, max_states=states)

    Case.setUpClass()
    asked = [name for name in dir(Case) if name.startswith("test_")]
    assert len(asked) >= 5
    for name in asked:
        getattr(Case(name), name)()


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_the_integration_test(game_id: str, seats: int) -> None:
    enforced(pyspiel.load_game(f"rotonde_{game_id}(players={seats})"), 6)


@pytest.mark.soak
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_the_integration_test_at_length(game_id: str, seats: int) -> None:
    enforced(pyspiel.load_game(f"rotonde_{game_id}(players={seats})"), 400)


def searcher(game: pyspiel.Game, simulations: int) -> ismcts.ISMCTSBot:
    random = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, random)
    return ismcts.ISMCTSBot(game, rollouts, 1.4, simulations, random_state=random)


def searched(text: str, simulations: int) -> State:
    """A game that OpenSpiel's ISMCTS plays for all seats to its end."""
    state = begun(text)
    player = searcher(state.get_game(), simulations)
    random = np.random.RandomState(1)
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(actions, p=odds))
        else:
            state.apply_action(player.step(state))
    return state


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_its_ismcts_plays(game_id: str, seats: int) -> None:
    assert searched(f"rotonde_{game_id}(players={seats},horizon=6)", 2).is_terminal()


@pytest.mark.soak
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_its_ismcts_plays_long_games(game_id: str, seats: int) -> None:
    assert searched(f"rotonde_{game_id}(players={seats},horizon=100)", 30).is_terminal()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_resampled_state_is_another_that_the_player_cannot_tell_apart(game_id: str) -> None:
    state = begun(f"rotonde_{game_id}", decisions=1)
    me = state.current_player()
    random = Random(1)
    others = [state.resample_from_infostate(me, random.random) for _ in range(8)]
    for other in others:
        assert other.information_state_string(me) == state.information_state_string(me)
        assert other.observation_tensor(me) == state.observation_tensor(me)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []
    worlds = {json.dumps(other.held.state.snapshot()) for other in others}
    assert (len(worlds) > 1) == state.held.state.game.hides(state.held.state.options)


def test_an_information_state_remembers_what_the_seat_saw_and_did() -> None:
    """The same view after another past is another information state, and the same observation."""
    now = begun("rotonde_wurfel", decisions=4)
    me = now.current_player()
    other = now.clone()
    other.held.decisions[me] = SeatDecision(other.held.decisions[me], begun("rotonde_wurfel").held.state, 0)
    assert other.observation_string(me) == now.observation_string(me)
    assert other.information_state_string(me) != now.information_state_string(me)


def test_a_digest_is_the_same_however_often_one_asked_on_the_way() -> None:
    asked, not_asked = begun("rotonde_express", 3), begun("rotonde_express", 3)
    random = Random(2)
    for _ in range(30):
        assert asked.current_player() == not_asked.current_player()
        if not asked.is_chance_node():
            asked.information_state_string()
        a = random.choice(asked.legal_actions())  # or chance's outcomes
        asked.apply_action(a)
        not_asked.apply_action(a)
    for seat in range(2):
        assert asked.information_state_string(seat) == not_asked.information_state_string(seat)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_bystander_sees_what_is_public_and_a_seat_its_secrets_besides(game_id: str) -> None:
    state = begun(f"rotonde_{game_id}", decisions=1)
    held = state.held.state
    public = make_observation(state.get_game(), PUBLIC)
    assert json.loads(public.string_from(state, 0)) == held.view(None)
    public.set_from(state, 0)
    assert public.tensor.any()
    assert not public.dict["seat"].any()
    private = make_observation(state.get_game(), PRIVATE)
    assert (private is not None) == held.game.hides(held.options)
    if private:
        private.set_from(state, 0)
        assert private.tensor is None
        assert any(private.string_from(state, seat) for seat in range(held.seats))


def test_the_parts_of_a_tensor_have_the_names_of_the_view() -> None:
    state = begun("rotonde_wurfel")
    seen = make_observation(state.get_game())
    seen.set_from(state, 0)
    assert list(seen.dict) == [
        *("seat", "to_act", "phase", "turn", "tracks", "supply", "dice", "dice_count", "throws"),
        *("gained", "lanterns", "robbed"),
    ]
    assert sum(part.size for part in seen.dict.values()) == seen.tensor.size
    assert list(seen.dict["seat"]) == [1, 0]
    assert 0 <= seen.tensor.min() <= seen.tensor.max() <= 1
    undescribed = make_observation(pyspiel.load_game("rotonde_quai"))
    assert list(undescribed.dict) == ["seat", "to_act", "view"]


def test_options_are_parameters() -> None:
    state = begun("rotonde_wurfel", players=4, firstPlayer="2", freeShorter=True)
    assert state.held.state.seats == 4
    assert state.held.state.options == {"firstPlayer": 2, "freeShorter": True}
    assert state.current_player() == 2
    tee = begun("rotonde_tee(players=5,sixOpens=all)").held.state
    assert (tee.seats, tee.options["sixOpens"]) == (5, "all")
    with pytest.raises(rotonde.OptionError, match="sixOpens"):
        pyspiel.load_game("rotonde_tee(sixOpens=some)")


def test_actions_have_their_notation() -> None:
    state = pyspiel.load_game("rotonde_wurfel").new_initial_state()
    space = rotonde.game("wurfel").space
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 0) == space.text(space.players_end)
    assert state.action_to_string(0, 0) == space.text(0)
    assert str(state) == "wurfel, step 0: removal"


def test_a_finished_game_is_worth_what_it_is_and_a_broken_off_one_nothing() -> None:
    lost = begun("rotonde_convoi", decisions=500)
    assert lost.returns() in ([1.0, 1.0], [-1.0, -1.0])
    assert lost.current_player() == pyspiel.PlayerId.TERMINAL
    broken_off = begun("rotonde_express(horizon=4)", decisions=500)
    assert broken_off.is_terminal()
    assert broken_off.returns() == [0.0, 0.0]


def test_python_ends_well_after_it() -> None:
    """OpenSpiel lets go of what was registered after Python has ended: that must hurt nobody."""
    code = "import pyspiel, rotonde.adapters.open_spiel; pyspiel.load_game('rotonde_tee').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


@pytest.mark.parametrize("game_id", GAMES)
def test_copies_go_their_own_ways(game_id: str) -> None:
    """They share what they hold until one of them goes on, and a seat's past stays what it was."""
    state = begun(f"rotonde_{game_id}", decisions=1)
    me = state.current_player()
    before = json.dumps(state.held.state.snapshot()), state.information_state_string(me)
    first, second = state.clone(), state.clone()
    legal = state.legal_actions()
    first.apply_action(legal[0])
    second.apply_action(legal[-1])
    assert (json.dumps(state.held.state.snapshot()), state.information_state_string(me)) == before
    assert (first.history()[-1], second.history()[-1]) == (legal[0], legal[-1])
    state.apply_action(legal[0])
    assert state.held.state.snapshot() == first.held.state.snapshot()


def test_what_chance_may_bring_is_worked_out_once_and_given_away() -> None:
    state = pyspiel.load_game("rotonde_wurfel").new_initial_state()
    given = state.chance_outcomes()
    assert sum(odds for _, odds in given) == pytest.approx(1)
    given.clear()
    assert (
        state.chance_outcomes()
        == pyspiel.load_game("rotonde_wurfel").new_initial_state().chance_outcomes()
        != []
    )


def test_few_outcomes_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_spiel_chance, "MOST_CACHED", 2)
    state = rotonde.game("tee").new(2)
    for _ in range(12):
        if state.to_act == rotonde.CHANCE:
            open_spiel_chance.outcomes(state, state.game.space.players_end)
        state.apply(state.legal_actions()[0])
    assert 0 < len(open_spiel_chance._cache) <= 2


def test_what_a_state_holds_can_be_kept_and_read_again() -> None:
    state = begun("rotonde_express(players=3)", decisions=12)
    again = pickle.loads(pickle.dumps(state.held))
    assert again.state.snapshot() == state.held.state.snapshot()
    assert again.left == state.held.left
    assert [again.recalled(seat) for seat in range(3)] == [state.held.recalled(seat) for seat in range(3)]
