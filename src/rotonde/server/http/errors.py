"""Refusals: the HTTP status of each code, and its sentence in every language."""

from typing import Final

from rotonde.i18n.catalogue import languages, sentence
from rotonde.table.refusal import Refusal

CODES: Final = {
    400: ("malformed",),
    403: (
        "bad_code",
        "bad_entry",
        "bad_invitation",
        "bad_link",
        "bad_origin",
        "bad_passkey",
        "bad_token",
        "banned",
        "no_account",
        "not_by_token",
        "not_host",
        "not_yours",
        "private_table",
        "prove_first",
        "removed",
    ),
    404: (
        "unknown_channel",
        "unknown_game",
        "unknown_line",
        "unknown_passkey",
        "unknown_path",
        "unknown_person",
        "unknown_seat",
        "unknown_session",
        "unknown_table",
        "unknown_token",
    ),
    409: (
        "already_started",
        "asked_already",
        "bad_ticket",
        "chat_full",
        "free_already",
        "has_account",
        "hints_off",
        "last_key",
        "lent",
        "name_of_account",
        "name_taken",
        "no_open_seat",
        "no_undo",
        "no_way_on",
        "not_abandoned",
        "not_lent",
        "not_over",
        "not_started",
        "not_your_turn",
        "nothing_asked",
        "nothing_held",
        "other_rules",
        "over",
        "present",
        "rated_without_hints",
        "rematch_opened",
        "replaced",
        "resigned",
        "seat_between",
        "stale",
        "too_many_channels",
        "too_many_passkeys",
        "too_many_tables",
        "too_many_tokens",
        "too_soon",
    ),
    413: ("too_large",),
    422: (
        "bad_channel",
        "bad_characters",
        "bad_material",
        "bad_name",
        "bad_notation",
        "bad_option",
        "bad_password",
        "bad_record",
        "ends_in_chance",
        "illegal",
        "mixed_scripts",
        "no_key",
        "no_moment",
        "no_person",
        "too_long",
    ),
    429: (
        "busy",
        "guessing",
        "stored_enough",
    ),
    500: ("internal",),
    503: (
        "closing",
        "no_hint",
        "no_review",
        "storage",
    ),
}
STATUS: Final = {code: status for status, codes in CODES.items() for code in codes}


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal."""
    return STATUS[refusal.code]


def text_of(refusal: Refusal, language: str) -> str:
    """The refusal as a sentence in one language."""
    details = {"n": refusal.n, **refusal.details}
    return sentence(f"refused-{refusal.code}", details, language)


def texts_of(refusal: Refusal) -> dict[str, str]:
    """The refusal as a sentence in each language."""
    return {language: text_of(refusal, language) for language in languages()}
