"""Tables that stand after a number of moves, made without a server."""

import rotonde
from rotonde.table.rows import SeatRow, TableRow
from rotonde.table.table import Table, rows_of

EVERYONE: list[int | None] = [1, None, 0]


def table_of(game: str, moves: int) -> Table:
    match = rotonde.Match(rotonde.game(game), 2, 7)
    while len(match.deciders) < moves and match.state.to_act != rotonde.OVER:
        match.apply(match.state.legal_actions()[0])
    seats = tuple(SeatRow(each, "person", f"P{each}", guest=f"guest {each}") for each in range(2))
    facts = (game, match.game.version, dict(match.state.options), "5" * 32, "guest 0", "", "running", seats)
    return Table(TableRow("0123456789ab", *facts), rows_of(match), match)  # type: ignore[arg-type]
