"""The seed of a table, and the origin of a game that was not begun there.

The seed is promised by its hash before anyone contributes, opened when the game is over.

The server's part is 256 bits, written as 64 lower-case hexadecimal digits; with what people contribute when
they sit down it is a `SharedSeed`. Tables of earlier releases have a seed of 32 digits, a number that the
server drew alone. The commitment is the SHA-256 of the digits: `printf %s SEED | sha256sum` checks it.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from typing import Literal

from rotonde.core.shared_seed import PART_DIGITS, Seed, SharedSeed
from rotonde.table.rows import TableRow


def commitment(seed: str) -> str:
    return sha256(seed.encode("ascii")).hexdigest()


def is_shared(table: TableRow) -> bool:
    """Whether people contribute to its chance."""
    return len(table.seed) == PART_DIGITS


def seed_of(table: TableRow) -> Seed:
    """The seed as `rotonde.Match` takes it; nothing is drawn in a game that was brought."""
    if is_shared(table):
        return SharedSeed(table.seed, [seat.contribution for seat in table.seats])
    return int(table.seed or "0", 16)


def bot_seed(seed: str, n: int) -> str:
    """Seed of a bot's own chance at action `n`: repeatable, and independent of the table's."""
    return sha256(f"{seed} bot {n}".encode("ascii")).hexdigest()[:32]


@dataclass(frozen=True)
class Origin:
    """Origin: another table's moment, a rule's example, or a record with what its header says of chance."""

    kind: Literal["upload", "branch", "example"]
    table: str = ""
    at: int = 0
    seed: str | None = None  # a number as text: JSON's own are shorter; or the server's part
    contributions: list[str] = field(default_factory=list)  # of the seats, where the seed was shared
    redrawn: dict[str, int] = field(default_factory=dict)
    given: int = 0
    example: str = ""


def of_upload(seed: Seed | None, redrawn: Mapping[int, int], given: int) -> Origin:
    """The origin of an uploaded record."""
    counts = {str(step): times for step, times in redrawn.items()}
    if isinstance(seed, SharedSeed):
        shared = list(seed.contributions)
        return Origin("upload", seed=seed.part, contributions=shared, redrawn=counts, given=given)
    return Origin("upload", seed=None if seed is None else str(seed), redrawn=counts, given=given)


def brought_seed(origin: Origin) -> Seed | None:
    """The seed of an uploaded record, if it had one."""
    if origin.seed is None:
        return None
    return SharedSeed(origin.seed, origin.contributions) if origin.contributions else int(origin.seed)


def write_origin(origin: Origin) -> str:
    return json.dumps(asdict(origin), ensure_ascii=False, separators=(",", ":"))


def read_origin(written: str) -> Origin | None:
    """None where the game was begun at its table."""
    return Origin(**json.loads(written)) if written else None
