"""Rotonde in the terminal: playing, replaying, simulating, and the drawing of it."""
