"""Table: its stored row, its history and its match; who may do what, and what a move changes."""

import hmac
from collections.abc import Sequence
from dataclasses import replace

import rotonde
from rotonde.core.errors import RotondeError
from rotonde.core.frames import StepViews
from rotonde.core.seats import CHANCE, OVER
from rotonde.table.absence import Absence, AbsenceLimits, MissedLimits
from rotonde.table.caller import Caller
from rotonde.table.clock import NOBODY, read_pace
from rotonde.table.game.resume import OutdatedGame, outdated_game, resumed
from rotonde.table.history import History
from rotonde.table.refusal import Refusal
from rotonde.table.rows import Change, Ending, Row, SeatRow, TableRow


class Table:
    """One table: who may do what there, and what a move changes.

    What was `stored` counts the rows of when it was fetched; `n` counts those that came since.
    """

    def __init__(
        self,
        stored: TableRow,
        rows: Sequence[Row],
        match: rotonde.Match | None = None,
    ) -> None:
        self.stored = stored
        self.history = History(rows)
        self.match = match
        self.held: OutdatedGame | None = None  # it waits: the present rules make another game of it
        self.absence = Absence(AbsenceLimits(), {})  # of its people; the registry knows more
        if match is None and stored.status != "open":
            self._resume(rows)

    def _resume(self, rows: Sequence[Row]) -> None:
        try:
            self.match = resumed(self.stored, self.history.actions(), self.history.redrawn)
        except Refusal as refusal:
            if refusal.code != "other_rules":
                raise
            self.held = outdated_game(self.stored, rows)

    @property
    def n(self) -> int:
        return len(self.history.rows)

    # Who

    def seats_of(self, asker: Caller) -> tuple[int, ...]:
        """The seats that the asker may act for and see as."""
        found = tuple(each.seat for each in self.stored.seats if _holds(asker, each))
        if asker.secret_hash and not found:
            raise Refusal("not_yours")
        return found

    def is_host(self, asker: Caller) -> bool:
        return bool(asker.guest) and asker.guest == self.stored.host and not asker.secret_hash

    def is_invited(self, asker: Caller) -> bool:
        return _same(self.stored.invitation, asker.invitation)

    def check_seen(self, asker: Caller) -> None:
        """Refuses who may not even look: a private table is for those who sit there or are invited."""
        if not self.may_be_seen(asker):
            raise Refusal("private_table")

    def may_be_seen(self, asker: Caller) -> bool:
        if self.stored.access != "private" or self.seats_of(asker) or self.is_host(asker):
            return True
        if asker.guest in self.stored.removed:
            return False
        return self.is_invited(asker) or bool(asker.guest and self.kept_for(asker.guest))

    def check_mine(self, asker: Caller, seat: int) -> None:
        self.check_seat(seat)
        if not _holds(asker, self.stored.seats[seat]):
            raise Refusal("not_yours")

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.stored.seats):
            raise Refusal("unknown_seat", seat=seat, last=len(self.stored.seats) - 1)

    def watched_seat(self, mine: Sequence[int]) -> int | None:
        """Seat whose view is shown to someone with these: the one acting, else the last that acted."""
        if len(mine) < 2:
            return mine[0] if mine else None
        state = self.running().state
        if state.to_act in mine:  # also where the game was broken off
            return int(state.to_act)
        acted = next((row.seat for row in reversed(self.history.rows) if row.seat in mine), None)
        return acted if acted is not None else next(iter(mine), None)

    def people(self) -> list[int]:
        """The seats that people play themselves: no bot stands in for them."""
        return [seat for seat in range(len(self.stored.seats)) if self.is_person(seat)]

    def is_person(self, seat: int) -> bool:
        """Whether a person plays that seat themselves."""
        return self.stored.seats[seat].kind == "person" and not self.stand_in(seat)

    def committed(self) -> list[int]:
        """The seats whose people have a say: all who have not resigned, also where a bot stands in."""
        people = [each.seat for each in self.stored.seats if each.kind == "person"]
        return [seat for seat in people if seat not in self.history.resigned]

    def lend_in(self, seat: int, now: int) -> int:
        """Milliseconds until others may lend the seat of a person who is not connected."""
        return self.absence.lend_in(seat, self.stored.clock, now)

    def abandon_in(self, seat: int, now: int) -> int | None:
        """Milliseconds until others may end the game without that person; None while it cannot be said."""
        missed = MissedLimits(self.history.missed.get(seat, 0), self.history.lent_at.get(seat))
        return self.absence.abandon_in(seat, self.stored.clock, missed, now)

    def has_bots(self) -> bool:
        return bool(self.history.stand_ins) or any(seat.level for seat in self.stored.seats)

    def stand_in(self, seat: int) -> str:
        """The level of a bot that plays for a person; one that helps out is there for their decision only."""
        if not self.history.stand_ins:
            return ""
        level = self.history.stand_ins.get(seat, "")
        if not level or self.held is not None:
            return level
        return "" if self.history.relief == seat != self.to_act else level

    def bot_level(self, seat: int) -> str:
        """The level of the bot that plays for a seat, "" where a person does."""
        return self.stand_in(seat) or self.stored.seats[seat].level

    def is_bots_turn(self) -> bool:
        """Whether a bot is to move; where everyone has left their seat to one, they wait."""
        if self.match is None:
            return False
        seat = self.to_act
        if seat < 0:
            return False
        if self.history.stand_ins and self.history.relief is None and not self.people():
            return False
        return bool(self.bot_level(seat))

    @property
    def to_act(self) -> int:
        """The seat that decides, or that the game is over, played out or broken off."""
        return OVER if self.stored.status == "over" else self.running().state.to_act

    def check_plays(self, asker: Caller, seat: int) -> None:
        """Whether the asker plays that seat, and no bot does for them."""
        self.check_mine(asker, seat)
        if seat in self.history.resigned:
            raise Refusal("resigned")
        if self.stand_in(seat):
            raise Refusal("lent")

    # What

    def running(self) -> rotonde.Match:
        """The match, once it has begun and where the present rules replay it."""
        if self.held is not None:
            self.check_held()
        if self.match is None:
            raise Refusal("not_started")
        return self.match

    def check_held(self) -> None:
        """Refuses what needs the game, while it waits for its host's word."""
        if self.held is not None:
            raise Refusal("other_rules", version=self.held.version, now=self.held.now)

    def open_seats(self) -> list[int]:
        return [each.seat for each in self.stored.seats if each.kind == "open"]

    def kept_for(self, guest: str) -> list[int]:
        """The open seats that are kept for this guest, or with "" for nobody in particular."""
        return [each.seat for each in self.stored.seats if each.kind == "open" and each.guest == guest]

    def is_repeat(self, wish: Row) -> bool:
        """Whether this very thing was accepted at its `n` from its seat."""
        self.running()
        done = self.history.played_at(wish.n)
        if done is None:
            return False
        given = wish._replace(action=" ".join(wish.action.lower().split()))
        return done._replace(n=wish.n) == given

    def decision(self, n: int) -> rotonde.State:
        """The state, if the game runs and `n` means the decision that is due."""
        state = self.running().state
        if self.to_act == OVER:
            raise Refusal("over", n=self.n)
        if not self.history.due <= n <= self.n:
            raise Refusal("stale", n=self.n)
        return state

    def parsed(self, action: str) -> int:
        try:
            return self.running().game.space.parse(action)
        except rotonde.NotationError as error:
            raise Refusal.of("bad_notation", error, self.n) from error

    # Playing

    def act(self, seat: int, n: int, action: str, now: int, steps: StepViews | None = None) -> Change | None:
        """Takes the action that answers the decision at `n`; None where this very one was taken before.

        `steps` records the views of each step. The engine asks once whether the action is legal.
        """
        if n < self.n and self.is_repeat(Row(n, seat, action)):
            return None
        state, a = self.decision(n), self.parsed(action)
        if state.to_act != seat:
            raise Refusal("not_your_turn", rule=state.perspective(seat).why_not(a), n=self.n)
        match = self.running()
        actions = match.record.actions
        step = len(actions)
        try:
            match.apply(a, None if steps is None else steps.before_step)
        except rotonde.IllegalAction as error:
            rule = state.game.rules[error.rule]
            raise Refusal("illegal", rule=rule.id, n=self.n, problem=rule) from error
        first = self.n - step
        chance = [Row(first + each, CHANCE, actions[each]) for each in range(step + 1, len(actions))]
        rows = [Row(first + step, seat, actions[step]), *chance]
        return self.add(rows, now, state.winners() if state.to_act == OVER else None)

    def undo(self, seat: int, n: int, to: int, now: int) -> Change | None:
        """Goes back to the seat's own action number `to`, where the engine lets it; None: it has done so."""
        if self.is_repeat(Row(n, seat, str(to), "undo")):
            return None
        self.decision(n)
        match = self.running()
        if to not in match.open_steps(seat):
            raise Refusal("no_undo", n=self.n)
        match.take_back(seat, to)
        return self.add([Row(self.n, seat, str(to), "undo")], now)

    def why(self, seat: int, action: str, n: int | None = None) -> str:
        """The rule that forbids the seat an action now, "" where it is legal; `n`: at which decision."""
        if n is not None and not self.history.due <= n <= self.n:
            raise Refusal("stale", n=self.n)
        return self.running().state.perspective(seat).why_not(self.parsed(action))

    def went_on(self, rows: Sequence[Row]) -> None:
        for row in rows:
            self.history.add(row)

    def add(
        self, rows: Sequence[Row], now: int, winners: Sequence[int] | None = None, ending: Ending = ""
    ) -> Change:
        """Takes up rows, with the winners where they end the game, and sets the clock by them."""
        since = self.n
        self.went_on(rows)
        if winners is not None:
            self.ended(winners, ending)
        clock = self.stored.clock if self.ticked(rows, now) else None
        return Change(since, rows, winners, ending if winners is not None else "", clock)

    def ticked(self, rows: Sequence[Row], now: int) -> bool:
        """Sets the clock by what has just happened, `rows`; whether that changes it."""
        anew = False
        before = clock = self.stored.clock
        for row in rows:
            if row.kind == "action":
                continue
            if row.kind == "pace":
                clock = clock.repaced(read_pace(row.action), len(self.stored.seats), now)
            elif row.kind == "late":
                clock = clock.ran_out(now)
            elif row.kind == "return":
                clock = clock.returned(row.seat)
            elif row.kind == "back":
                anew = True
        steps = len(self.running().record.actions)
        clock = clock.turned(self.person_to_act(), steps, now, anew=anew)
        if clock is before:
            return False
        self.stored = self.stored.with_clock(clock)
        return True

    def follow(self, stored: TableRow, rows: Sequence[Row], steps: StepViews | None = None) -> bool:
        """Takes up rows that another process has stored; False where they do not fit what is known here.

        It may then be half way, and must be loaded again. `steps` records the views.
        """
        match = self.match
        if match is None or stored.status == "open":
            return False
        if [row.n for row in rows] != list(range(self.n, self.n + len(rows))):
            return False
        try:
            _replay(match, rows, steps)
        except (RotondeError, ValueError):
            return False
        self.went_on(rows)
        self.stored = replace(stored, n=self.n)
        return self.history.actions() == match.record.actions

    def person_to_act(self) -> int:
        """The person who must decide, NOBODY where it is a bot's turn or the game is not on."""
        seat = self.to_act
        return seat if seat >= 0 and self.is_person(seat) else NOBODY

    def ended(self, winners: Sequence[int], ending: Ending = "") -> None:
        self.stored = replace(self.stored, status="over", winners=tuple(winners), ending=ending)


