"""The game of a table: its material, seed, sides, levels of bots, lesson, and how a stored one is resumed."""
