"""Positions that nobody reaches by chance: cards spread at will, engines and cards known to anyone."""

from hypothesis import strategies as st

from rotonde.core.chance import Chance
from rotonde.games.express import GAME
from rotonde.games.express.config import Config
from rotonde.games.express.material import CARDS, KINDS, MAINTENANCE, MAINTENANCE_END, REAL_END
from rotonde.games.express.state import ExpressState
from rotonde.games.express.tests.tables import restored, table
from rotonde.games.express.trains import started

SEATS = st.integers(2, 6)
SEEDS = st.integers(0, 2**64 - 1)
PHASES = st.sampled_from(["draw", "lay"])


class Spread:
    """Deals a pack over the table, as a seed will have it."""

    def __init__(self, agreed: Config, seed: int) -> None:
        self.chance = Chance(seed)
        self.pack = [card for card in range(KINDS) for _ in range(agreed.pack[card])]
        self.agreed = agreed

    def card(self) -> int:
        return self.pack.pop(self.chance.below(len(self.pack)))

    def cards(self, most: int) -> list[str]:
        return [CARDS[self.card()] for _ in range(self.chance.below(most + 1))]

    def seats(self, *sure: int) -> list[int]:
        """Any seats, and these."""
        return [seat for seat in range(self.agreed.seats) if seat in sure or not self.chance.below(3)]

    def repairs(self) -> list[str]:
        found = [
            card for card in self.pack if MAINTENANCE <= card < MAINTENANCE_END and not self.chance.below(5)
        ]
        for card in found:
            self.pack.remove(card)
        return [CARDS[card] for card in found]

    def train(self, slot: int, *sure: int) -> dict[str, object]:
        first = self.chance.below(REAL_END)
        while first not in self.pack:
            first = (first + 1) % REAL_END
        self.pack.remove(first)
        train = started(first)
        for _ in range(self.chance.below(6)):
            fitting = sorted({card for card in self.pack if train.takes(card)})
            if fitting:
                card = fitting[self.chance.below(len(fitting))]
                self.pack.remove(card)
                train = train.followed_by(card)
        return {
            "train": slot,
            "cars": [CARDS[card] for card in train.cars],
            "fresh": 0,
            "engine": CARDS[self.card()],
            "face": "down",
            "seen_by": self.seats(*sure),
        }

    def memory(self, hands: list[list[str]]) -> list[list[str]]:
        """Cards that all know to be in a hand or in a pool, and more that only some know."""
        seats = self.agreed.seats
        entries: list[list[str]] = [[] for _ in range(seats + 1)]
        for seat, held in enumerate(hands):
            for card in held:
                where = [f"{card} in hand {seat}", f"{card} with side {self.agreed.side_of[seat]}", ""]
                public = where[min(2, self.chance.below(6))]
                for viewer in range(seats + 1):
                    entry = public if public or viewer == seats else where[min(2, self.chance.below(6))]
                    if entry and viewer != seat:
                        entries[viewer].append(entry)
        return entries


@st.composite
def positions(draw: st.DrawFn) -> ExpressState:
    """Positions of drawing or laying; everyone has had a turn."""
    seats, turn, phase = draw(SEATS), draw(st.integers(0, 5)), draw(PHASES)
    options: dict[str, object] = {"stagnation": 0}
    agreed = Config(seats, GAME.complete_options(seats, options))
    spread = Spread(agreed, draw(SEEDS))
    turn %= seats
    looking = [turn] if phase == "lay" else []
    sides = [
        {
            "trains": [
                spread.train(slot, *(looking if side == agreed.side_of[turn] else []))
                for slot in range(spread.chance.below(4))
            ],
            "maintenance": spread.repairs(),
        }
        for side in range(agreed.sides)
    ]
    hands = [spread.cards(9) for _ in range(seats)]
    return restored(
        {
            **table("draw", *[""] * seats, options=options).snapshot(),
            "phase": phase,
            "turn": turn,
            "sides": sides,
            "hands": hands,
            "discard": spread.cards(6),
            "memory": spread.memory(hands),
            "limit": None,
        }
    )
