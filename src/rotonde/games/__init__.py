"""One folder a game; each has its `GAME`, and none knows another."""
