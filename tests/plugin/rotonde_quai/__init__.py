"""Quai: everyone has one wagon face down, looks or swaps once, and the heaviest wins."""

from rotonde_quai.game import Quai

GAME = Quai()
