"""Replay: any moment of a game as a seat could see it then; what was taken back is no moment of it."""

import asyncio
from dataclasses import dataclass
from itertools import pairwise

import rotonde
from rotonde.core.frames import StepViews
from rotonde.server.http.long_answers import REPLAYED, price
from rotonde.server.http.messages import Moments, StateMessage
from rotonde.server.live.event_text import EventCache, at_once, written
from rotonde.server.tables.service import Tables
from rotonde.server.tables.state_messages import message_of
from rotonde.table.caller import Caller
from rotonde.table.refusal import Refusal
from rotonde.table.table import Table


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """Step of a game, and its viewer."""

    record: rotonde.Record
    at: int
    seat: int | None
    previous: int  # where the decision before it was due, or `at`


class Replay:
    """Replays games for reading; nothing is cached."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._replaying = asyncio.Lock()  # one replay at a time: each is work for the interpreter

    async def moments(self, table_id: str, caller: Caller) -> Moments:
        """The steps at which a seat decided and which one, and last of all where the game is now."""
        async with self._tables.seen(table_id, caller) as slot:
            steps, seats = moments_of(slot.table)
            record = past_record(slot.table, steps[-1])
            self._tables.long_answers.charge(caller, price(steps[-1], REPLAYED))
        async with self._replaying:
            turns, rounds = await asyncio.to_thread(_turns_and_rounds, record, steps)
        return Moments(steps, seats, turns, rounds)

    async def state(self, table_id: str, caller: Caller, at: int, seat: int | None) -> StateMessage:
        """The game at that step with all that had happened, for reading: nothing can be done there."""
        async with self._tables.seen(table_id, caller) as slot:
            moment = _moment(slot.table, caller, at, seat)
            self._tables.long_answers.charge(caller, price(at, REPLAYED))
        async with self._replaying:
            return await asyncio.to_thread(_shown, moment)


def moments_of(table: Table) -> tuple[list[int], list[int]]:
    """The steps at which a seat decided and which one, and last of all where the game is now."""
    deciders = table.running().deciders
    decided = [(step, seat) for step, seat in enumerate(deciders) if seat != rotonde.CHANCE]
    return [step for step, _ in decided] + [len(deciders)], [seat for _, seat in decided] + [table.to_act]


def past_record(table: Table, at: int) -> rotonde.Record:
    """The game up to that step; what was drawn anew does not matter for looking."""
    record = table.running().record
    return rotonde.Record(record.game, record.seats, record.options, record.actions[:at])


def _turns_and_rounds(record: rotonde.Record, steps: list[int]) -> tuple[list[int], list[int]]:
    """Seat whose turn it was at each moment, and the round, counted from 0.

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


def _moment(table: Table, caller: Caller, at: int, seat: int | None) -> ReplayStep:
    """A finished game can be seen from every seat, one that runs from one's own."""
    steps = moments_of(table)[0]
    if at not in steps:
        raise Refusal("malformed", problem=f"at={at}")
    if seat is None:
        seat = table.watched_seat(table.seats_of(caller))
    elif table.stored.status == "over":
        table.check_seat(seat)
    else:
        table.check_mine(caller, seat)
    previous = max((step for step in steps if step < at), default=at)
    return ReplayStep(past_record(table, at), at, seat, previous)


def _shown(moment: ReplayStep) -> StateMessage:
    steps = StepViews([moment.seat], {})
    for step in moment.record.steps():
        state = step  # not `last`: between two steps others have the interpreter, also in the compiled build
        if moment.previous <= state.step < moment.at:
            steps.before_step(state)
    events = at_once(written(state, moment.seat, 0, EventCache()))
    frames = steps.frames(state, moment.seat)
    message = message_of(state, moment.seat, n=moment.at, since=0, kept=0, events=events, frames=frames)
    message.legal = []
    return message
