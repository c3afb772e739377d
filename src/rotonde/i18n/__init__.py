"""Translation: a game's sentences filled in, and numbers as each language writes them."""
