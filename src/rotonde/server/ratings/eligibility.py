"""Rating eligibility: whether a finished game counts, and the ranks of its seats."""

import json
from collections.abc import Collection, Mapping

import rotonde
from rotonde.server.ratings.rated_game import BEHIND, FIRST, GAVE_UP, RatedGame
from rotonde.table.game.rated import unrated_reason
from rotonde.table.game.sides import sides_at
from rotonde.table.rows import TableRow


def rated_game_of(table: TableRow, resigned: Collection[int]) -> RatedGame:
    """The finished game with its ranks, and why it is unrated, if it is."""
    sides = sides_at(table)
    together = len(sides) == 1
    return RatedGame(
        table=table.id,
        game=table.game,
        seats=len(table.seats),
        unrated=unrated_reason(table),
        difficulty=difficulty_of(table.game, table.options) if together else "",
        sides=sides,
        ranks=tuple(_rank(table, side, resigned) for side in sides),
        winners=table.winners,
    )


def _rank(table: TableRow, side: Collection[int], resigned: Collection[int]) -> int:
    """Rank of a side; people who resigned are behind all others, even where a bot then won in their place."""
    people = [seat for seat in side if table.seats[seat].kind == "person"]
    if people and all(seat in resigned for seat in people):
        return GAVE_UP
    return FIRST if any(seat in table.winners for seat in side) else BEHIND


def difficulty_of(game_id: str, options: Mapping[str, object]) -> str:
    """The options that the game itself declares to bear on how hard it is."""
    declared = rotonde.game(game_id).options["properties"] if game_id in rotonde.games() else {}
    assert isinstance(declared, Mapping)
    chosen = {name: options.get(name) for name, each in declared.items() if each.get("difficulty")}
    return json.dumps(chosen, sort_keys=True)
