"""Who has won a game that is not played out: because people resigned, or agreed to end it.

Sides whose people have all resigned have given up; the bots beside them do not count. The last side that
stands has won. Where nobody is left to play against bots, of the sides that stand those are the winners
that the game says are ahead (`State.ahead`). A side that plays against the game alone loses when it gives up.
"""

import rotonde
from rotonde.server.table import Table


def after_resigning(table: Table, resigned: set[int]) -> list[int] | None:
    """The winners once these seats have resigned, None while the game goes on."""
    state = table.running().state
    people = {each.seat for each in table.stored.seats if each.kind == "person"}
    sides = state.sides()
    standing = [side for side in sides if not _has_given_up(set(side) & people, resigned)]
    if not standing:
        return []
    if len(standing) == 1 and len(sides) > 1:
        return sorted(standing[0])
    return None if people - resigned else state.ahead(standing)


def by_agreement(state: rotonde.State) -> list[int]:
    """The winners where all have agreed to end the game as it stands."""
    return state.ahead(state.sides())


def _has_given_up(people: set[int], resigned: set[int]) -> bool:
    return bool(people) and people <= resigned
