"""Looking back: every moment has an address, and nobody sees there what they could not see then."""

import pytest

import rotonde
from tests.server.harness import ME, OVER, Person, eager
from tests.server.refusals import is_shape
from tests.server.table_calls import do, moment, moments, play, table_of


def test_every_moment_of_a_game_is_as_it_was(anna: Person) -> None:
    table = str(anna.open_table(ME, ME)["table"]["id"])
    seen = []
    state = anna.state(table, "?since=0")
    for _ in range(12):
        seen.append(state)
        anna.act(table, state["seat"], state["n"], eager(state))
        state = anna.state(table, "?since=0")
    told = moments(anna, table)
    assert told["at"] == [each["n"] for each in seen] + [state["n"]]
    assert told["seats"] == [each["to_act"] for each in seen] + [state["to_act"]]
    for each in seen:
        then = moment(anna, table, each["n"], f"?seat={each['seat']}")
        assert (then["view"], then["events"], then["to_act"]) == (
            each["view"],
            each["events"],
            each["to_act"],
        )
        assert (then["legal"], then["back"]) == ([], [])


@pytest.mark.parametrize("at", [1, -1, 100_000])
def test_what_is_no_moment_is_refused(anna: Person, at: int) -> None:
    table = str(anna.open_table(ME, ME)["table"]["id"])
    assert is_shape(moment(anna, table, at, status=400), "malformed")
    assert is_shape(moment(anna, table, "soon", status=404), "unknown_path")


def test_a_game_that_runs_is_looked_back_at_from_ones_own_seat_only(anna: Person, ben: Person) -> None:
    table = table_of(anna, ben, game="express")
    last = moments(ben, table)["at"][-1]
    hers, his = moment(anna, table, last), moment(ben, table, last)
    assert (hers["seat"], his["seat"]) == (0, 1)
    assert hers["view"] != his["view"]
    assert is_shape(moment(ben, table, last, "?seat=0", 403), "not_yours")
    with Person(anna.server) as stranger:
        assert moment(stranger, table, last)["seat"] is None
        assert is_shape(moment(stranger, table, last, "?seat=0", 403), "not_yours")
    do(ben, table, "resign", seat=1)
    assert moment(ben, table, last, "?seat=0")["view"] == hers["view"], "over: all cards are on the table"
    assert is_shape(moment(ben, table, last, "?seat=9", 404), "unknown_seat")


def test_what_was_taken_back_is_no_moment_of_the_game(anna: Person, ben: Person) -> None:
    table = table_of(anna, ben, firstPlayer=0)
    n = anna.state(table)["n"]
    play([anna, ben], table, 1)
    do(anna, table, "ask", seat=0, what="back", to=n)
    do(ben, table, "answer", seat=1, yes=True)
    assert moments(anna, table) == {"at": [n], "seats": [0], "turns": [0], "rounds": [0]}
    assert moment(anna, table, n)["view"] == anna.state(table)["view"]


def test_a_private_game_is_looked_back_at_by_those_who_played_it(anna: Person, ben: Person) -> None:
    table = str(anna.open_table(ME, ME, access="private")["table"]["id"])
    last = anna.play_to_the_end(table)["n"]
    assert moment(anna, table, last)["to_act"] == rotonde.OVER == OVER
    assert is_shape(moment(ben, table, last, status=403), "private_table")
    assert is_shape(ben.get(f"/api/tables/{table}/moments", 403), "private_table")
