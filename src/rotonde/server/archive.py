"""Games beyond their tables: records that people bring, and new tables that begin where another game was."""

import asyncio
from typing import Final

import rotonde
from rotonde.server.errors import Refusal
from rotonde.server.fairness import new_seed
from rotonde.server.identity import Asker, new_secret, new_table
from rotonde.server.limits import Buckets, household
from rotonde.server.lobby import Lobby, check_people
from rotonde.server.material import written
from rotonde.server.messages import BranchChoice, Seated, TableInfo
from rotonde.server.origin import Origin, write_origin
from rotonde.server.pace.choice import checked
from rotonde.server.pace.clock import Clock
from rotonde.server.seating import Host, seat_all
from rotonde.server.settings import Settings
from rotonde.server.show import info_of
from rotonde.server.store import Row, SeatRow, TableRow
from rotonde.server.table import Table
from rotonde.server.tables import Tables

LONGEST: Final = 10_000  # actions of a record; ours have some hundreds


class Archive:
    """Keeps what is brought as a finished game, and opens tables at any moment of one."""

    def __init__(self, tables: Tables, lobby: Lobby, settings: Settings) -> None:
        self._tables = tables
        self._lobby = lobby
        self._buckets = Buckets(settings.upload_rate, settings.upload_burst)

    async def upload(self, text: str, host: Host, address: str) -> TableInfo:
        """Reads a record, replays it, and keeps it to be looked at; a fault is told with its line."""
        self._buckets.check(household(address))
        self._buckets.check(f"guest {host.guest}")
        try:
            table, rows = await asyncio.to_thread(_read, text, host)
        except rotonde.RecordError as error:
            raise Refusal.of("bad_record", error) from error
        await self._tables.store.create(table, rows, self._lobby.most)
        return info_of(table, host.guest, (), self._tables.now())

    async def branch(self, table_id: str, asker: Asker, choice: BranchChoice, host: Host) -> Seated:
        """A new table with the same game up to that moment, and chance of its own from there on."""
        async with self._tables.seen(table_id, asker) as place:
            old, given = place.table.stored, _given(place.table, choice.at)
        if len(choice.seats) != len(old.seats):
            wrong = rotonde.OptionError(option="seats", value=len(choice.seats), allowed=len(old.seats))
            raise Refusal.of("bad_option", wrong)
        seats, secrets = seat_all(old.game, choice.seats, host)
        check_people(seats)
        await self._lobby.check_names(seats, host)
        fresh = TableRow(
            id=new_table(),
            game=old.game,
            version=old.version,
            options=old.options,
            seed=new_seed(),
            host=host.guest,
            invitation=new_secret(),
            status="open",
            seats=tuple(seats),
            material=old.material,
            hints=choice.hints,
            access=choice.access,
            clock=Clock.of(checked(choice.pace, old.game), len(seats)),
            given=choice.at,
            origin=write_origin(Origin("branch", old.id, choice.at)),
        )
        fresh = await self._lobby.add(fresh, given)
        return Seated(info_of(fresh, host.guest, (), self._tables.now()), secrets)


def _given(table: Table, at: int) -> list[Row]:
    """What had happened at a finished game when somebody decided there."""
    if table.stored.status != "over":
        raise Refusal("not_over")
    match = table.running()
    deciders = [*match.deciders, match.state.to_act]
    if not 0 <= at < len(deciders) or deciders[at] < 0:
        raise Refusal("no_moment")
    return [Row(n, deciders[n], action) for n, action in enumerate(match.record.actions[:at])]


def _read(text: str, host: Host) -> tuple[TableRow, list[Row]]:
    """The record as a finished game, every action of it taken over."""
    record = rotonde.Record.parse(text)
    count = len(record.actions)
    if count > LONGEST:
        raise Refusal("too_long", actions=count, most=LONGEST)
    if record.seed is not None:
        record.verify()
    deciders = []
    for last in record.steps():
        deciders.append(int(last.to_act))
    if last.to_act == rotonde.CHANCE:
        raise Refusal("ends_in_chance", line=record.line_of(max(count - 1, 0)))
    rows = [Row(n, deciders[n], action) for n, action in enumerate(record.actions)]
    return _kept(record, host, last), rows


def _kept(record: rotonde.Record, host: Host, last: rotonde.State) -> TableRow:
    is_over = last.to_act == rotonde.OVER
    seed = None if record.seed is None else str(record.seed)
    redrawn = {str(step): times for step, times in record.redrawn.items()}
    return TableRow(
        id=new_table(),
        game=record.game.id,
        version=record.version,
        options=record.options,
        seed="",
        host=host.guest,
        invitation=new_secret(),
        status="over",
        seats=tuple(SeatRow(seat, "open") for seat in range(record.seats)),
        winners=tuple(last.winners()),
        n=len(record.actions),
        ending="" if is_over else "unfinished",
        material=written(record.game.material or {}),
        given=len(record.actions),
        origin=write_origin(Origin("upload", seed=seed, redrawn=redrawn, given=record.given)),
    )
