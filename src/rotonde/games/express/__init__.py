"""Express (Mayfair Games, 1990): trains, engines face down and disasters, for two to six."""

from rotonde.games.express.game import Express

GAME = Express()
