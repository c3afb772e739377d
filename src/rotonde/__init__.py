"""Rotonde: four railway board games, one engine."""

__version__ = "0.1.0"
