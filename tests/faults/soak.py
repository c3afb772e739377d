"""Hundreds of faults, on a file and on a database: `python -m tests.faults.soak [FAULTS]`.

Servers are killed or stopped in the middle of play, disks have no room for a while, lines to the database are
cut and the database itself is killed, while two clients race at each table. Trials follow one another, each
with its own seed; what was done is kept in build/soak/faults.json, and a run that was interrupted goes on
after the last whole trial, with the same sources (ROTONDE_SOAK_SOURCES, from `tools/soak.py`). At the end it
says what was done.
"""

import json
import os
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
Done = dict[str, dict[str, Outcome]]


def main(wanted: int) -> None:
    sources = os.environ.get("ROTONDE_SOAK_SOURCES", "")
    done = kept(KEPT, sources)
    with ExitStack() as stack:
        databases = stack.enter_context(postgres())
        for seed in range(-(-wanted // EACH)):
            for kind in KINDS:
                if str(seed) not in done[kind]:
                    done[kind][str(seed)] = one(kind, seed, databases)
                    keep(KEPT, sources, done)
    tell(done)
    KEPT.unlink()  # the next run begins anew


def one(kind: str, seed: int, databases: Postgres) -> Outcome:
    print(f"{kind}, trial {seed}: {EACH} faults …", flush=True)
    with TemporaryDirectory() as folder:
        shared = databases if kind == "postgresql" else None
        outcome = trial(Path(folder) / "house", seed, EACH, shared, ROUNDS)
    print(f"  {outcome.moves} acknowledged moves are all there, {outcome.suffered}", flush=True)
    return outcome


def kept(file: Path, sources: str) -> Done:
    """Trials that were made with these sources."""
    done: Done = {kind: {} for kind in KINDS}
    found = json.loads(file.read_text()) if file.exists() else {}
    if found.get("sources") == sources:
        for kind, trials in found["trials"].items():
            done[kind] = {seed: Outcome(**facts) for seed, facts in trials.items()}
    return done


def keep(file: Path, sources: str, done: Done) -> None:
    facts = {kind: {seed: asdict(each) for seed, each in trials.items()} for kind, trials in done.items()}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"sources": sources, "trials": facts}))


def tell(done: Done) -> None:
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
