"""A game of Quai in progress, small enough to read at once."""

from typing import TYPE_CHECKING

from rotonde.core.chance import Chance
from rotonde.core.options import Options
from rotonde.core.seats import CHANCE, OVER
from rotonde.core.state import Json, State
from rotonde_quai.actions import DEAL, DECIDE, ENDED, SAW, SWAPPED, WON

if TYPE_CHECKING:
    from rotonde.core.game import Game

EVENTS = ("dealt", "kept", "swapped", "drew", "looked", "saw", "won")


class QuaiState(State):
    """`held` is one wagon a seat, 0 while it is drawn; `looked` says who looked at whose."""

    def __init__(
        self, game: "Game", seats: int, options: Options, wagons: list[int], held: list[int]
    ) -> None:
        super().__init__(game, seats, options)
        self.phase = DEAL
        self.turn = 0
        self.wagons = wagons
        self.held = held
        self.gone: list[int] = []
        self.swapped: list[int] = []
        self.looked: list[tuple[int, int]] = []

    def bag(self) -> list[int]:
        return [wagon for wagon in self.wagons if wagon not in self.held and wagon not in self.gone]

    def pass_on(self, phase: int) -> None:
        self.turn += 1
        self.phase = phase
        if self.turn < self.seats:
            self.to_act = CHANCE if phase == DEAL else self.turn
        elif phase == DEAL:
            self.turn = self.to_act = 0
            self.phase = DECIDE
        else:
            self.phase, self.to_act = ENDED, OVER
            self.note(WON, self.winners()[0])

    def sees(self, seat: int | None, whose: int) -> bool:
        """Everyone sees their own, and what they looked at unless it was swapped later (QU-TURN-4)."""
        if self.phase == ENDED or seat == whose:
            return True
        return (seat, whose) in self.looked and not (
            whose in self.swapped and seat is not None and whose > seat
        )

    def view(self, seat: int | None) -> Json:
        return {
            "phase": self.phase_name(),
            "turn": self.turn,
            "held": [wagon if self.sees(seat, whose) else None for whose, wagon in enumerate(self.held)],
            "gone": list(self.gone),
            "swapped": list(self.swapped),
            "looked": [[looker, at if looker == seat else None] for looker, at in self.looked],
        }

    def reveals(self, a: int) -> bool:
        """A look shows a wagon; the last to keep theirs ends the game, which shows all."""
        kind = self.game.space.kind(a)
        return kind == "look" or (kind == "keep" and self.turn == self.seats - 1)

    def aids(self, seat: int | None) -> Json:
        seen = [wagon for whose, wagon in enumerate(self.held) if self.sees(seat, whose)]
        return {"unseen": [wagon for wagon in self.wagons if wagon not in self.gone and wagon not in seen]}

    def winners(self) -> list[int]:
        return [self.held.index(max(self.held))] if self.phase == ENDED else []  # QU-WIN-1

    def scores(self) -> list[int]:
        return list(self.held) if self.phase == ENDED else [0] * self.seats

    def _event(self, entry: tuple[int, ...], seat: int | None) -> Json | None:
        event: Json = {"type": EVENTS[entry[1]], "seat": entry[2]}
        if entry[1] == SWAPPED:
            event["wagon"] = entry[3]
        if entry[1] == SAW:
            event["at"] = entry[3]
            return event if seat == entry[2] else None
        return event

    def clone(self) -> "QuaiState":
        copy = QuaiState(self.game, self.seats, self.options, self.wagons, list(self.held))
        copy.forget()
        copy.step, copy.to_act, copy.phase, copy.turn = self.step, self.to_act, self.phase, self.turn
        copy.gone, copy.swapped, copy.looked = list(self.gone), list(self.swapped), list(self.looked)
        return copy

    def determinize(self, seat: int | None, chance: Chance) -> "QuaiState":
        world = self.clone()
        hidden = [whose for whose, wagon in enumerate(self.held) if wagon and not self.sees(seat, whose)]
        unseen = sorted(self.bag() + [self.held[whose] for whose in hidden])
        for whose in hidden:
            world.held[whose] = unseen.pop(chance.below(len(unseen)))
        world.looked = [
            (looker, at if looker == seat else (looker + 1 + chance.below(self.seats - 1)) % self.seats)
            for looker, at in self.looked
        ]
        return world

    def _check(self) -> None:
        seen = [wagon for wagon in self.held + self.gone if wagon]
        assert len(set(seen)) == len(seen), "each wagon is in one place"
        assert set(seen) <= set(self.wagons), "every wagon is one of those on the table"
