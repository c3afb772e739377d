# rotonde: interpreted
"""Rating eligibility: whether a table's result counts, as far as that can be known before the end."""

from typing import Final, Literal

import rotonde
from rotonde.table.game.sides import sides_at
from rotonde.table.rows import HintRule, TableRow

DECIDED: Final = ("", "resigned")  # the endings by which a side has lost
Unrated = Literal["broken_off", "material", "brought", "alone", "hinted", "stand_in", "back"]


def unrated_reason(table: TableRow) -> Unrated | None:
    """Reason why a game does not count, None where it does, as far as known before its end."""
    if table.ending not in DECIDED:
        return "broken_off"
    if table.material:
        return "material"
    if table.given or table.origin or table.game not in rotonde.games():
        return "brought"
    if not _has_rivals(table):
        return "alone"
    if table.hinted or (table.hints is HintRule.ON and _has_several_people(table)):
        return "hinted"
    if _is_won_by_stand_in(table):
        return "stand_in"
    return "back" if table.went_back else None


def allows_hints(table: TableRow) -> bool:
    """Whether players may ask for hints now: among people only where the game is unrated whoever wins."""
    if not table.hints or not _has_several_people(table):
        return bool(table.hints)
    return unrated_reason(table) not in (None, "stand_in")


def _has_several_people(table: TableRow) -> bool:
    """Whether two or more people play, or will when the open seats are taken."""
    people = {each.guest for each in table.seats if each.kind == "person"}
    return len(people) + sum(each.kind == "open" for each in table.seats) > 1


def _is_won_by_stand_in(table: TableRow) -> bool:
    """Whether a bot that played for a person makes the game unrated: a loss in spite of it counts for the
    people who won without.
    """
    seats = table.stood_in
    if not seats:
        return False
    helped = [side for side in sides_at(table) if any(seats >> seat & 1 for seat in side)]
    others = [each.guest for each in table.seats if not any(each.seat in side for side in helped)]
    if table.status != "over" or not any(others):
        return True
    return any(seat in table.winners for side in helped for seat in side)


def _has_rivals(table: TableRow) -> bool:
    """Bots alone do not count, and nobody plays against themselves; open seats are for other people."""
    people = [each.guest for each in table.seats if each.kind == "person"]
    has_people = bool(people) or any(each.kind == "open" for each in table.seats)
    return has_people and (len(set(people)) == len(people) or len(sides_at(table)) == 1)
