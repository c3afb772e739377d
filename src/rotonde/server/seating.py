"""Who sits where: what a new table, a newcomer and a start make of the seats."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

import rotonde
from rotonde.server.errors import Refusal
from rotonde.server.identity import hashed, new_secret
from rotonde.server.messages import SeatChoice
from rotonde.server.plain import clean
from rotonde.server.store import SeatRow

BOTS: Final = ("Ada", "Basile", "Clara", "Denis", "Elsa", "Félix", "Gina", "Hugo")


@dataclass(frozen=True, slots=True)
class Host:
    """Whoever makes a table, and how they are called."""

    guest: str
    name: str
    has_account: bool = False


def seat_all(game: str, choices: Sequence[SeatChoice], host: Host) -> tuple[list[SeatRow], dict[str, str]]:
    """The seats of a new table, and the secrets of the host's own."""
    seats: list[SeatRow] = []
    secrets: dict[str, str] = {}
    for number, choice in enumerate(choices):
        if choice.kind == "me":
            name = clean(choice.name) or _again(host.name, len(secrets))
            person, secrets[str(number)] = seat_person(number, host, name)
            seats.append(person)
        elif choice.kind == "bot":
            seats.append(seat_bot(number, game, choice.level))
        else:
            seats.append(SeatRow(number, "open"))
    return seats, secrets


def _again(name: str, times: int) -> str:
    return name if times == 0 else f"{name} ({times + 1})"


def seat_person(seat: int, who: Host, name: str) -> tuple[SeatRow, str]:
    """A guest's seat, and its secret, which is kept nowhere."""
    secret = new_secret()
    by_account = who.has_account and name == who.name
    return SeatRow(seat, "person", name, "", who.guest, hashed(secret), by_account), secret


def seat_bot(seat: int, game: str, level: str | None) -> SeatRow:
    """A bot's seat; no level means the weakest."""
    known = rotonde.opponents(game)
    chosen = known[0] if level is None else level
    if chosen not in known:
        wrong = rotonde.OptionError(option="level", value=level, allowed=", ".join(known))
        raise Refusal.of("bad_option", wrong)
    return SeatRow(seat, "bot", BOTS[seat % len(BOTS)], level=chosen)


def move_on(seats: Sequence[SeatRow], by: int, mine: Sequence[int]) -> tuple[list[SeatRow], dict[str, str]]:
    """Everyone `by` seats further for the next game; who has not asked for it finds their seat kept."""
    moved: list[SeatRow] = []
    secrets: dict[str, str] = {}
    for number in range(len(seats)):
        sitter = seats[(number - by) % len(seats)]
        if sitter.seat in mine:
            host = Host(sitter.guest, sitter.name, sitter.by_account)
            person, secrets[str(number)] = seat_person(number, host, sitter.name)
            moved.append(person)
        elif sitter.kind == "bot":
            moved.append(SeatRow(number, "bot", sitter.name, level=sitter.level))
        else:
            moved.append(replace(sitter, seat=number, kind="open", secret_hash=""))
    return moved, secrets
