"""The turntable: what every game stands on, and nothing of any game."""
