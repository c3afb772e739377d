"""One repetition of one adapter or peer, in a process of its own: prints a JSON object of rates.

`python -m bench.adapters.measure INTERFACE SUBJECT SECONDS SEED`. Random play, and what a learner asks at
every decision: the observation of the one who decides and what may be done. Seconds are those of the
processor; which build of the engine is measured is PYTHONPATH's choice.
"""

import json
import time
from collections.abc import Callable, Iterator

import numpy as np

from bench import command_line
from bench.speed.measure import calibration

TOGETHER = 128  # games of the vectorised stepper

Steps = Iterator[int]  # how many decisions were taken, again and again


def pettingzoo_steps(subject: str, seed: int) -> Steps:
    """A game of PettingZoo's registry, ours or a classic one."""
    import pettingzoo

    if subject.startswith("rotonde/"):
        import rotonde.adapters.pettingzoo  # noqa: F401  # registers ours

    table = pettingzoo.make("aec", subject)
    random = np.random.default_rng(seed)
    while True:
        table.reset(seed=seed)
        for _ in table.agent_iter():
            seen, _, ended, broken_off, _ = table.last()
            over = ended or broken_off
            table.step(None if over else random.choice(np.flatnonzero(seen["action_mask"])))
            yield 0 if over else 1


def open_spiel_steps(subject: str, seed: int) -> Steps:
    """A game of OpenSpiel's that is written in Python, or one of ours."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401  # registers its own

    if subject.startswith("rotonde_"):
        import rotonde.adapters.open_spiel  # noqa: F401  # registers ours

    game = pyspiel.load_game(subject)
    random = np.random.default_rng(seed)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(outcomes[int(np.searchsorted(np.cumsum(odds), random.random()))])
                yield 0
            else:
                state.observation_tensor()
                state.apply_action(random.choice(state.legal_actions()))
                yield 1


def vector_steps(subject: str, seed: int) -> Steps:
    """Many games of ours at once."""
    from rotonde.adapters.vector import Stepper

    games = Stepper(subject, TOGETHER, seed=seed)
    random = np.random.default_rng(seed)
    while True:
        games.step(games.random_actions(random))
        yield TOGETHER


INTERFACES: dict[str, Callable[[str, int], Steps]] = {
    "pettingzoo": pettingzoo_steps,
    "open_spiel": open_spiel_steps,
    "vector": vector_steps,
}


def rate(steps: Steps, seconds: float) -> tuple[int, float]:
    """Decisions, in how many seconds."""
    done = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        for _ in range(10):
            done += next(steps)
    return done, time.process_time() - begun


def main(interface: str, subject: str, seconds: float, seed: int) -> None:
    """Measure the subject between calibrations, and print the rates by the second."""
    steps = INTERFACES[interface](subject, seed)
    rate(steps, seconds / 4)  # warm
    measured = {"before": calibration(), "steps": rate(steps, seconds), "after": calibration()}
    print(json.dumps({name: count / took for name, (count, took) in measured.items()}))


if __name__ == "__main__":
    parser = command_line.parser(__doc__)
    parser.add_argument("interface")
    parser.add_argument("subject")
    parser.add_argument("seconds", type=float)
    parser.add_argument("seed", type=int)
    main(**vars(parser.parse_args()))
