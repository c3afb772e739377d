"""Seats: who decides; a seat counts from 0, chance and the end have numbers of their own."""

from typing import Final

CHANCE: Final = -1
OVER: Final = -2
