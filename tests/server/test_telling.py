"""Whoever is told together with others is told the same text as alone."""

import pytest

import rotonde
from rotonde.server.messages import StateMessage
from rotonde.server.store import SeatRow, TableRow
from rotonde.server.table import Table, rows_of
from rotonde.server.telling import state_message, state_messages
from rotonde.server.wire import Pen, encoded

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
    pen = Pen()
    for _ in range(3):  # what was told before is taken from there
        assert pen.written(state_messages(table, EVERYONE, 0)) == alone


def helped(*helps: dict[str, object]) -> list[StateMessage]:
    told = state_messages(table_of("wurfel", 0), list(range(len(helps))), 0)
    for each, aids in zip(told, helps, strict=True):
        each.aids = dict(aids)
    return told


def test_only_what_is_the_very_same_is_written_once() -> None:
    same, alike, pen = [1, 2], [[3], [3]], Pen()
    told = helped({"a": same, "b": alike[0], "c": 4}, {"a": same, "b": alike[1], "c": 4})
    pen.written(told)
    assert told[0].aids["a"] is told[1].aids["a"]
    assert (bytes(told[0].aids["a"]), told[0].aids["b"], told[0].aids["c"]) == (b"[1,2]", [3], 4)


def test_what_stays_is_not_written_again() -> None:
    stays, pen = {"far": [1, 2]}, Pen()
    first, second, third = (helped({"a": stays, "b": [each]}) for each in range(3))
    for told in (first, second, third):
        pen.written(told)
    assert first[0].aids["a"] is stays
    assert bytes(second[0].aids["a"]) == b'{"far":[1,2]}'
    assert third[0].aids["a"] is second[0].aids["a"]
    assert third[0].aids["b"] == [2]
