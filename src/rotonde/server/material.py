"""Games on what is in the box, or on somebody's own map, board or deck."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import rotonde
from rotonde.server.errors import Refusal

REMEMBERED: Final = 32  # games on own material that are kept ready


def known_game(game_id: str, material: str = "") -> rotonde.Game:
    """The game, on the material that is written in `material`, or as it is in the box."""
    try:
        return on_material(game_id, material) if material else rotonde.game(game_id)
    except rotonde.UnknownGame as error:
        raise Refusal.of("unknown_game", error) from error
    except rotonde.MaterialError as error:
        raise Refusal.of("bad_material", error) from error


@lru_cache(maxsize=REMEMBERED)
def on_material(game_id: str, material: str) -> rotonde.Game:
    """The game on other material; reading it takes long enough to be remembered."""
    return rotonde.game(game_id).with_material(json.loads(material))


def written(material: Mapping[str, object]) -> str:
    """Material as it is kept: the same files, the same text; "" where none is brought."""
    return json.dumps(material, ensure_ascii=False, sort_keys=True) if material else ""
