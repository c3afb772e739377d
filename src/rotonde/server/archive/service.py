"""Archive service: uploaded records, and tables that branch off a finished game or an example."""

import asyncio
from typing import Final

import rotonde
from rotonde.server.http.messages import BranchChoice, ExampleChoice, Seated, TableInfo
from rotonde.server.http.token_bucket import Buckets, household
from rotonde.server.identity.signing import new_secret, new_table
from rotonde.server.lobby.service import Lobby, seat_plans, size_of
from rotonde.server.ops.settings import Settings
from rotonde.server.tables.info import info_of
from rotonde.server.tables.service import Tables
from rotonde.table.caller import Caller
from rotonde.table.game.examples import example
from rotonde.table.game.material import known_game, written
from rotonde.table.game.seeds import Origin, of_upload, write_origin
from rotonde.table.refusal import Refusal
from rotonde.table.rows import Row, SeatRow, TableRow
from rotonde.table.seating import Guest, SeatPlan, TablePlan
from rotonde.table.table import Table

LONGEST: Final = 10_000  # actions of a record; ours have some hundreds


class Archive:
    """Stores uploaded records as finished games, and opens tables at any moment of one."""

    def __init__(self, tables: Tables, lobby: Lobby, settings: Settings) -> None:
        self._tables = tables
        self._lobby = lobby
        self._buckets = Buckets(settings.upload_rate, settings.upload_burst)

    async def upload(self, text: str, host: Guest, address: str) -> TableInfo:
        """Reads a record, replays it, and stores it to be looked at; a fault is named with its line."""
        self._buckets.check(household(address))
        self._buckets.check(f"guest {host.guest}")
        try:
            table, rows = await asyncio.to_thread(_read, text, host)
        except rotonde.RecordError as error:
            raise Refusal.of("bad_record", error) from error
        await self._tables.quota.charge(host.guest, *size_of(table, rows))
        await self._tables.store.create(table, rows, self._lobby.most)
        return info_of(table, host.guest, (), self._tables.now())

    async def branch(self, table_id: str, caller: Caller, choice: BranchChoice, host: Guest) -> Seated:
        """A new table with the same game up to that moment, and chance of its own from there on."""
        async with self._tables.seen(table_id, caller) as slot:
            old, given = slot.table.stored, _given(slot.table, choice.at)
        if len(choice.seats) != len(old.seats):
            wrong = rotonde.OptionError(option="seats", value=len(choice.seats), allowed=len(old.seats))
            raise Refusal.of("bad_option", wrong)
        plan = TablePlan(
            game=old.game,
            version=old.version,
            seats=seat_plans(choice.seats, host),
            options=old.options,
            material=old.material,
            hints=choice.hints,
            access=choice.access,
            pace=choice.pace.control(),
            stand_in=choice.stand_in,
        )
        origin = write_origin(Origin("branch", old.id, choice.at))
        return await self._lobby.open(plan, host, choice.ticket, choice.contribution, given, origin)

    async def example(self, game_id: str, example_id: str, choice: ExampleChoice, host: Guest) -> Seated:
        """A new table in the position of an example: the guest decides there, bots have the other seats."""
        game = known_game(game_id)
        record = example(game.id, example_id)
        deciders = _deciders(record)
        plan = TablePlan(
            game=game.id,
            version=game.version,
            seats=_against_bots(game.id, record.seats, deciders[-1], host),
            options=record.options,
            hints=True,
        )
        given = [Row(n, deciders[n], action) for n, action in enumerate(record.actions)]
        origin = write_origin(Origin("example", example=example_id))
        return await self._lobby.open(plan, host, choice.ticket, choice.contribution, given, origin)


def _against_bots(game_id: str, seats: int, mine: int, host: Guest) -> list[SeatPlan]:
    """The guest's seat, and bots of the middle level; without bots the guest has them all."""
    levels = rotonde.levels(game_id)
    me = SeatPlan("me", host.name)
    others = SeatPlan("bot", level=levels[len(levels) // 2]) if levels else me
    return [me if seat == mine else others for seat in range(seats)]


def _deciders(record: rotonde.Record) -> list[int]:
    """Whose each action of a record was, and who decides at its end."""
    return [int(state.to_act) for state in record.steps()]


def _given(table: Table, at: int) -> list[Row]:
    """The rows of a finished game up to a decision."""
    if table.stored.status != "over":
        raise Refusal("not_over")
    match = table.running()
    deciders = [*match.deciders, match.state.to_act]
    if not 0 <= at < len(deciders) or deciders[at] < 0:
        raise Refusal("no_moment")
    return [Row(n, deciders[n], action) for n, action in enumerate(match.record.actions[:at])]


def _read(text: str, host: Guest) -> tuple[TableRow, list[Row]]:
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
    return _stored(record, host, last), rows


def _stored(record: rotonde.Record, host: Guest, last: rotonde.State) -> TableRow:
    is_over = last.to_act == rotonde.OVER
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
        origin=write_origin(of_upload(record.seed, record.redrawn, record.given)),
    )
