"""What people settle among themselves: resigning, a bot in one's place, and asking the others.

A row each, like a move: told when it is on disk, and there again after a power cut.
"""

from dataclasses import replace

import rotonde
from rotonde.server.errors import Refusal
from rotonde.server.history import Request
from rotonde.server.identity import Asker
from rotonde.server.messages import Answer, Ask, TableInfo
from rotonde.server.pace.choice import checked, written
from rotonde.server.place import Place
from rotonde.server.seating import seat_bot
from rotonde.server.store import Ending, Row, RowKind
from rotonde.server.table import Table
from rotonde.server.tables import Tables, info_at
from rotonde.server.telling import waiting
from rotonde.server.verdict import after_resigning, by_agreement


class Accord:
    """Changes who plays and how long; the game's rules are not touched."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def resign(self, table_id: str, asker: Asker, seat: int) -> TableInfo:
        """Gives up: the game ends where that decides it, else a bot plays on for the seat."""
        async with self._tables.registry.use(table_id) as place:
            table = _running(place)
            if seat not in table.history.resigned or seat not in table.seats_of(asker):
                table.check_plays(asker, seat)
                winners = after_resigning(table, table.history.resigned | {seat})
                await self.add(place, [(seat, "resign", _level(table, None))], winners, "resigned")
            return info_at(place, asker)

    async def lend(self, table_id: str, asker: Asker, seat: int, level: str | None) -> TableInfo:
        """A bot stands in, for oneself or for somebody who is away, as long as another person plays."""
        async with self._tables.registry.use(table_id) as place:
            table = _running(place)
            _check_lend(place, asker, seat)
            chosen = _level(table, level)
            if not table.stand_in(seat):
                await self.add(place, [(seat, "lend", chosen)])
            return info_at(place, asker)

    async def take_back(self, table_id: str, asker: Asker, seat: int) -> TableInfo:
        """Whoever comes back plays for themselves again."""
        async with self._tables.registry.use(table_id) as place:
            table = _running(place)
            table.check_mine(asker, seat)
            if seat in table.history.resigned:
                raise Refusal("resigned")
            if not table.stand_in(seat):
                raise Refusal("not_lent")
            await self.add(place, [(seat, "return", "")])
            return info_at(place, asker)

    async def ask(self, table_id: str, asker: Asker, ask: Ask) -> TableInfo:
        """Puts a question to the others; where nobody else plays, it is agreed to at once."""
        async with self._tables.registry.use(table_id) as place:
            table = _running(place)
            table.check_plays(asker, ask.seat)
            said = _said(ask, table.stored.game)
            wish, standing = Request.of(Row(0, ask.seat, said, "ask")), table.history.request
            if standing and replace(standing, yes=wish.yes) != wish:
                raise Refusal("asked_already")
            if not standing:
                _check_back(table, wish)
                await self._agree(place, (ask.seat, "ask", said))
            return info_at(place, asker)

    async def answer(self, table_id: str, asker: Asker, answer: Answer) -> TableInfo:
        """Says yes or no to what is asked; the last yes does it, a no or the asker's own word ends it."""
        async with self._tables.registry.use(table_id) as place:
            table = _running(place)
            table.check_plays(asker, answer.seat)
            request = table.history.request
            is_asker = request is not None and request.seat == answer.seat and not answer.yes
            if not is_asker and answer.seat not in waiting(table):
                raise Refusal("nothing_asked")
            await self._agree(place, (answer.seat, "answer", "yes" if answer.yes else "no"))
            return info_at(place, asker)

    async def _agree(self, place: Place, said: tuple[int, RowKind, str]) -> None:
        """Writes down what was said and, where all agree now, what follows from it."""
        table = place.table
        after = Table(table.stored, [*table.history.rows, Row(table.n, *_row(said))], table.match)
        request = after.history.request
        if request is None or waiting(after):
            await self.add(place, [said])
        elif request.what == "back":
            await self.add(place, [said, (request.seat, "back", str(request.to))])
        elif request.what == "pace":
            await self.add(place, [said, (request.seat, "pace", request.pace)])
        else:
            winners = by_agreement(table.running().state)
            await self.add(place, [said, (request.seat, "end", "")], winners, "agreed")

    async def add(
        self,
        place: Place,
        said: list[tuple[int, RowKind, str]],
        winners: list[int] | None = None,
        ending: Ending = "",
    ) -> None:
        """Has it stored, and then told to everyone."""
        table, before = place.table, place.table.n
        rows = [Row(before + i, *_row(each)) for i, each in enumerate(said)]
        for row in rows:
            if row.kind == "back":
                table.running().go_back(row.seat, int(row.action))
        await self._tables.keep(place, rows, winners, ending)
        place.audience.tell_table(table)
        place.audience.tell_state(table, before)
        self._tables.call(table)


def _said(ask: Ask, game: str) -> str:
    """A question as its row has it."""
    if ask.what == "pace":
        return f"pace {written(checked(ask.pace, game))}"
    return f"back {ask.to}" if ask.what == "back" else "end"


def _row(said: tuple[int, RowKind, str]) -> tuple[int, str, RowKind]:
    seat, kind, what = said
    return seat, what, kind


def _running(place: Place) -> Table:
    """The table, while its game runs."""
    place.table.running()
    if place.table.to_act == rotonde.OVER:
        raise Refusal("over", n=place.table.n)
    return place.table


def _level(table: Table, level: str | None) -> str:
    """The level of a bot that stands in: the one that is wished for, or the middle one."""
    levels = rotonde.levels(table.stored.game)
    return seat_bot(0, table.stored.game, level or levels[len(levels) // 2]).level


def _check_lend(place: Place, asker: Asker, seat: int) -> None:
    table, mine = place.table, place.table.seats_of(asker)
    if seat not in mine:
        if not mine:
            raise Refusal("not_yours")
        table.check_seat(seat)
        if table.stored.seats[seat].kind == "bot":
            raise Refusal("not_yours")
        if seat in place.audience.present():
            raise Refusal("present")
    if not [other for other in table.people() if other != seat]:
        raise Refusal("no_person")


def _check_back(table: Table, wish: Request) -> None:
    """One goes back to one's own decisions only, and not into what the game began with."""
    deciders, given = table.running().deciders, table.stored.given
    if wish.what == "back" and not (given <= wish.to < len(deciders) and deciders[wish.to] == wish.seat):
        raise Refusal("no_undo", n=table.n)
