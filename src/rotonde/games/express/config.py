"""Config of one game: sides, numbers and the pack, as the options and the number of seats say."""

from typing import Final

from rotonde.core.options import Options
from rotonde.games.express.material import (
    CARDS,
    FREIGHT_END,
    KINDS,
    MAINTENANCE,
    MAINTENANCE_END,
    REAL_END,
    VALUES,
    deck,
)

TEAM_SEATS: Final = (4, 6)


class Config:
    """EX-SETUP-1, EX-SETUP-2: who plays with whom, and for how much."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        mode = options["mode"]
        self.teams = mode == "team" or (mode == "auto" and seats in TEAM_SEATS)
        self.sides = _sides(seats, str(options["sixTeams"]), teams=self.teams)
        self.side_of = [seat % self.sides for seat in range(seats)]
        self.cards_each = 8 if self.teams else 10  # EX-SETUP-4, EX-TEAM-3, EX-IND-1
        self.bonus = 5 if self.teams else 10  # EX-SCORE-4
        target = int(options["target"])
        self.target = target or (100 if self.teams else 50)  # EX-END-3
        self.patience = int(options["stagnation"]) * seats  # EX-END-2; 0: rounds are never dead
        self.six_coaches = options["morningExpress"] == "sixCoaches"
        self.first_game = bool(options["firstGame"])  # EX-FIRST-2: else the rules are the same
        self.pack = deck(seats, str(options["deckList"]), first_game=self.first_game)
        self.pack_size = sum(self.pack)
        self.values = list(VALUES)
        for card in range(FREIGHT_END, REAL_END):
            self.values[card] = int(options["passengerValue"])
        self.penalties = list(self.values)  # EX-SCORE-5
        for card in range(MAINTENANCE, MAINTENANCE_END):
            self.penalties[card] = int(options["maintenanceHandPenalty"])
        self.named_values: dict[str, int] = {CARDS[card]: self.values[card] for card in range(KINDS)}

    def members(self, side: int) -> list[int]:
        return [seat for seat in range(self.seats) if self.side_of[seat] == side]


def _sides(seats: int, six_teams: str, *, teams: bool) -> int:
    if not teams:
        return seats
    return 3 if seats == 6 and six_teams == "3x2" else 2
