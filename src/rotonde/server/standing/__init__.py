"""Standing: how people and bots have done, per game and number of seats."""
