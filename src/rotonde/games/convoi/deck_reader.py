# rotonde: interpreted
"""Deck reader, from a deck's file to the instruction cards: new trains and the colours that move."""

from rotonde.core.shape_faults import Twice
from rotonde.games.convoi.deck import MULTI, Deck
from rotonde.games.convoi.material import COLOURS
from rotonde.games.convoi.shapes import Card, DeckFile, Identified


def read_deck(value: object, entry: str) -> Deck:
    """The deck of a file: the start card, and eighteen others."""
    file = DeckFile.read(value, entry)
    deck = Deck()
    cards: list[Identified] = [*file.cards, file.start]
    for card in cards:
        if card.id in deck.ids:
            raise card.fault("id", Twice(found=card.id))
        deck.ids.append(card.id)
    if file.start.new != list(COLOURS) or file.start.move:
        raise file.start.fault("new", "convoi:fault-start-card", colours=", ".join(COLOURS))
    deck.new = [*(card.new for card in file.cards), len(COLOURS)]
    deck.symbols = [*(_symbols(card) for card in file.cards), []]
    return deck


def _symbols(card: Card) -> list[int]:
    found = [MULTI if symbol == "M" else COLOURS.index(symbol) for symbol in card.move]
    printed = [symbol for symbol in found if symbol != MULTI]
    if len(set(printed)) != len(printed):
        raise card.fault("move", "convoi:fault-no-colour-may")
    return found
