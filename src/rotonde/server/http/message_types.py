"""Base classes and common types of messages."""

from typing import Annotated, Any

from msgspec import Meta, Struct

Name = Annotated[str, Meta(max_length=40, description="how a player is called; no line breaks")]
Notation = Annotated[str, Meta(max_length=1000, description='an action in notation, "take red 3"')]
BoardPlace = Annotated[
    str, Meta(max_length=100, description="a place on the game's board, as the board names it")
]
Translated = Annotated[
    dict[str, str],
    Meta(
        description='a sentence in each language: {"en": …, "fr": …}',
        extra={"typescript": "Said"},  # the page's own name for it, see tools/page_types.py
    ),
]
Contribution = Annotated[
    str,
    Meta(
        pattern=r"^([0-9a-f]{32,64})?(?![\s\S])",  # the end, with no line feed before it
        description="a random number of the client's own that is mixed into the table's chance; empty: none",
    ),
]
JsonObject = dict[str, Any]  # decoded JSON: a game's own, or its options


class ClientMessage(Struct, forbid_unknown_fields=True):
    """Message from a client; an unknown field is refused."""


class ServerMessage(Struct):
    """Message from the server."""
