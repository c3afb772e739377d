"""Clocks: time limits, deadlines, and what happens at zero."""
