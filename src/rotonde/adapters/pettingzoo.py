"""Every game as a PettingZoo environment: `env("express", seats=3, target=100)`.

Agents are seats. One decides at a time and may do so several times in a row; chance is drawn in between.
An observation holds the cells of `rotonde.learning.observation` and a mask of the actions, numbered as in
`game.space`. Rewards come at the end, as `rotonde.learning.payoffs` counts them. Importing this module also
registers every game for `pettingzoo.make("aec", "rotonde/express", seats=3)`.
"""

from typing import Any

from rotonde.adapters.extras import missing

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, register
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise missing("pettingzoo", "PettingZoo") from error

from rotonde.adapters.observation_space import HORIZON, ObservationSpace, SeatObservation
from rotonde.adapters.text_rendering import drawn
from rotonde.core.catalogue import games
from rotonde.core.chance import Chance
from rotonde.core.game import Game
from rotonde.core.options import Option
from rotonde.core.seats import OVER
from rotonde.learning.batch import draw
from rotonde.learning.payoffs import payoffs

__all__ = ["env", "raw_env"]

SEEDS = 1 << 64


def env(
    game: str | Game,
    seats: int | None = None,
    *,
    horizon: int = HORIZON,
    render_mode: str | None = None,
    **options: Option,
) -> "AECEnv[str, SeatObservation, int]":
    """A table of that game, wrapped as PettingZoo's classic games are: who acts illegally loses at once."""
    raw = raw_env(game, seats, horizon=horizon, render_mode=render_mode, **options)
    ending = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))


class raw_env(AECEnv[str, SeatObservation, int]):  # noqa: N801  # the name that PettingZoo gives it
    """The same without wrappers: an illegal action raises `rotonde.IllegalAction`, which names the rule."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        horizon: int = HORIZON,
        render_mode: str | None = None,
        **options: Option,
    ) -> None:
        super().__init__()
        self.look = ObservationSpace(game, seats, options)
        self.horizon = horizon
        self.render_mode = render_mode
        name = f"rotonde_{self.look.game.id}_v{self.look.game.version}"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.look.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.look.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.look.action_space() for agent in self.possible_agents}
        self._seeds = Chance(0)

    def observation_space(self, agent: str) -> spaces.Dict:
        """The cells (`observation`) and the mask (`action_mask`), the same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Space of the players' actions, numbered as in `game.space`."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game; a seed fixes it and all games after it."""
        if seed is not None:
            self._seeds = Chance(seed)
        self._chance = Chance(self._seeds.below(SEEDS))
        self.state = self.look.game.new(self.look.seats, self.look.options)
        self.state.forget()
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._go_on()

    def _go_on(self) -> None:
        """Let chance draw, then select the seat that decides; at the end seats leave one by one."""
        draw(self.state, self._chance)
        to_act = self.state.to_act
        self.agent_selection = self.possible_agents[0 if to_act == OVER else to_act]

    def observe(self, agent: str) -> SeatObservation:
        """Observation of that seat; the mask is empty unless it decides."""
        return self.look.observe(self.state, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """The decision of the agent that is asked."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{self.agent_selection} has to decide"
        self.state.apply(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.decisions += 1
        self._go_on()
        self._settle()

    def _settle(self) -> None:
        over = self.state.to_act == OVER
        late = not over and self.decisions >= self.horizon
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, late)
        self.rewards = dict(zip(self.agents, payoffs(self.state), strict=True))
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as a bystander sees it, in `ansi` mode."""
        return drawn(self.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


for game_id in games():
    register("aec", f"rotonde/{game_id}", env, kwargs={"game": game_id})
