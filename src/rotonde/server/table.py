# rotonde: compiled
"""One table in memory: what is stored, and the match that it describes."""

import hmac
from collections.abc import Callable, Sequence

from msgspec.structs import replace

import rotonde
from rotonde.core.seats import CHANCE, OVER
from rotonde.server.errors import Refusal
from rotonde.server.held import Held, held
from rotonde.server.history import History
from rotonde.server.identity import Asker
from rotonde.server.pace.choice import read
from rotonde.server.pace.clock import NOBODY, wall_clock
from rotonde.server.resume import resumed
from rotonde.server.store import Ending, Row, SeatRow, TableRow


class Table:
    """Answers what may be done here and by whom; it changes only after the store has.

    What was `stored` counts the rows of when it was fetched; `n` counts those that came since.
    """

    def __init__(
        self,
        stored: TableRow,
        rows: Sequence[Row],
        match: rotonde.Match | None = None,
        now: Callable[[], int] = wall_clock,
    ) -> None:
        self.stored = stored
        self.now = now
        self.history = History(rows)
        self.match = match
        self.held: Held | None = None  # it waits: the present rules make another game of it
        if match is None and stored.status != "open":
            self._resume(rows)

    def _resume(self, rows: Sequence[Row]) -> None:
        try:
            self.match = resumed(self.stored, self.history.actions(), self.history.redrawn)
        except Refusal as refusal:
            if refusal.code != "other_rules":
                raise
            self.held = held(self.stored, rows)

    @property
    def n(self) -> int:
        return len(self.history.rows)

    # Who

    def seats_of(self, asker: Asker) -> tuple[int, ...]:
        """The seats that the asker may act for and see as."""
        found = tuple(each.seat for each in self.stored.seats if _holds(asker, each))
        if asker.secret_hash and not found:
            raise Refusal("not_yours")
        return found

    def is_host(self, asker: Asker) -> bool:
        return bool(asker.guest) and asker.guest == self.stored.host and not asker.secret_hash

    def is_invited(self, asker: Asker) -> bool:
        return _same(self.stored.invitation, asker.invitation)

    def check_seen(self, asker: Asker) -> None:
        """Refuses who may not even look: a private table is for those who sit there or are invited."""
        if not self.may_be_seen(asker):
            raise Refusal("private_table")

    def may_be_seen(self, asker: Asker) -> bool:
        if self.stored.access != "private" or self.seats_of(asker) or self.is_host(asker):
            return True
        if asker.guest in self.stored.removed:
            return False
        return self.is_invited(asker) or bool(asker.guest and self.kept_for(asker.guest))

    def check_mine(self, asker: Asker, seat: int) -> None:
        self.check_seat(seat)
        if not _holds(asker, self.stored.seats[seat]):
            raise Refusal("not_yours")

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.stored.seats):
            raise Refusal("unknown_seat", seat=seat, last=len(self.stored.seats) - 1)

    def watched_seat(self, mine: Sequence[int]) -> int | None:
        """Whose view is shown to someone with these seats: the one acting, else the last that acted."""
        if len(mine) < 2:
            return next(iter(mine), None)
        state = self.running().state
        if state.to_act in mine:  # also where the game was broken off
            return int(state.to_act)
        acted = next((row.seat for row in reversed(self.history.rows) if row.seat in mine), None)
        return acted if acted is not None else next(iter(mine), None)

    def people(self) -> list[int]:
        """The seats that people play themselves: no bot stands in for them."""
        return [seat for seat in range(len(self.stored.seats)) if self.is_person(seat)]

    def is_person(self, seat: int) -> bool:
        """Whether somebody plays that seat themselves."""
        return self.stored.seats[seat].kind == "person" and not self.stand_in(seat)

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

    def check_plays(self, asker: Asker, seat: int) -> None:
        """Whether the asker plays that seat, and no bot does for them."""
        self.check_mine(asker, seat)
        if seat in self.history.resigned:
            raise Refusal("resigned")
        if self.stand_in(seat):
            raise Refusal("lent")

    # What

    def running(self) -> rotonde.Match:
        """The match, once it has begun and while these rules can tell how it goes on."""
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

    def check_vacate(self, seat: int) -> None:
        """Whether somebody can leave that seat: only before the game begins."""
        self.check_seat(seat)
        if self.stored.status != "open":
            raise Refusal("already_started")
        if seat in self.kept_for(""):
            raise Refusal("free_already")

    def is_repeat(self, wish: Row) -> bool:
        """Whether this very thing was accepted at its `n` from its seat."""
        self.running()
        done = self.history.played_at(wish.n)
        if done is None:
            return False
        given = replace(wish, action=" ".join(wish.action.lower().split()))
        return replace(done, n=wish.n) == given

    def check_action(self, seat: int, n: int, action: str) -> int:
        """The action as the engine knows it, where it may be taken now."""
        state = self.decision(n)
        a = self.parsed(action)
        if state.to_act != seat:
            raise Refusal("not_your_turn", rule=state.perspective(seat).why_not(a), n=self.n)
        rule = state.why_not(a)
        if rule:
            said = state.game.rules[rule]
            raise Refusal("illegal", rule=rule, n=self.n, problem_en=said.en, problem_fr=said.fr)
        return a

    def check_undo(self, seat: int, n: int, to: int) -> None:
        """Whether the seat may go back to action number `to` now."""
        self.decision(n)
        if to not in self.running().open_steps(seat):
            raise Refusal("no_undo", n=self.n)

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

    # Changes, once they are stored

    def sat(self, seat: SeatRow) -> None:
        seats = list(self.stored.seats)
        seats[seat.seat] = seat
        self.stored = replace(self.stored, seats=tuple(seats))

    def vacated(self, seat: int, removed: str) -> None:
        self.sat(SeatRow(seat, "open"))
        gone = {*self.stored.removed, removed} if removed else self.stored.removed
        self.stored = replace(self.stored, removed=tuple(sorted(gone)))

    def followed(self, next_table: str) -> None:
        self.stored = replace(self.stored, next=next_table)

    def begun(self, match: rotonde.Match) -> None:
        self.match = match
        self.stored = replace(self.stored, status="running", version=match.game.version)
        self.went_on(rows_of(match)[self.stored.given :])

    def play(self, seat: int, a: int) -> list[Row]:
        """Applies a seat's action; the rows of it and of what chance adds."""
        match, n = self.running(), self.n
        actions = match.record.actions
        step = len(actions)
        match.apply(a)
        chance = [Row(n + each - step, CHANCE, actions[each]) for each in range(step + 1, len(actions))]
        return [Row(n, seat, actions[step]), *chance]

    def went_on(self, rows: Sequence[Row]) -> None:
        for row in rows:
            self.history.add(row)

    def ticked(self, rows: Sequence[Row]) -> bool:
        """Sets the clock by what has just happened, `rows`; whether that changes it."""
        now, anew = self.now(), False
        before = clock = self.stored.clock
        for row in rows:
            if row.kind == "action":
                continue
            if row.kind == "pace":
                clock = clock.repaced(read(row.action), len(self.stored.seats), now)
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
        self.stored = replace(self.stored, clock=clock)
        return True

    def person_to_act(self) -> int:
        """The person who must decide, NOBODY where it is a bot's turn or the game is not on."""
        seat = self.to_act
        return seat if seat >= 0 and self.is_person(seat) else NOBODY

    def ended(self, winners: Sequence[int], ending: Ending = "") -> None:
        self.stored = replace(self.stored, status="over", winners=tuple(winners), ending=ending)


def rows_of(match: rotonde.Match) -> list[Row]:
    """What a game has begun with: what it was given, and what chance did before the first decision."""
    return [Row(n, match.deciders[n], action) for n, action in enumerate(match.record.actions)]


def _holds(asker: Asker, seat: SeatRow) -> bool:
    """Whether the asker may act for that seat and see as it: by its secret, or as the guest there."""
    if asker.secret_hash:
        return _same(seat.secret_hash, asker.secret_hash)
    return seat.kind == "person" and seat.guest == asker.guest


def _same(kept: str, given: str) -> bool:
    return bool(kept) and hmac.compare_digest(kept.encode(), given.encode())
