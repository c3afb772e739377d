"""A game of Draisine in progress."""

from rotonde.core.chance import Chance
from rotonde.core.game import Game
from rotonde.core.options import Options
from rotonde.core.state import Json, State
from rotonde.game_template.actions import ENDED, GOAL, TURN

EVENTS = ("pumped", "slipped", "braked", "won")
NUMBERS = ("die", "way", "cells", "")  # what the event's number is called


class DraisineState(State):
    """State: `cells` is how far each car has come, `way` what this turn adds."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.phase = TURN
        self.to_act = 0
        self.turn = 0
        self.cells = [0] * seats  # DR-SETUP-1
        self.way = 0

    def pass_on(self) -> None:
        self.way = 0
        self.turn = self.to_act = (self.turn + 1) % self.seats
        self.phase = TURN

    def clone(self) -> "DraisineState":
        copy = DraisineState(self.game, self.seats, self.options)
        copy.forget()
        copy.step, copy.to_act, copy.phase = self.step, self.to_act, self.phase
        copy.turn, copy.cells, copy.way = self.turn, self.cells.copy(), self.way
        return copy

    def determinize(self, seat: int | None, chance: Chance) -> "DraisineState":
        return self.clone()  # nothing is hidden

    def view(self, seat: int | None) -> Json:
        return {
            "phase": self.phase_name(),
            "turn": self.turn,
            "cells": self.cells.copy(),
            "way": self.way,
            "goal": GOAL,
        }

    def aids(self, seat: int | None) -> Json:
        return {"after": self.cells[self.turn] + self.way}  # where braking now would leave the car

    def whose_turn(self) -> int:
        return self.turn

    def scores(self) -> list[int]:
        return self.cells.copy()

    def winners(self) -> list[int]:
        return [self.turn] if self.phase == ENDED else []

    def _event(self, entry: tuple[int, ...], seat: int | None) -> Json:
        _, kind, who, number, *_ = entry
        event: Json = {"type": EVENTS[kind], "seat": who}
        if NUMBERS[kind]:
            event[NUMBERS[kind]] = number
        return event

    def _check(self) -> None:
        arrived = [seat for seat in range(self.seats) if self.cells[seat] >= GOAL]
        assert arrived == self.winners(), "the game ends with the first who arrives"
        assert self.phase != ENDED or self.way, "nobody arrives without a way"
