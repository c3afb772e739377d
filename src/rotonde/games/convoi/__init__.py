"""Convoi Express (David Thompson, 2020): trains, switches and signals, for two to four who win or lose together."""

from rotonde.games.convoi.game import box

GAME = box()
