"""Whoever is told together with others is told the same as alone; what has changed, put on the page before,
is the whole.
"""

import json
from typing import Any

import pytest

import rotonde
from rotonde.core.catalogue import home
from rotonde.core.moment import Sheet
from rotonde.server.messages import StateMessage
from rotonde.server.store import SeatRow, TableRow
from rotonde.server.table import Table, rows_of
from rotonde.server.telling import Pages, action_of, sheets, state_message
from rotonde.server.wire import encoded

EVERYONE: list[int | None] = [1, None, 0]


def table_of(game: str, moves: int) -> Table:
    match = rotonde.Match(rotonde.game(game), 2, 7)
    while len(match.deciders) < moves and match.state.to_act != rotonde.OVER:
        match.apply(match.state.legal_actions()[0])
    seats = tuple(SeatRow(each, "person", f"P{each}", guest=f"guest {each}") for each in range(2))
    facts = (game, match.game.version, dict(match.state.options), "5" * 32, "guest 0", "", "running", seats)
    return Table(TableRow("0123456789ab", *facts), rows_of(match), match, lambda: 0)  # type: ignore[arg-type]


def told_in(message: StateMessage) -> Any:
    return json.loads(encoded(message))


@pytest.mark.parametrize("moves", [0, 60])
@pytest.mark.parametrize("game", rotonde.games())
def test_together_as_alone(game: str, moves: int) -> None:
    table = table_of(game, moves)
    alone = [told_in(state_message(table, seat, 0)) for seat in EVERYONE]
    together = sheets(table, EVERYONE, 0, {})
    assert [json.loads(each.whole()) for each in together] == alone
    assert [each["seat"] for each in alone] == EVERYONE


def put_on(page: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The page as a client has it after a message."""
    if not changes["partial"]:
        return changes
    whole = {**changes, "partial": False}
    for part in ("view", "aids"):
        assert changes[part].keys() <= page[part].keys()
        whole[part] = {**page[part], **changes[part]}
    return whole


def to_the_letter(told: object) -> str:
    """1 and true are equal in Python, and not in what is written."""
    return json.dumps(told, sort_keys=True)


@pytest.mark.parametrize("game", rotonde.games())
def test_what_has_changed_makes_the_whole(game: str) -> None:
    table, last = table_of(game, 0), Pages()
    pages = [json.loads(each.changes()) for each in sheets(table, EVERYONE, 0, last)]
    told = saved = 0
    for _ in range(120):
        state = table.running().state
        if state.to_act == rotonde.OVER:
            break
        legal, before = state.legal_actions(), table.n
        rows = table.play(state.to_act, legal[before % len(legal)])
        table.went_on(rows)
        news = sheets(table, EVERYONE, before, last)
        for i, sheet in enumerate(news):
            pages[i] = put_on(pages[i], json.loads(sheet.changes()))
            told, saved = told + len(sheet.changes()), saved + len(sheet.whole()) - len(sheet.changes())
            assert to_the_letter(pages[i]) == to_the_letter(json.loads(sheet.whole()))
    assert saved > told / 4 or not home(game).startswith("rotonde."), "hardly anything was left out"


def test_who_has_no_page_is_told_the_whole() -> None:
    table = table_of("wurfel", 0)
    first = sheets(table, [0], 0, {})[0]
    assert first.before is None
    assert first.changes() == first.whole()


def test_a_page_with_other_parts_is_told_as_a_whole() -> None:
    """Of Trans Europe Express there is no help until the tour has begun."""
    table, last = table_of("tee", 0), Pages()
    keys, wholes = set[frozenset[str]](), 0
    for _ in range(60):
        before = last.get(0)
        sheet: Sheet = sheets(table, [0], table.n, last)[0]
        parts = frozenset(sheet.page.aids)
        is_new = before is not None and parts != frozenset(before.aids)
        assert json.loads(sheet.changes())["partial"] == (before is not None and not is_new)
        wholes += is_new
        keys.add(parts)
        state = table.running().state
        table.went_on(table.play(state.to_act, state.legal_actions()[0]))
    assert wholes
    assert len(keys) > 1


def test_what_is_legal_is_told_with_its_kind() -> None:
    table = table_of("wurfel", 3)
    state = table.running().state
    told = [json.loads(each.whole())["legal"] for each in sheets(table, [0, 1], 0, {})]
    expected = [action_of(state.game.space, a) for a in state.legal_actions()]
    mine = [{"action": each.action, "kind": each.kind, "params": each.params} for each in expected]
    assert told[state.to_act] == mine
    assert told[1 - state.to_act] == []
