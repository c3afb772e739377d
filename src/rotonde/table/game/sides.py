"""Sides of a table: who plays with whom, before anything has happened there."""

import json
from functools import lru_cache

import rotonde
from rotonde.table.game.material import known_game
from rotonde.table.rows import TableRow

Sides = list[list[int]]


def sides_at(table: TableRow) -> Sides:
    """The sides of a table; everyone alone where its options are too old for these rules."""
    options = json.dumps(dict(table.options), sort_keys=True) if table.options else "{}"
    return _sides(table.game, table.material, len(table.seats), options)


@lru_cache(maxsize=1024)
def _sides(game_id: str, material: str, seats: int, options: str) -> Sides:
    try:
        return known_game(game_id, material).new(seats, json.loads(options)).sides()
    except Exception:  # the table itself says what is wrong when it is asked for
        return [[seat] for seat in range(seats)]


def sides_by_count(game: rotonde.Game) -> dict[str, Sides]:
    """Sides by number of seats, with the usual options."""
    material = json.dumps(game.material, ensure_ascii=False, sort_keys=True) if game.material else ""
    return {str(count): _sides(game.id, material, count, "{}") for count in game.seats}


def turned(sides: Sides) -> int:
    """Seats by which everyone moves on for the next game: as few as keep partners together."""
    count = sum(len(side) for side in sides)
    teams = {frozenset(side) for side in sides}
    for by in range(1, count):
        if {frozenset((seat + by) % count for seat in side) for side in sides} == teams:
            return by
    return 0
