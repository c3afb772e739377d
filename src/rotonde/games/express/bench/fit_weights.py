"""Fits what a side of Express may expect of a round (bot/weights.toml in its folder).

The quick player of the imagined rounds plays against itself, with an odd choice now and then; at the start of
every turn each side's facts are written down, and at the round's end its result. The weights are fitted by
ridge regression, alone and in teams.

    PYTHONPATH=build/compiled python -m rotonde.games.express.bench.fit_weights --games 3000

Seeded; needs numpy (`make setup-bench`). Strength is measured elsewhere, by `make ratings`.
"""

import numpy as np

import rotonde
from bench import command_line
from bench.paths import ROOT
from rotonde.games.express.bot import candidates, policy
from rotonde.games.express.bot.evaluation import (
    FEATURES,
    SIZE,
    STEPS,
    WIDTH,
    Features,
    nearest_rival,
    stage_of,
    steps_out,
)
from rotonde.games.express.phases import DRAW
from rotonde.games.express.state import ExpressState

FILE = ROOT / "src/rotonde/games/express/bot/weights.toml"
TABLES = {"alone": [(2, 3), (3, 1), (4, 1), (5, 1), (6, 1)], "teams": [(4, 2), (6, 1)]}
DRAWN = 30.0  # how strongly a weight is drawn towards 0, in positions' worth of evidence
ODD = 6  # once in so many decisions of laying, something else is tried: else too little is seen

Row = tuple[int, int, list[int]]  # stage, entry of the table of steps, facts


def rows(state: ExpressState) -> list[Row]:
    """Samples: the features of each side at a turn's start."""
    sides = range(state.config.sides)
    steps = [steps_out(state, side) for side in sides]
    found = []
    for side in sides:
        rivals = nearest_rival(steps, side)
        entry = STEPS + WIDTH * steps[side] + rivals
        found.append((stage_of(rivals), entry, Features(state, side).listed()))
    return found


def play(mode: str, seats: int, seed: int) -> list[tuple[list[Row], list[int]]]:
    """The positions of a game with the results of their rounds."""
    options = {"mode": "team" if mode == "teams" else "individual"}
    match = rotonde.Match(rotonde.game("express"), seats, seed, options)
    chance = rotonde.Chance(seed + (1 << 64))
    state = match.state
    assert isinstance(state, ExpressState)
    found: list[tuple[list[Row], list[int]]] = []
    waiting: list[list[Row]] = []
    before, number = list(state.totals), state.round
    while state.to_act >= 0 and state.step < 20_000:
        if state.phase == DRAW:
            waiting.append(rows(state))
        match.apply(_choice(state, chance))
        if state.round != number or state.to_act < 0:
            results = [now - then for now, then in zip(state.totals, before, strict=True)]
            found += [(position, results) for position in waiting]
            waiting, before, number = [], list(state.totals), state.round
    return found


def _choice(state: ExpressState, chance: rotonde.Chance) -> int:
    if not chance.below(ODD):
        among = candidates.of(state)
        return among[chance.below(len(among))]
    return policy.rollout_action(state)


def fitted(mode: str, games: int) -> tuple[np.ndarray, float]:
    """The weights, and how far off they are."""
    square, right = np.eye(SIZE) * DRAWN, np.zeros(SIZE)
    errors, count = 0.0, 0
    for seats, share in TABLES[mode]:
        for seed in range(games * share // 6):
            for position, results in play(mode, seats, seed):
                for (stage, entry, facts), result in zip(position, results, strict=True):
                    where = np.array([*range(stage * len(FEATURES), (stage + 1) * len(FEATURES)), entry])
                    what = np.array([*facts, 1.0])
                    square[np.ix_(where, where)] += np.outer(what, what)
                    right[where] += what * result
                    errors += result * result
                    count += 1
    weights = np.linalg.solve(square, right)
    left = errors - 2 * weights @ right + weights @ (square - np.eye(SIZE) * DRAWN) @ weights
    return weights, float(np.sqrt(left / count))


def written(mode: str, weights: np.ndarray) -> str:
    lines = [f"[{mode}]"]
    for i, name in enumerate(("soon", "later", "young")):
        part = weights[i * len(FEATURES) : (i + 1) * len(FEATURES)]
        lines.append(f"{name} = [{', '.join(f'{weight:.2f}' for weight in part)}]")
    lines.append("steps = [")
    for own in range(WIDTH):
        row = weights[STEPS + own * WIDTH : STEPS + (own + 1) * WIDTH]
        lines.append("  " + ", ".join(f"{weight:.1f}" for weight in row) + ",")
    return "\n".join([*lines, "]"])


def main() -> None:
    parser = command_line.parser(__doc__)
    parser.add_argument("--games", type=int, default=3000)
    chosen = parser.parse_args()
    parts = [
        "# Fitted by bench/fit_weights.py: " + ", ".join(FEATURES) + ";",
        "# then steps to going out, a row for each number of one's own, by those of the nearest rival.",
    ]
    for mode in TABLES:
        weights, error = fitted(mode, chosen.games)
        print(f"{mode}: off by {error:.1f} points")
        parts.append(written(mode, weights))
    FILE.write_text("\n".join(parts) + "\n", "utf-8")


if __name__ == "__main__":
    main()
