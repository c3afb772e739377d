# rotonde: interpreted
"""Session: a table without a server: a guest's message goes in, the messages for each guest come out."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from rotonde.core.frames import StepViews
from rotonde.core.message import as_data
from rotonde.core.state import Json
from rotonde.table import requests, seating
from rotonde.table.bot_questions import BotAnswer, BotQuestion
from rotonde.table.bot_tasks import (
    hint_question,
    mark_hinted,
    owed,
    review_questions,
    review_record,
    review_steps,
    reviewed_choice,
)
from rotonde.table.caller import Caller
from rotonde.table.clock import UNHURRIED, TimeControl
from rotonde.table.game.material import new_game, written
from rotonde.table.messages.info import table_message
from rotonde.table.messages.state import seat_messages
from rotonde.table.refusal import Refusal
from rotonde.table.requests import Context
from rotonde.table.rows import Access, Change, SeatRow
from rotonde.table.seating import Guest, Issued, SeatPlan, TablePlan
from rotonde.table.table import Table

Outbox = dict[str, list[Json]]  # messages by guest
Issue = Callable[[], Issued]  # of a new table
What = Literal["end", "back", "pace", "abandon"]
QUESTIONS: Final[dict[str, What]] = {"end": "end", "back": "back", "pace": "pace", "abandon": "abandon"}
ACCESS: Final[dict[str, Access]] = {"public": "public", "link": "link", "private": "private"}
SEATS: Final[dict[str, Literal["me", "open", "bot"]]] = {"me": "me", "open": "open", "bot": "bot"}


@dataclass(frozen=True)
class BotTask:
    """A question for a bot: its own move, or a hint or a review for a guest."""

    kind: Literal["move", "hint", "review"]
    question: BotQuestion
    guest: str = ""
    n: int = 0  # the decision, or the step of a reviewed choice


class Session:
    """One table, its guests all connected here; the time comes with each message, in milliseconds.

    `table.stored` and `table.history.rows` are all that need be stored: `Table(stored, rows)` restores it.
    """

    def __init__(self, table: Table, issue: Issue) -> None:
        self.table = table
        self.next: Session | None = None  # of the rematch
        self._issue = issue
        people = [each.guest for each in table.stored.seats if each.kind == "person"]
        self._guests = list(dict.fromkeys([table.stored.host, *people]))
        self._tasks: list[BotTask] = []

    @classmethod
    def open(cls, host: Guest, message: Json, issue: Issue, now: int) -> "Session":
        """A new table as the host's message wants it; without an open seat its game begins."""
        stored = seating.new_table(_plan(message), host, issue())
        return cls(seating.set_up(stored, (), now), issue)

    def enter(self, guest: str, now: int, invitation: str = "") -> Outbox:
        """Connects a guest: the table and, once it has begun, the state with all that has happened."""
        try:
            self.table.check_seen(Caller(guest, invitation=invitation))
        except Refusal as refusal:
            return {guest: [_refused(refusal)]}
        self._connect(guest)
        return {guest: self._messages(guest, 0, now, None)}

    def receive(self, guest: str, message: Json, now: int) -> Outbox:
        """Handles a guest's message; a refusal goes to that guest alone."""
        try:
            return self._receive(guest, message, now)
        except Refusal as refusal:
            return {guest: [_refused(refusal)]}

    def bot_task(self) -> BotTask | None:
        """Next task for a bot; its answer comes as `answer`."""
        if self._tasks:
            return self._tasks[0]
        decision = owed(self.table) if self.table.match is not None else None
        return BotTask("move", decision.question, n=decision.n) if decision is not None else None

    def answer(self, task: BotTask, answer: BotAnswer, now: int) -> Outbox:
        """Plays a bot's move, or sends its hint or its judgement to who asked for it."""
        if task.kind == "move":
            steps = self._steps()
            return self._changed(
                self.table.act(task.question.seat, task.n, answer.action, now, steps), now, steps
            )
        self._tasks.remove(task)
        if task.kind == "review":
            space = self.table.running().game.space
            choice = reviewed_choice(space, task.n, task.question, answer)
            return {task.guest: [{"type": "review", **choice}]}
        found = self._tables(now) if mark_hinted(self.table, task.question.seat) else {}
        hint: Json = {"type": "hint", "n": task.n, "action": answer.action, "reasons": answer.reasons}
        found.setdefault(task.guest, []).append(hint)
        return found

    def _receive(self, guest: str, message: Json, now: int) -> Outbox:
        caller, kind = Caller(guest), message.get("type")
        if kind == "join":
            name, invitation = _text(message, "name", guest), _text(message, "invitation", "")
            seat = None if message.get("seat") is None else _int(message, "seat")
            people = seating.newcomers(self.table, Guest(guest, name), name, seat, invitation)
            return self._seat(people, now)
        if kind == "vacate":
            removed = seating.vacate(self.table, caller, _int(message, "seat"))
            found = self._tables(now)
            self._guests = [each for each in self._guests if each != removed]
            return found
        if kind == "start":
            seating.start(self.table, caller, _level(message), now, here=message.get("here") is True)
            return self._broadcast(0, now, None)
        if kind == "rematch":
            return self._rematch(guest, now)
        if kind == "review":
            record = review_record(self.table)
            questions = review_questions(record, self.table.stored.material)
            steps = zip(review_steps(record), questions, strict=True)
            self._tasks += [BotTask("review", question, guest, at) for at, question in steps]
            return {}
        return self._played(caller, message, now)

    def _played(self, caller: Caller, message: Json, now: int) -> Outbox:
        seat = _int(message, "seat")
        if message.get("type") == "why":
            self.table.check_mine(caller, seat)
            action = _text(message, "action")
            return {caller.guest: [{"type": "why", "action": action, "rule": self.table.why(seat, action)}]}
        if message.get("type") == "hint":
            self.table.check_plays(caller, seat)
            n = _int(message, "n")
            self._tasks.append(BotTask("hint", hint_question(self.table, seat, n), caller.guest, n))
            return {}
        steps = self._steps()
        change = _changed_by(self.table, caller, seat, message, Context(now, self.table.people()), steps)
        return self._changed(change, now, steps)

    def _seat(self, people: list[SeatRow], now: int) -> Outbox:
        seating.sit(self.table, people, now)
        for person in people:
            self._connect(person.guest)
        return self._broadcast(0, now, None)

    def _rematch(self, guest: str, now: int) -> Outbox:
        """Opens the next table, or takes the seats there that are kept for the guest."""
        if self.next is None:
            stored = seating.rematch_table(self.table, Caller(guest), self._issue())
            self.next = Session(seating.set_up(stored, (), now), self._issue)
            seating.follow_with(self.table, stored.id)
            found = self._tables(now)
            found[guest] += self.next._messages(guest, 0, now, None)
            return found
        seating.check_rematch(self.table, Caller(guest))
        return self.next._seat(seating.followers(self.next.table, guest, ""), now)

    def _connect(self, guest: str) -> None:
        if guest not in self._guests:
            self._guests.append(guest)

    def _seen_by(self, guest: str) -> int | None:
        return self.table.watched_seat(self.table.seats_of(Caller(guest)))

    def _steps(self) -> StepViews:
        return StepViews(list(dict.fromkeys(self._seen_by(guest) for guest in self._guests)), {})

    def _changed(self, change: Change | None, now: int, steps: StepViews) -> Outbox:
        return {} if change is None else self._broadcast(change.since, now, steps)

    def _broadcast(self, since: int, now: int, steps: StepViews | None) -> Outbox:
        return {guest: self._messages(guest, since, now, steps) for guest in self._guests}

    def _tables(self, now: int) -> Outbox:
        """The table message alone, where the game is as it was."""
        present = self.table.people()
        return {guest: [table_message(self.table, Caller(guest), present, now)] for guest in self._guests}

    def _messages(self, guest: str, since: int, now: int, steps: StepViews | None) -> list[Json]:
        table = table_message(self.table, Caller(guest), self.table.people(), now)
        if self.table.match is None:
            return [table]
        (state,) = seat_messages(self.table, [self._seen_by(guest)], since, {}, now, _encode, steps=steps)
        return [table, json.loads(state.whole())]


