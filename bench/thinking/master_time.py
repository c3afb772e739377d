"""Mean time of a master's decision, for bots that get equal time in ratings.

    python -m bench.thinking.master_time [--games 4]

Two masters, who count imagined games and look at no clock, play whole games from seeds that no rating uses.
Only decisions with a choice count, in seconds of the processor, with the compiled engine. open_spiel_bot.py
gives what this prints to OpenSpiel's search.
"""

from collections.abc import Iterator
from statistics import fmean
from time import process_time

import rotonde
from bench import command_line
from bench.ratings.duels import HORIZON
from bench.ratings.shares import together
from rotonde.bots.levels import contender
from rotonde.core.catalogue import home

FIRST_SEED = 940


def thoughts(game: str, seed: int) -> Iterator[float]:
    """The seconds that each choice of a game took."""
    bot = contender(game, rotonde.levels(game)[-1])
    match = rotonde.Match(rotonde.game(game), 2, seed)
    chance = rotonde.Chance(seed)
    while match.state.to_act >= 0 and match.state.step < HORIZON:
        perspective = match.state.perspective(match.state.to_act)
        is_choice = len(perspective.legal_actions()) > 1
        begun = process_time()
        a = bot.choose(perspective, chance)
        if is_choice:
            yield process_time() - begun
        match.apply(a)


def main() -> None:
    """Measure and print."""
    parser = command_line.parser(__doc__)
    parser.add_argument("--games", type=int, default=4, help="of each game")
    chosen = parser.parse_args()
    for game in rotonde.games():
        if home(game).startswith("rotonde.") and not together(game):
            seeds = range(FIRST_SEED, FIRST_SEED + chosen.games)
            found = [spent for seed in seeds for spent in thoughts(game, seed)]
            print(f"{game}: {1000 * fmean(found):.2f} ms in the mean of {len(found)} decisions", flush=True)


if __name__ == "__main__":
    main()
