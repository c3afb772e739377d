"""Any moment of a game once more, as a seat could see it then; what was taken back is no moment of it."""

import asyncio
from dataclasses import dataclass
from itertools import pairwise

import rotonde
from rotonde.server.errors import Refusal
from rotonde.server.identity import Asker
from rotonde.server.messages import Moments, StateMessage
from rotonde.server.table import Table
from rotonde.server.tables import Tables
from rotonde.server.telling import message_of


@dataclass(frozen=True, slots=True)
class Moment:
    """Where in which game, seen by whom."""

    record: rotonde.Record
    at: int
    seat: int | None


class Past:
    """Looks back; nothing is kept in memory for it."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def moments(self, table_id: str, asker: Asker) -> Moments:
        """The steps at which somebody decided and who did, and last of all where the game is now."""
        async with self._tables.seen(table_id, asker) as place:
            steps, seats = moments_of(place.table)
            record = past_record(place.table, steps[-1])
        turns, rounds = await asyncio.to_thread(_turns_and_rounds, record, steps)
        return Moments(steps, seats, turns, rounds)

    async def state(self, table_id: str, asker: Asker, at: int, seat: int | None) -> StateMessage:
        """The game at that step with all that had happened, for reading: nothing can be done there."""
        async with self._tables.seen(table_id, asker) as place:
            moment = _moment(place.table, asker, at, seat)
        return await asyncio.to_thread(_shown, moment)


def moments_of(table: Table) -> tuple[list[int], list[int]]:
    """The steps at which somebody decided and who did, and last of all where the game is now."""
    deciders = table.running().deciders
    decided = [(step, seat) for step, seat in enumerate(deciders) if seat != rotonde.CHANCE]
    return [step for step, _ in decided] + [len(deciders)], [seat for _, seat in decided] + [table.to_act]


def past_record(table: Table, at: int) -> rotonde.Record:
    """The game up to that step; what was drawn anew does not matter for looking."""
    record = table.running().record
    return rotonde.Record(record.game, record.seats, record.options, record.actions[:at])


def _turns_and_rounds(record: rotonde.Record, steps: list[int]) -> tuple[list[int], list[int]]:
    """Whose turn it was at each moment, and in which round, counted from 0.

    A game that counts its rounds says so; else one begins when the turn comes back to who had it first.
    """
    wanted = set(steps)
    found = [
        (state.whose_turn(), state.rounds_over())
        for step, state in enumerate(record.steps())
        if step in wanted
    ]
    turns, counted = [turn for turn, _ in found], [over for _, over in found]
    if counted[-1] >= 0:
        return turns, counted
    rounds = [0]
    for before, turn in pairwise(turns):
        rounds.append(rounds[-1] + (turn != before and turn == turns[0]))
    return turns, rounds


def _moment(table: Table, asker: Asker, at: int, seat: int | None) -> Moment:
    """A finished game can be seen from every seat, one that runs from one's own."""
    if at not in moments_of(table)[0]:
        raise Refusal("malformed", problem=f"at={at}")
    if seat is None:
        seat = table.watched_seat(table.seats_of(asker))
    elif table.stored.status == "over":
        table.check_seat(seat)
    else:
        table.check_mine(asker, seat)
    return Moment(past_record(table, at), at, seat)


def _shown(moment: Moment) -> StateMessage:
    told = message_of(moment.record.last(), moment.seat, n=moment.at, since=0, kept=0)
    told.legal = []
    return told
