"""Levels and search; a bot sees a game only through a Perspective."""