def rows_of(match: rotonde.Match) -> list[Row]:
    """Rows that a game begins with: those given, and chance before the first decision."""
    return [Row(n, match.deciders[n], action) for n, action in enumerate(match.record.actions)]


def _replay(match: rotonde.Match, rows: Sequence[Row], steps: StepViews | None) -> None:
    """Repeats in the match what the rows say; chance draws the same by itself."""
    drawn = 0
    before_step = None if steps is None else steps.before_step
    for row in rows:
        if steps is not None and row.kind in ("undo", "back"):
            steps.cut()
        if row.kind == "undo":
            match.take_back(row.seat, int(row.action))
        elif row.kind == "back":
            match.go_back(row.seat, int(row.action))
        elif row.kind == "action" and drawn:
            drawn -= 1  # it was drawn with the decision before it
        elif row.kind == "action":
            drawn = len(match.apply(match.game.space.parse(row.action), before_step)) - 1


def _holds(asker: Caller, seat: SeatRow) -> bool:
    """Whether the asker may act for that seat and see as it: by its secret, or as the guest there."""
    if asker.secret_hash:
        return _same(seat.secret_hash, asker.secret_hash)
    return seat.kind == "person" and seat.guest == asker.guest


def _same(stored: str, given: str) -> bool:
    return bool(stored) and hmac.compare_digest(stored.encode(), given.encode())
