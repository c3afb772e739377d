"""What a finished game says about who played it: whether it counts, and who came before whom."""

import json
from collections.abc import Collection, Mapping
from typing import Final

import rotonde
from rotonde.server.sides import sides_at
from rotonde.server.standing.case import BEHIND, FIRST, GAVE_UP, Case
from rotonde.server.store import TableRow

UNCOUNTED: Final = ("agreed", "closed", "unfinished")  # nobody lost who did not want to


def case_of(table: TableRow, resigned: Collection[int]) -> Case:
    """Fit to be judged, whoever the people are."""
    sides = sides_at(table)
    together = len(sides) == 1
    return Case(
        table=table.id,
        game=table.game,
        seats=len(table.seats),
        counts=_counts(table, together=together),
        difficulty=difficulty_of(table.game, table.options) if together else "",
        sides=sides,
        ranks=tuple(_rank(table, side, resigned) for side in sides),
        winners=table.winners,
    )


def _counts(table: TableRow, *, together: bool) -> bool:
    """Games from the box that were begun here and not broken off; nobody plays against themselves."""
    if table.ending in UNCOUNTED or table.material or table.given or table.origin:
        return False
    people = [each.guest for each in table.seats if each.kind == "person"]
    return table.game in rotonde.games() and bool(people) and (together or len(set(people)) == len(people))


def _rank(table: TableRow, side: Collection[int], resigned: Collection[int]) -> int:
    """Whoever gave up is behind all others, even where a bot then won in their place."""
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
