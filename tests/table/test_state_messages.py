"""State messages: the same for one seat as among many; a delta applied to the last state is the whole."""

import json
from typing import Any

import pytest

import rotonde
from rotonde.core.catalogue import home
from rotonde.table.messages.state import SeatMessage, SentStates, seat_messages
from rotonde.table.table import Table
from tests.table.tables import EVERYONE, table_of


def messages_for(table: Table, seats: list[int | None], since: int, last: SentStates) -> list[SeatMessage]:
    return seat_messages(table, seats, since, last, 0, lambda each: json.dumps(each).encode())


@pytest.mark.parametrize("moves", [0, 60])
@pytest.mark.parametrize("game", rotonde.games())
def test_together_as_alone(game: str, moves: int) -> None:
    table = table_of(game, moves)
    alone = [json.loads(messages_for(table, [seat], 0, {})[0].whole()) for seat in EVERYONE]
    together = messages_for(table, EVERYONE, 0, {})
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


def act(table: Table, a: int) -> None:
    state = table.running().state
    table.act(state.to_act, table.n, state.game.space.text(a), 0)


@pytest.mark.parametrize("game", rotonde.games())
def test_what_has_changed_makes_the_whole(game: str) -> None:
    table, last = table_of(game, 0), SentStates()
    pages = [json.loads(each.delta()) for each in messages_for(table, EVERYONE, 0, last)]
    told = saved = 0
    for _ in range(120):
        state = table.running().state
        if state.to_act == rotonde.OVER:
            break
        legal, before = state.legal_actions(), table.n
        act(table, legal[before % len(legal)])
        news = messages_for(table, EVERYONE, before, last)
        for i, message in enumerate(news):
            pages[i] = put_on(pages[i], json.loads(message.delta()))
            told, saved = told + len(message.delta()), saved + len(message.whole()) - len(message.delta())
            assert to_the_letter(pages[i]) == to_the_letter(json.loads(message.whole()))
    assert saved > told / 4 or not home(game).startswith("rotonde."), "hardly anything was left out"


def test_who_has_no_page_is_told_the_whole() -> None:
    table = table_of("wurfel", 0)
    first = messages_for(table, [0], 0, {})[0]
    assert first.before is None
    assert first.delta() == first.whole()


def test_a_page_with_other_parts_is_told_as_a_whole() -> None:
    """Of Trans Europe Express there is no help until the tour has begun."""
    table, last = table_of("tee", 0), SentStates()
    keys, wholes = set[frozenset[str]](), 0
    for _ in range(60):
        before = last.get(0)
        message: SeatMessage = messages_for(table, [0], table.n, last)[0]
        parts = frozenset(message.sent.aids)
        is_new = before is not None and parts != frozenset(before.aids)
        assert json.loads(message.delta())["partial"] == (before is not None and not is_new)
        wholes += is_new
        keys.add(parts)
        act(table, table.running().state.legal_actions()[0])
    assert wholes
    assert len(keys) > 1


def test_what_is_legal_is_told_with_its_kind() -> None:
    table = table_of("wurfel", 3)
    state = table.running().state
    told = [json.loads(each.whole())["legal"] for each in messages_for(table, [0, 1], 0, {})]
    space = state.game.space
    mine = [
        {"action": space.text(a), "kind": space.kind(a), "params": space.params(a)}
        for a in state.legal_actions()
    ]
    assert told[state.to_act] == mine
    assert told[1 - state.to_act] == []
