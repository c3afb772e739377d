"""The rules that list the pack say what is in it, for every way a table may choose it."""

import re

from rotonde.games.express import GAME
from rotonde.games.express.config import Config
from rotonde.games.express.material import CARDS, KINDS, VALUES
from rotonde.i18n.speaker import Speaker

EVERYTHING = ("EX-PACK-1", "EX-PACK-2", "EX-PACK-3", "EX-PACK-4", "EX-PACK-5")


def listed(rule: str, language: str = "en") -> dict[str, tuple[int, int | None]]:
    """Number and value of each card that the rule names."""
    text = getattr(GAME.rules[rule], language).replace("\u00a0", " ")
    found = {}
    for card in CARDS:
        name = re.escape(Speaker(GAME.words, language, []).value("card", card))
        said = re.search(rf"(?:^|[ ,;:]){name} ?: (\d+)(?:, (?:worth|valeur) (\d+))?", text)
        if said:
            found[card] = (int(said[1]), int(said[2]) if said[2] else None)
    return found


def pack(seats: int, **options: object) -> dict[str, int]:
    counts = Config(seats, GAME.complete_options(seats, options)).pack
    return {CARDS[card]: counts[card] for card in range(KINDS) if counts[card]}


def whole(language: str) -> dict[str, tuple[int, int | None]]:
    return {card: said for rule in EVERYTHING for card, said in listed(rule, language).items()}


def check_part(rule: str, *cards: str) -> None:
    for language in ("en", "fr"):
        found = listed(rule, language)
        assert set(found) == set(cards)
        assert found == {card: (pack(4)[card], VALUES[CARDS.index(card)]) for card in cards}


def test_ex_pack_1_freight_cars() -> None:
    check_part("EX-PACK-1", *CARDS[:9])


def test_ex_pack_2_passenger_cars() -> None:
    check_part("EX-PACK-2", *CARDS[9:14])


def test_ex_pack_3_cards_with_a_part_of_their_own() -> None:
    check_part("EX-PACK-3", "diesel", "caboose", "wild-car", "turntable")


def test_ex_pack_4_maintenance_cars() -> None:
    check_part("EX-PACK-4", *CARDS[18:23])


def test_ex_pack_5_disasters_and_all_together_are_132() -> None:
    check_part("EX-PACK-5", *CARDS[23:])
    for language in ("en", "fr"):
        assert sum(count for count, _ in whole(language).values()) == sum(pack(4).values()) == 132


def changed(seats: int, **options: object) -> dict[str, int]:
    usual, other = pack(4), pack(seats, **options)
    return {card: other.get(card, 0) for card in CARDS if other.get(card, 0) != usual.get(card, 0)}


def test_ex_pack_6_as_collectors_count() -> None:
    said = {card: count for card, (count, _) in listed("EX-PACK-6").items()}
    assert said == changed(4, deckList="collector") == {"caboose": 3, "transfer-table": 2}


def test_ex_pack_7_with_two_or_three() -> None:
    said = {card: count for card, (count, _) in listed("EX-PACK-7", "fr").items()}
    assert said == changed(2) == changed(3) == {"turntable": 2}


def test_ex_pack_8_the_first_game() -> None:
    said = {card: count for card, (count, _) in listed("EX-PACK-8").items()}
    assert said == pack(4, firstGame=True)
    assert "hopper" in said and "coach" not in said
