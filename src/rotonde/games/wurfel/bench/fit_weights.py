"""Fits the tables by which the master of Würfel Express judges a position (bot/weights.toml in its folder).

The master plays against itself with the tables it has; at the start of every turn the position is written
down, and in the end who won. A conditional logit is fitted to that: each seat has a score, the sum of its
table entries, and wins in proportion to the score's exponential. What it is fitted to is not only who won but
also what the master thought in this turn and in those that followed (TD(λ), the dice of a turn by exact
odds): that is less true and less noisy. Then the same again with the new tables.
Neighbouring cells of the front tables are held together, all else is drawn towards 0.

    PYTHONPATH=build/compiled python -m rotonde.games.wurfel.bench.fit_weights \\
        --seats 2 3 4 5 6 --games 3000 --rounds 3

Seeded; needs numpy (`make setup-bench`). Strength is measured elsewhere, by `make ratings`.
"""

import tomllib

import numpy as np
from rich.progress import track

import rotonde
from bench import command_line
from bench.paths import ROOT
from rotonde.games.wurfel.bot.planner_bot import best, values
from rotonde.games.wurfel.bot.scratch_board import ScratchBoard
from rotonde.games.wurfel.bot.turn_plan import TurnPlan
from rotonde.games.wurfel.bot.win_probability import SIZE, STARTS, TABLES, WinProbability, entries
from rotonde.games.wurfel.phases import CHOOSE_DISCARD
from rotonde.games.wurfel.state import Wurfel

FILE = ROOT / "src/rotonde/games/wurfel/bot/weights.toml"
HORIZON = 4000  # actions of one game
DRAWN = 1.0  # how strongly an entry is drawn towards 0, in games' worth of evidence
SMOOTH = 100.0  # how strongly neighbouring cells are held together
NEWTON_STEPS = 12
LAMBDA = 0.6  # how much the later turns and the outcome count beside what was thought of this one

Entries = list[list[int]]  # of each seat
Position = tuple[Entries, np.ndarray]  # with the chances to which they are fitted


def described(state: Wurfel) -> Entries:
    """Each seat's entries at the start of a turn."""
    board = ScratchBoard(state)
    least = min(board.fronts)
    return [entries(board, seat, state.turn, least) for seat in range(state.seats)]


def said(position: Entries, table: np.ndarray) -> np.ndarray:
    """Each seat's chance, as the tables have it."""
    scores = np.array([table[entry].sum() for entry in position])
    weights = np.exp(scores - scores.max())
    chances: np.ndarray = weights / weights.sum()
    return chances


def thought(state: Wurfel, worth: WinProbability, position: Entries, table: np.ndarray) -> np.ndarray:
    """Each seat's chance, the turn that begins thought through by exact odds; the others share the rest."""
    own = (
        max(values(state, worth).values())
        if state.phase == CHOOSE_DISCARD
        else TurnPlan(state, worth).outset()
    )
    chances = said(position, table)
    chances *= (1 - own) / max(1e-9, 1 - chances[state.turn])
    chances[state.turn] = own
    return chances


def play(seats: int, seed: int, table: list[float]) -> list[Position]:
    """One game of the master against itself; what was thought is mixed with what came of it."""
    match = rotonde.Match(rotonde.game("wurfel"), seats, seed)
    worth = WinProbability(table)
    positions: list[Position] = []
    turn = -1
    while match.state.to_act >= 0 and match.state.step < HORIZON:
        state = match.state
        assert isinstance(state, Wurfel)
        if state.turn != turn:
            turn = state.turn
            position = described(state)
            positions.append((position, thought(state, worth, position, np.array(table))))
        match.apply(best(values(state, worth)))
    return with_outcome(positions, match.state.winners())


def with_outcome(positions: list[Position], winners: list[int]) -> list[Position]:
    """From the last turn back to the first, what came later is mixed in; a game without end is left out."""
    if not winners:
        return []
    target = np.zeros(len(positions[0][0]))
    target[winners] = 1
    found = []
    for position, chances in reversed(positions):
        target = LAMBDA * target + (1 - LAMBDA) * chances
        found.append((position, target))
    return found


def tensor(positions: list[Position], seats: int) -> tuple[np.ndarray, np.ndarray]:
    """Positions × seats × entries, counted; and positions × seats, the chances."""
    counted = np.zeros((len(positions), seats, SIZE), dtype=np.float32)
    for i, (position, _) in enumerate(positions):
        for seat, found in enumerate(position):
            np.add.at(counted[i, seat], found, 1)
    return counted, np.array([target for _, target in positions])


def prior() -> np.ndarray:
    """The penalty matrix: towards 0, and of the fronts' curvature."""
    penalty = np.eye(SIZE) * DRAWN
    for name in ("front_next", "front"):
        for i in range(STARTS[name] + 1, STARTS[name] + TABLES[name] - 1):
            bend = np.zeros(SIZE)
            bend[[i - 1, i, i + 1]] = 1, -2, 1
            penalty += SMOOTH * np.outer(bend, bend)
    return penalty


def fit(counted: np.ndarray, targets: np.ndarray) -> tuple[np.ndarray, float]:
    """The entries that make the outcomes likeliest, by Newton's method; and the mean log-likelihood."""
    table = np.zeros(SIZE)
    penalty = prior()
    for _ in range(NEWTON_STEPS):
        scores = counted @ table.astype(np.float32)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        expected = np.einsum("is,isk->ik", chances, counted)
        slope = (np.einsum("is,isk->ik", targets, counted) - expected).sum(axis=0) - penalty @ table
        spread = counted - expected[:, None, :]
        weighted = (spread * np.sqrt(chances)[:, :, None]).reshape(-1, SIZE)
        table = table + np.linalg.solve((weighted.T @ weighted).astype(float) + penalty, slope)
    return table, float((targets * np.log(chances)).sum(axis=1).mean())


def rounds(seats: int, games: int, times: int, seed: int, table: list[float]) -> list[float]:
    """The tables after so many rounds of playing and fitting."""
    for turn in range(times):
        positions: list[Position] = []
        for i in track(range(games), f"{seats} seats, round {turn + 1}"):
            positions += play(seats, seed + turn * games + i, table)
        fitted, likelihood = fit(*tensor(positions, seats))
        table = [round(float(entry), 3) for entry in fitted]
        print(f"{seats} seats: {len(positions)} positions, log-likelihood {likelihood:.4f}")
    return table


def write(tables: dict[int, list[float]]) -> None:
    """All tables, as they are read by win_probability.py."""
    lines = [
        "# What positions are worth: made by bench/fit_weights.py, read and explained by win_probability.py."
    ]
    for seats, table in sorted(tables.items()):
        lines += ["", f"[{seats}]"]
        for name, size in TABLES.items():
            start = STARTS[name]
            lines.append(f"{name} = {table[start : start + size]}")
    FILE.write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    """Fit the tables for the seat counts that are asked for; leave the others as they are."""
    parser = command_line.parser(__doc__)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    known = tomllib.loads(FILE.read_text("utf-8"))
    tables = {
        int(n): [entry for name, size in TABLES.items() for entry in kept.get(name, [0.0] * size)]
        for n, kept in known.items()
    }
    for seats in chosen.seats:
        tables[seats] = rounds(seats, chosen.games, chosen.rounds, chosen.seed, tables[seats])
        write(tables)


if __name__ == "__main__":
    main()
