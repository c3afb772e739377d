"""One seat of any game against bots, as a Gymnasium environment: `SeatEnv("tee", seats=3, level="regular")`.

A step is a decision of that seat; chance and the other seats follow until it is asked again. Who acts
illegally loses at once, and `info` says by which rule. Importing this module also registers every game for
`gymnasium.make("rotonde/tee", seats=3)`.
"""

from typing import Any

from rotonde.adapters.extras import missing

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing("gymnasium", "Gymnasium") from error

from rotonde.adapters.observation_space import HORIZON, ObservationSpace, SeatObservation
from rotonde.adapters.text_rendering import drawn
from rotonde.bots.bot import Bot
from rotonde.bots.levels import bot, levels
from rotonde.bots.random_bot import RANDOM, RandomBot
from rotonde.core.catalogue import games
from rotonde.core.chance import Chance
from rotonde.core.game import Game
from rotonde.core.options import Option
from rotonde.core.seats import OVER
from rotonde.learning.batch import draw
from rotonde.learning.payoffs import payoffs

__all__ = ["SeatEnv"]

LOST = -1.0
SEEDS = 1 << 32


class SeatEnv(gymnasium.Env[SeatObservation, np.int64]):
    """Environment of one seat; all others are bots of one level, the weakest by default.

    Below all levels there is "random", which does anything.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        seat: int = 0,
        level: str | None = None,
        horizon: int = HORIZON,
        render_mode: str | None = None,
        **options: Option,
    ) -> None:
        self.look = ObservationSpace(game, seats, options)
        game_id = self.look.game.id
        self.seat = seat
        self.bot: Bot = RandomBot() if level == RANDOM else bot(game_id, level or levels(game_id)[0])
        self.horizon = horizon
        self.render_mode = render_mode
        self.observation_space = self.look.observation_space()  # type: ignore[assignment]  # it holds `SeatObservation`
        self.action_space = self.look.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[SeatObservation, dict[str, Any]]:
        """A new game, up to the first decision of this seat."""
        super().reset(seed=seed)
        self._chance = Chance(int(self.np_random.integers(SEEDS)))
        self.state = self.look.game.new(self.look.seats, self.look.options)
        self.state.forget()
        self.decisions = 0
        self._go_on()
        return self._seen(), {}

    def _go_on(self) -> None:
        """Chance and the others, until this seat is asked or the game is over."""
        state = self.state
        draw(state, self._chance)
        while state.to_act not in (self.seat, OVER):
            state.apply(self.bot.choose(state.perspective(state.to_act), self._chance))
            draw(state, self._chance)

    def _seen(self) -> SeatObservation:
        return self.look.observe(self.state, self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """The action mask, under the name that sb3-contrib asks for."""
        return self.look.mask(self.state, self.seat).astype(np.bool_)

    def step(self, action: np.int64) -> tuple[SeatObservation, float, bool, bool, dict[str, Any]]:
        """A decision, and all that follows until the next one."""
        rule = self.state.why_not(int(action))
        if rule:
            return self._seen(), LOST, True, False, {"rule": rule, "why": self.look.game.rules[rule].en}
        self.state.apply(int(action))
        self.decisions += 1
        self._go_on()
        over = self.state.to_act == OVER
        late = not over and self.decisions >= self.horizon
        return self._seen(), payoffs(self.state)[self.seat], over, late, {}

    def render(self) -> str | None:
        """The table as a bystander sees it, in `ansi` mode."""
        return drawn(self.state) if self.render_mode == "ansi" else None


for _game_id in games():
    gymnasium.register(f"rotonde/{_game_id}", f"{__name__}:{SeatEnv.__name__}", kwargs={"game": _game_id})
