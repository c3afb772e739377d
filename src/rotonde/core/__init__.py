"""The engine: what every game stands on, and nothing of any game."""
