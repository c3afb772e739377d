"""Trans Europe Express: a race through thirty capitals and back home, for two to five."""

from rotonde.games.tee.game import TransEurope

GAME = TransEurope()
