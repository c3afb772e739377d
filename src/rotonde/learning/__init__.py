"""Observations, rewards and batched stepping for learners; a game's `observation.py` describes its views."""
