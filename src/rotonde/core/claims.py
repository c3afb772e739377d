"""What a game claims about its bots, for `make ratings` to settle."""

from typing import NamedTuple


class Claim(NamedTuple):
    """A seat of one level and its allies win at least this share among seats of another level or anchor."""

    seats: int
    level: str
    other: str
    share: float
    allies: tuple[int, ...] = ()  # seats further on that play with it, counted from its own
