"""Würfel Express (Steffen Benndorf, 2009): a dice race for two to six."""

from rotonde.games.wurfel.game import WurfelExpress

GAME = WurfelExpress()
