"""Study: one game, several arms that differ in options, material, seats, bots or orders."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256

from rotonde.core.catalogue import game as game_of
from rotonde.core.game import Game

Said = Mapping[str, str]
SEED_BYTES = 7  # so that a seed is a plain number in every tool that reads the results


@dataclass(frozen=True)
class Arm:
    """One way to play; `orders` are notations that a player takes, in turn, as soon as each is legal."""

    name: str
    title: Said
    seats: int
    bots: tuple[str, ...]
    options: Mapping[str, object]
    material: Mapping[str, object]
    orders: tuple[tuple[str, ...], ...]

    def made(self, game_id: str) -> Game:
        """The game that this arm plays, on its material."""
        game = game_of(game_id)
        return game.with_material(self.material) if self.material else game

    def tells_players_apart(self) -> bool:
        return len(set(self.bots)) > 1 or any(self.orders)


@dataclass(frozen=True)
class Study:
    """Study: so many games in every arm, the same seeds in all of them."""

    title: Said
    question: Said
    game: str
    games: int
    seed: int
    iterations: int  # imagined games of a decision at most; 0: as many as the level has
    horizon: int  # decisions after which a game is broken off
    rotate: bool  # whether players change seats from game to game
    arms: tuple[Arm, ...]

    def seed_of(self, number: int) -> int:
        """The seed of a game: the same in every arm, so that arms are compared game by game."""
        digest = sha256(f"rotonde lab {self.seed} {number}".encode()).digest()
        return int.from_bytes(digest[:SEED_BYTES], "big")

    def players(self, arm: Arm, number: int) -> list[int]:
        """The arm's player on each seat in that game."""
        shift = number % arm.seats if self.rotate else 0
        return [(seat - shift) % arm.seats for seat in range(arm.seats)]

    def facts(self) -> dict[str, object]:
        """Facts that a result depends on; the number of games aside, since more of them can be added."""
        facts = asdict(self)
        for word in ("title", "question", "games"):
            del facts[word]
        for arm in facts["arms"]:
            del arm["title"]
        return facts

    def differences(self, other: "Study") -> list[str]:
        """Keys of the study file whose values differ in another study."""
        mine, others = self.facts(), other.facts()
        return [name for name in mine if _plain(mine[name]) != _plain(others[name])]


def _plain(value: object) -> str:
    """JSON text, as in a file: lists and tuples are alike there."""
    return json.dumps(value, sort_keys=True)
