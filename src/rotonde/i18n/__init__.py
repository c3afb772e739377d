"""Translation: the catalogue of our sentences, a game's sentences filled in, and number format."""
