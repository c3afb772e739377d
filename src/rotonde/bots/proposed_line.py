# rotonde: interpreted
"""Proposed line: the small actions of one play, as a partner would propose them."""

from typing import Final

from rotonde.bots.bot import Bot
from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective

LONGEST: Final = 5
Step = tuple[Perspective, int]  # what the seat knows then, and what it would do


def proposed_line(bot: Bot, perspective: Perspective, chance: Chance) -> list[Step]:
    """The bot's actions for the seat, until chance or another seat comes."""
    world, seat = perspective.imagine(chance), perspective.seat
    steps: list[Step] = []
    while len(steps) < LONGEST:
        seen = world.perspective(seat)
        a = bot.choose(seen, chance)
        steps.append((seen, a))
        world = world.clone()
        world.apply(a)
        if world.to_act != seat or not world.goes_on():
            break
    return steps
