"""Players of a table in the terminal: bots with the names of trains, and random ones."""

from hashlib import sha256

from rotonde.bots.bot import Bot
from rotonde.bots.levels import bot
from rotonde.bots.random_bot import RANDOM, RandomBot
from rotonde.core.chance import Chance

TRAINS = ("Mistral", "Rheingold", "Settebello", "Cisalpin", "Edelweiss", "Gottardo", "Mediolanum", "Saphir")


def player(game_id: str, level: str) -> Bot:
    """A bot of that level, or one who plays at random."""
    return RandomBot() if level == RANDOM else bot(game_id, level)


def chance_for(seed: int, purpose: str) -> Chance:
    """A generator of its own for each purpose, so that bots do not draw from the table's chance."""
    digest = sha256(f"rotonde terminal {seed} {purpose}".encode()).digest()
    return Chance(int.from_bytes(digest[:16], "big"))
