"""Statistics, charts, and checks of maps, boards and decks."""
