# rotonde: interpreted
"""Examples: positions that show a rule, each a record in the `examples/` of a game's folder."""

from functools import cache
from importlib.resources import files

from rotonde.core.catalogue import game, home
from rotonde.core.record import Record
from rotonde.table.refusal import Refusal

FOLDER = "examples"


@cache
def example(game_id: str, example_id: str) -> Record:
    """The record that ends in the position of that example."""
    known = {each.id for rule in game(game_id).rules.values() for each in rule.examples}
    if example_id not in known:
        raise Refusal("unknown_path")
    return Record.parse((files(home(game_id)) / FOLDER / f"{example_id}.txt").read_text("utf-8"))
