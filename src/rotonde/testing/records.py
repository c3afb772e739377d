"""Golden records: whole games with a digest of every moment, replayed whenever rules change.

A game's folder keeps them in `records/`, one for each way its games can go. Recording again is allowed;
the difference is the argument.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path

from rotonde.core.chance import Chance
from rotonde.core.game import Game
from rotonde.core.match import Match
from rotonde.core.record import Record
from rotonde.core.seats import OVER
from rotonde.core.state import State
from rotonde.testing.random_walks import on_paper

Choose = Callable[[State, Chance], int]
Wanted = Callable[[State], bool]
DIGESTS = "digests.json"
MOST_SEEDS = 20_000
HORIZON = 3_000


def digest(record: Record) -> str:
    """Fingerprint of every state on the way and of every event, whatever version replays it so."""
    total = sha256()
    for state in record.replay():
        total.update(on_paper(state.snapshot() | {"version": None}).encode())
    for seat in (None, *range(state.seats)):
        total.update(on_paper([state.view(seat), state.events(0, seat)]).encode())
    return total.hexdigest()


def check_records(folder: Path) -> Iterator[str]:
    """Replay every record of a folder, its seed and every moment compared; yields the names."""
    digests = json.loads((folder / DIGESTS).read_text("utf-8"))
    files = sorted(folder.glob("*.txt"))
    assert {file.stem for file in files} == set(digests), "records and digests are not the same games"
    for file in files:
        text = file.read_text("utf-8")
        record = Record.parse(text)
        assert str(record) == text, f"{file.name} is not written as a record is"
        assert record.verify() and record.last().to_act == OVER, f"{file.name} is not a finished game"
        assert digest(record) == digests[file.stem], f"{file.name} goes otherwise than it was written down"
        yield file.stem


def make_records(
    game: Game,
    folder: Path,
    wanted: dict[str, tuple[int, dict[str, object], Wanted]],
    choose: Choose,
    rare: Mapping[str, int] | None = None,
    others: Mapping[str, Choose] | None = None,
) -> None:
    """Write down, for each name, the first game (by seed) at its table in which what is wanted happens.

    What happens once in a million games is looked for from the seed that `rare` names; what hardly ever
    comes about by itself is played by those whom `others` names.
    """
    folder.mkdir(exist_ok=True)
    digests: dict[str, str] = {}
    for name, (seats, options, happens) in wanted.items():
        first = (rare or {}).get(name, 1000 * len(digests))
        player = (others or {}).get(name, choose)
        record = _found(Record(game, seats, options), happens, player, first)
        (folder / f"{name}.txt").write_text(str(record), "utf-8")
        digests[name] = digest(record)
        print(f"{name}: {len(record.actions)} actions, seed {record.seed}")
    (folder / DIGESTS).write_text(json.dumps(digests, indent=2, sort_keys=True) + "\n", "utf-8")


def _found(table: Record, happens: Wanted, choose: Choose, first: int) -> Record:
    for seed in range(first, first + MOST_SEEDS):
        match = Match(table.game, table.seats, seed, table.options)
        chance = Chance(seed)
        while match.state.to_act != OVER and match.state.step < HORIZON:
            match.apply(choose(match.state, chance))
        if match.state.to_act == OVER and happens(match.state):
            return match.record
    raise LookupError(f"no such game among {MOST_SEEDS}")
