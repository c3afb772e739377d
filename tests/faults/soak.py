"""Hundreds of faults, on a file and on a database: `python -m tests.faults.soak [FAULTS]`.

Servers are killed or stopped in the middle of play, disks have no room for a while, lines to the database are
cut and the database itself is killed, while two clients race at each table. Trials follow one another, each
with its own seed; what was done is kept in build/soak/faults.json, and a run that was interrupted goes on
after the last whole trial. At the end it says what was done.
"""

import json
import sys
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.faults.trial import Outcome, trial
from tests.server.postgres import Postgres, postgres

KEPT = Path(__file__).parents[2] / "build" / "soak" / "faults.json"
EACH = 20  # faults of one trial
ROUNDS = 4  # tables that the same people play one after the other, so that faults meet somebody
KINDS = ("sqlite", "postgresql")


def main(wanted: int) -> None:
    done: dict[str, dict[str, Outcome]] = {kind: {} for kind in KINDS}
    if KEPT.exists():
        for kind, trials in json.loads(KEPT.read_text()).items():
            done[kind] = {seed: Outcome(**facts) for seed, facts in trials.items()}
    with ExitStack() as stack:
        databases = stack.enter_context(postgres())
        for seed in range(-(-wanted // EACH)):
            for kind in KINDS:
                if str(seed) not in done[kind]:
                    done[kind][str(seed)] = one(kind, seed, databases)
                    keep(done)
    tell(done)
    KEPT.unlink()  # the next run begins anew


def one(kind: str, seed: int, databases: Postgres) -> Outcome:
    print(f"{kind}, trial {seed}: {EACH} faults …", flush=True)
    with TemporaryDirectory() as folder:
        shared = databases if kind == "postgresql" else None
        outcome = trial(Path(folder) / "house", seed, EACH, shared, ROUNDS)
    print(f"  {outcome.moves} acknowledged moves are all there, {outcome.suffered}", flush=True)
    return outcome


def keep(done: dict[str, dict[str, Outcome]]) -> None:
    facts = {kind: {seed: asdict(each) for seed, each in trials.items()} for kind, trials in done.items()}
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    KEPT.write_text(json.dumps(facts))


def tell(done: dict[str, dict[str, Outcome]]) -> None:
    for kind, trials in done.items():
        total = Outcome()
        for each in trials.values():
            total.add(each)
        suffered = ", ".join(f"{times} × {fault}" for fault, times in sorted(total.suffered.items()))
        print(f"{kind}, {len(trials)} trials with {total.tables} tables: {suffered};")
        print(f"  {total.moves} acknowledged moves, each there once and in its place; every record verifies;")
        print(f"  {total.races} races for a move lost; {total.troubles} calls answered at another try;")
        print(f"  {total.idle} faults came when all games of their trial were over.")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
