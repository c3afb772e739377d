"""Texts of notifications, and mail addresses."""

from rotonde.server.notifications.mail import is_address
from rotonde.server.notifications.texts import heading, text_of


def test_which_mail_addresses_there_can_be() -> None:
    assert is_address("anna@example.org")
    wrong = (
        "anna",
        "anna@",
        "@example.org",
        "a b@example.org",
        "anna@example",
        "a@b.c,d@e.f",
        "a@b.c\nBcc: x",
        "<a@b.c>",
    )
    assert not any(is_address(each) for each in wrong)


def test_what_is_said() -> None:
    assert heading("turn", "wurfel", "fr") == "À vous\u00a0: Würfel Express"
    assert heading("turn", "gone", "en") == "Your turn: gone"
    assert text_of("turn", ["Ben"], "en") == "At the table with Ben."
    assert text_of("turn", ["Ben", "Eve", "Zoe"], "fr") == "À la table avec Ben, Eve et Zoe."
    assert text_of("turn", [], "en") == "The bots are waiting."
