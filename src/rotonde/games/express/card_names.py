"""Names of cards, seats and numbers, as views and snapshots write them."""

from rotonde.games.express.material import CARDS, KINDS, MAINTENANCE, NONE, REPAIRS


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def names(counts: list[int], first: int = 0) -> list[str]:
    """The cards that are counted, each as often as it is there."""
    return [CARDS[first + i] for i in range(len(counts)) for _ in range(counts[i])]


def named(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [CARDS[card] for card in cards]


def name_or_none(card: int) -> str | None:
    return None if card == NONE else CARDS[card]


def number_or_none(number: int) -> int | None:
    return None if number == NONE else number


def hand_of(hands: list[int], seat: int) -> list[str]:
    return names(hands[seat * KINDS : (seat + 1) * KINDS])


def repairs_of(maintenance: list[int], side: int) -> list[str]:
    return names(maintenance[side * REPAIRS : (side + 1) * REPAIRS], MAINTENANCE)
