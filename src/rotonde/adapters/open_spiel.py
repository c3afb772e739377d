"""Every game in OpenSpiel: importing this registers `rotonde_express` and all others.

    pyspiel.load_game("rotonde_express(players=3,target=100)")

Options of the game are parameters, beside `players` and `horizon`, the decisions after which a game ends and
is worth 0 to all. Chance is explicit. Players' actions have the numbers of `game.space`; chance's are counted
from 0. Every game says that its information is imperfect, so that searches for such games take it.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, cast

from rotonde.adapters.extras import missing, say_engine

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing("open-spiel", "OpenSpiel") from error

from rotonde.adapters.information_state import SeatDecision
from rotonde.adapters.open_spiel_chance import outcomes
from rotonde.adapters.open_spiel_observer import Shape, observer
from rotonde.core.catalogue import game as found
from rotonde.core.catalogue import sound
from rotonde.core.chance import Chance
from rotonde.core.game import Game
from rotonde.core.options import Option, Options
from rotonde.core.seats import CHANCE, OVER
from rotonde.core.state import State
from rotonde.learning.lookup import observation
from rotonde.learning.payoffs import payoffs

__all__ = ["RotondeGame", "RotondeState"]

HORIZON = 2000
SEEDS = 1 << 53  # what one draw of a sampler tells apart
TERMINAL = cast(int, pyspiel.PlayerId.TERMINAL)
BY_CHANCE = cast(int, pyspiel.PlayerId.CHANCE)


class GameHistory:
    """Content of an OpenSpiel state, with a cheap copy: OpenSpiel copies every attribute deeply.

    Copies share a state until one of them goes on, and a seat's decisions keep the states that it decided in.
    """

    def __init__(
        self, state: State, left: int, decisions: list[SeatDecision | None], *, shared: bool = False
    ) -> None:
        self.state = state
        self.shared = shared  # others look at this state, so it stays as it is
        self.left = left  # decisions before the game is broken off
        self.decisions = decisions  # each seat's last decision
        self.chance_begins = state.game.space.players_end

    def __deepcopy__(self, memo: object) -> "GameHistory":
        self.shared = True
        return GameHistory(self.state, self.left, self.decisions.copy(), shared=True)

    def __reduce__(self) -> tuple[Callable[..., "GameHistory"], tuple[object, ...]]:
        """Pickles the snapshot, for OpenSpiel: compiled states have no other form to store."""
        digests = [self.recalled(seat) for seat in range(self.state.seats)]
        return _restored, (self.state.game.id, self.state.snapshot(), self.left, digests)

    def is_over(self) -> bool:
        return self.state.to_act == OVER or not self.left

    def decide(self, a: int) -> None:
        """The decision of the one who is asked."""
        seat = self.state.to_act
        self.decisions[seat] = SeatDecision(self.decisions[seat], self.state, a)
        self.shared = True
        self.left -= 1
        self.follow(a)

    def follow(self, a: int) -> None:
        """Applies an action of a player or of chance."""
        state = self.state.clone() if self.shared else self.state
        state.apply(a)
        self.state, self.shared = state, False

    def recalled(self, seat: int) -> str:
        """A digest of what the seat saw and did whenever it decided."""
        last = self.decisions[seat]
        return last.digest() if last else ""

    def imagined(self, seat: int, seed: int) -> "GameHistory":
        """A determinized history for a seat; nobody else's past is known."""
        decisions = [decision if i == seat else None for i, decision in enumerate(self.decisions)]
        return GameHistory(self.state.determinize(seat, Chance(seed)), self.left, decisions)


def _restored(game_id: str, snapshot: object, left: int, digests: list[str]) -> GameHistory:
    state = found(game_id).restore(snapshot)
    state.forget()
    decisions = [SeatDecision.read(digest) if digest else None for digest in digests]
    return GameHistory(state, left, decisions)