def _changed_by(
    table: Table, caller: Caller, seat: int, message: Json, context: Context, steps: StepViews
) -> Change | None:
    """Change by a player's message, by its `type`; None where there is none."""
    kind, now = message.get("type"), context.now
    if kind == "act":
        table.check_plays(caller, seat)
        return table.act(seat, _int(message, "n"), _text(message, "action"), now, steps)
    if kind == "undo":
        table.check_plays(caller, seat)
        return table.undo(seat, _int(message, "n"), _int(message, "to"), now)
    if kind == "resign":
        return requests.resign(table, caller, seat, now)
    if kind == "lend":
        return requests.lend(table, caller, seat, _level(message), context)
    if kind == "return":
        return requests.take_back(table, caller, seat, now)
    if kind == "ask":
        return requests.ask(table, caller, _question(message, seat), context)
    if kind == "answer":
        return requests.answer(table, caller, seat, context, yes=message.get("yes") is True)
    raise Refusal("malformed", problem=f"type: {kind}")


def _question(message: Json, seat: int) -> requests.Question:
    what = QUESTIONS.get(_text(message, "what"))
    if what is None:
        raise Refusal("malformed", problem="what")
    return requests.Question(seat, what, _int(message, "to") if what == "back" else 0, _pace(message))


def _plan(message: Json) -> TablePlan:
    """The table that a message asks for: `game` and `seats`, the rest as usual where it is not there."""
    options, material = _object(message, "options"), written(_object(message, "material"))
    seats, access = _seat_plans(message), ACCESS.get(_text(message, "access", "link"))
    if access is None:
        raise Refusal("malformed", problem="access")
    game = new_game(_text(message, "game"), material)
    return TablePlan(
        game=game.id,
        version=game.version,
        seats=seats,
        options=seating.checked_options(game, len(seats), options),
        material=material,
        hints=_flag(message, "hints"),
        access=access,
        pace=_pace(message),
        stand_in=_level(message, "stand_in"),
    )


