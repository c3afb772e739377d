"""Position as text, drawn by the game's own `terminal` module where it has one."""

import json

from rotonde.core.catalogue import part
from rotonde.core.state import State
from rotonde.i18n.speaker import Speaker

WIDTH = 100


def drawn(state: State) -> str:
    """A bystander's view as text."""
    view = state.view(None)
    module = part(state.game.id, "terminal")
    if module is None:
        return json.dumps(view, indent=1, ensure_ascii=False)
    names = [f"seat {seat}" for seat in range(state.seats)]
    lines = module.draw(view, Speaker(state.game.words, "en", names, state.sides()), WIDTH)
    return "\n".join("".join(text for _, text in line).rstrip() for line in lines)
