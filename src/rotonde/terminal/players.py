"""Who sits at a table in the terminal: bots with the names of trains, and those who play at random."""

from hashlib import sha256

from rotonde.bots.at_random import RANDOM, AtRandom
from rotonde.bots.bot import Bot
from rotonde.bots.levels import bot
from rotonde.core.chance import Chance

TRAINS = ("Mistral", "Rheingold", "Settebello", "Cisalpin", "Edelweiss", "Gottardo", "Mediolanum", "Saphir")


def player(game_id: str, level: str) -> Bot:
    """A bot of that level, or one who plays at random."""
    return AtRandom() if level == RANDOM else bot(game_id, level)


def chance_for(seed: int, purpose: str) -> Chance:
    """A generator of its own for each purpose, so that bots do not draw from the table's chance."""
    digest = sha256(f"rotonde terminal {seed} {purpose}".encode()).digest()
    return Chance(int.from_bytes(digest[:16], "big"))
