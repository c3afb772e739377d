# rotonde: interpreted
"""Deck reader, from a deck's file to its cards: each is checked by the effects that the rules know."""

from rotonde.core.shape_faults import Twice
from rotonde.games.tee import shapes
from rotonde.games.tee.board import Board
from rotonde.games.tee.deck import EFFECTS, HOME, KEEP, SEND, WHO, Card, Deck
from rotonde.games.tee.shapes import TONES, Hasard


def read_deck(table: object, board: Board) -> Deck:
    """The deck that the file describes, on that board."""
    file = Hasard.read(table, "hasard")
    ids = [card.id for card in file.cards]
    for i, card in enumerate(file.cards):
        if card.id in ids[:i]:
            raise card.fault("id", Twice(found=card.id))
    cards = [_card(card, board) for card in file.cards]
    _check_counts(file)
    titles, texts = [card.title.texts() for card in file.cards], [card.text.texts() for card in file.cards]
    return Deck(ids, titles, texts, cards)


def _card(card: shapes.Card, board: Board) -> Card:
    effect, name = card.effect, EFFECTS.index(card.effect.op)
    if card.keep != (name == KEEP):
        raise card.fault("keep", "tee:fault-only-card-reopens")  # TEE-HAZ-1
    to = _to(effect, board) if name == SEND else HOME
    return Card(name, WHO.index(effect.who), to, effect.count)


def _to(effect: shapes.Effect, board: Board) -> int:
    if effect.to == "home":
        return HOME
    if effect.to not in board.stations:
        raise effect.fault("to", "tee:fault-no-station-on-map", name=effect.to)
    return board.stations.index(effect.to)


def _check_counts(file: Hasard) -> None:
    """Checks the file's own counts of its cards."""
    if file.counts is None:
        return
    tones = [card.tone for card in file.cards]
    for key, found in {"total": len(tones), **{tone: tones.count(tone) for tone in TONES}}.items():
        count = getattr(file.counts, key)
        if count != found:
            raise file.counts.fault(key, "tee:fault-card-count", count=count, found=found)
