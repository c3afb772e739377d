"""Whoever is told together with others is told the same text as alone."""

import pytest

import rotonde
from rotonde.server.store import SeatRow, TableRow
from rotonde.server.table import Table, rows_of
from rotonde.server.telling import state_message, state_messages
from rotonde.server.wire import encoded, encoded_together, once

EVERYONE: list[int | None] = [1, None, 0]


def table_of(game: str, moves: int) -> Table:
    match = rotonde.Match(rotonde.game(game), 2, 7)
    while len(match.deciders) < moves and match.state.to_act != rotonde.OVER:
        match.apply(match.state.legal_actions()[0])
    seats = tuple(SeatRow(each, "person", f"P{each}", guest=f"guest {each}") for each in range(2))
    facts = (game, match.game.version, dict(match.state.options), "5" * 32, "guest 0", "", "running", seats)
    return Table(TableRow("0123456789ab", *facts), rows_of(match), match, lambda: 0)  # type: ignore[arg-type]


@pytest.mark.parametrize("moves", [0, 60])
@pytest.mark.parametrize("game", rotonde.games())
def test_together_as_alone(game: str, moves: int) -> None:
    table = table_of(game, moves)
    alone = [encoded(state_message(table, seat, 0)) for seat in EVERYONE]
    assert encoded_together(state_messages(table, EVERYONE, 0)) == alone


def test_only_what_is_the_very_same_is_written_once() -> None:
    same, alike = [1, 2], [[3], [3]]
    first, second = once([{"a": same, "b": alike[0], "c": 4}, {"a": same, "b": alike[1], "c": 4}])
    assert first["a"] is second["a"]
    assert (bytes(first["a"]), first["b"], first["c"]) == (b"[1,2]", [3], 4)
    assert once([{"a": same}]) == [{"a": same}]
    assert once([]) == []
