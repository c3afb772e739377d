"""Search and levels; a bot sees a game only through a Perspective."""
