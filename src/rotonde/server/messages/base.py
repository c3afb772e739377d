"""What every message is made of."""

from typing import Annotated, Any

from msgspec import Meta, Struct

Name = Annotated[str, Meta(max_length=40, description="how a player is called; no line breaks")]
Notation = Annotated[str, Meta(max_length=1000, description='an action in notation, "take red 3"')]
Place = Annotated[str, Meta(max_length=100, description="a place on the game's board, as the board names it")]
Said = Annotated[dict[str, str], Meta(description='a sentence in each language: {"en": …, "fr": …}')]
Json = dict[str, Any]  # the game's own, or its options: whatever JSON can say


class Asked(Struct, forbid_unknown_fields=True):
    """Something a client says; a field that we do not know is a mistake worth telling."""


class Told(Struct):
    """Something the server says."""