class RotondeState(pyspiel.State):
    """A state of any game."""

    def __init__(self, game: "RotondeGame") -> None:
        super().__init__(game)
        self.held = GameHistory(game.first, game.horizon, [None] * game.seats, shared=True)

    def current_player(self) -> int:
        """The seat that decides, or OpenSpiel's numbers for chance and for the end."""
        if self.held.is_over():
            return TERMINAL
        to_act = self.held.state.to_act
        return BY_CHANCE if to_act == CHANCE else to_act

    def is_terminal(self) -> bool:
        """Whether the game is over or broken off at its horizon."""
        return self.held.is_over()

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.state.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Chance outcomes, numbered from 0, each with its probability."""
        return outcomes(self.held.state, self.held.chance_begins)

    def _apply_action(self, action: int) -> None:
        if self.held.state.to_act == CHANCE:
            self.held.follow(self.held.chance_begins + action)
        else:
            self.held.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        first = self.held.chance_begins if player == BY_CHANCE else 0
        return self.held.state.game.space.text(first + action)

    def returns(self) -> list[float]:
        """Returns of the seats: 0 until the end, then from -1 to 1."""
        return payoffs(self.held.state)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "RotondeState":
        """Another state that the player cannot tell from this one; it has no history to betray."""
        other = RotondeState(self.get_game())
        other.held = self.held.imagined(player_id, int(probability_sampler() * SEEDS))
        return other

    def __str__(self) -> str:
        state = self.held.state
        return f"{state.game.id}, step {state.step}: {state.asks() or 'over'}"


class RotondeGame(pyspiel.Game):
    """A table of a game, with its parameters; a subclass says of which."""

    rotonde: ClassVar[Game]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        say_engine()
        given = dict(params or {})
        rotonde = self.rotonde
        self.seats = rotonde.seat_count(given.get("players", rotonde.seats[0]))
        self.horizon = int(given.get("horizon", HORIZON))
        chosen = {name: value for name, value in given.items() if name not in ("players", "horizon")}
        self.options = rotonde.complete_options(self.seats, _read(rotonde, chosen))
        self.first = rotonde.new(self.seats, self.options)  # every state begins with it, and none changes it
        self.first.forget()
        self.shape = Shape(observation(rotonde, self.seats, self.options), self.first)
        super().__init__(self.kind, _info(rotonde, self.seats, self.horizon, self.kind), given)

    def new_initial_state(self) -> RotondeState:
        """A state before anything random has happened."""
        return RotondeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> object:
        """Observer of a seat's view, as text and as cells; `iig_obs_type` chooses how much of it."""
        return observer(self.shape, iig_obs_type, hides=self.rotonde.hides(self.options))


def _info(rotonde: Game, seats: int, horizon: int, kind: pyspiel.GameType) -> pyspiel.GameInfo:
    zero_sum = kind.utility == pyspiel.GameType.Utility.ZERO_SUM
    return pyspiel.GameInfo(
        num_distinct_actions=rotonde.space.players_end,
        max_chance_outcomes=len(rotonde.space) - rotonde.space.players_end,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if zero_sum else None,
        max_game_length=horizon,
    )


def _read(rotonde: Game, params: Mapping[str, Any]) -> Options:
    """Options from parameters, which have one type each: a seat where a word could stand is a text there."""
    properties = cast(Mapping[str, Mapping[str, Any]], rotonde.options["properties"])
    return {name: _value(properties.get(name, {}), value) for name, value in params.items()}


def _value(each: Mapping[str, Any], value: Option) -> Option:
    if isinstance(value, str) and value.isdecimal() and int(value) in each.get("enum", ()):
        return int(value)
    return value


def _type(rotonde: Game) -> pyspiel.GameType:
    properties = cast(Mapping[str, Mapping[str, Any]], rotonde.options["properties"])
    defaults = {name: each["default"] for name, each in properties.items()}
    together = len(rotonde.new(rotonde.seats[0]).sides()) == 1
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"rotonde_{rotonde.id}",
        long_name=rotonde.title["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if together else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rotonde.seats),
        min_num_players=min(rotonde.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rotonde.seats[0], "horizon": HORIZON, **defaults},
    )


def _register(rotonde: Game) -> None:
    """A class for each game: OpenSpiel lets go of what it registered only after Python has ended."""
    kind = _type(rotonde)
    made = type(f"Rotonde_{rotonde.id}", (RotondeGame,), {"rotonde": rotonde, "kind": kind})
    pyspiel.register_game(kind, made)


for _game_id in sound():
    _register(found(_game_id))
