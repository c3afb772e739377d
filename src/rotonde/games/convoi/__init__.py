"""Convoi Express (David Thompson, 2020): trains and signals, won or lost together."""

from rotonde.games.convoi.game import box

GAME = box()