def _flag(message: Json, name: str) -> bool | None:
    found = message.get(name)
    if not (found is None or isinstance(found, bool)):
        raise Refusal("malformed", problem=name)
    return found


def _seat_plans(message: Json) -> list[SeatPlan]:
    seats = message.get("seats")
    if not isinstance(seats, list) or not all(isinstance(each, dict) for each in seats):
        raise Refusal("malformed", problem="seats")
    if not all(_text(each, "kind") in SEATS for each in seats):
        raise Refusal("malformed", problem="kind")
    return [SeatPlan(SEATS[each["kind"]], _text(each, "name", ""), _level(each)) for each in seats]


def _pace(message: Json) -> TimeControl:
    pace = message.get("pace")
    return TimeControl(**pace) if isinstance(pace, dict) else UNHURRIED


def _level(message: Json, name: str = "level") -> str | None:
    return None if message.get(name) is None else _text(message, name)


def _object(message: Json, name: str) -> Json:
    found = message.get(name, {})
    if not isinstance(found, dict):
        raise Refusal("malformed", problem=name)
    return found


def _int(message: Json, name: str) -> int:
    found = message.get(name)
    if not isinstance(found, int):
        raise Refusal("malformed", problem=name)
    return found


def _text(message: Json, name: str, usual: str | None = None) -> str:
    found = message.get(name, usual)
    if not isinstance(found, str):
        raise Refusal("malformed", problem=name)
    return found


def _encode(message: object) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode()


def _refused(refusal: Refusal) -> Json:
    """The refusal as data, without its texts."""
    details = {name: as_data(value) for name, value in refusal.details.items()}
    return {
        "type": "refused",
        "error": refusal.code,
        "rule": refusal.rule,
        "n": refusal.n,
        "details": details,
    }
