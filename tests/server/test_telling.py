"""Whoever is told together with others is told the same text as alone."""

import pytest

import rotonde
from rotonde.server.messages import StateMessage
from rotonde.server.store import SeatRow, TableRow
from rotonde.server.table import Table, rows_of
from rotonde.server.telling import legal_text, state_message, state_messages
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


def test_what_is_legal_is_told_the_same_written_beforehand() -> None:
    table = table_of("wurfel", 3)
    plain = state_messages(table, [0, 1], 0)
    assert [each for told in plain for each in told.legal], "somebody has something to decide"
    written = state_messages(table, [0, 1], 0, legal_text)
    assert list(map(encoded, written)) == list(map(encoded, plain))


def test_help_is_written_as_it_is() -> None:
    pen = Pen()
    stays = ["far"]
    for each in range(3):
        told = helped({"a": stays, "b": each}, {"a": stays, "b": each})
        alone = [encoded(message) for message in told]
        assert pen.written(told) == alone
    assert bytes(told[0].aids["a"]) == b'["far"]', "what stays is put in as it was written"
