"""A state carries a frame for each step since `since`, as its seat saw it."""

import pytest

from tests.server.harness import ME, OVER, Live, Message, Person, eager
from tests.server.table_calls import table_of

TABLES = [("wurfel", 14), ("express", 30), ("tee", 14), ("convoi", 30)]


def whole(state: Message, before: Message) -> Message:
    return {**state, "view": {**before["view"], **state["view"]}} if state["partial"] else state


def play_on(live: Live, state: Message) -> Message:
    live.act(state, eager(state))
    return live.hear_type("state")


@pytest.mark.parametrize(("game", "moves"), TABLES)
@pytest.mark.parametrize("query", ["", "?partial=yes"])
def test_frames_lead_from_one_message_to_the_next(
    anna: Person, ben: Person, game: str, moves: int, query: str
) -> None:
    table = table_of(anna, ben, game=game)
    heard: list[tuple[Message, Message]] = []
    with anna.live(table, query) as one, ben.live(table, query) as two:
        states = [one.hear_type("state"), two.hear_type("state")]
        assert [state["frames"] for state in states] == [[], []]
        for _ in range(moves):
            to_act = states[0]["to_act"]
            if to_act == OVER:
                break
            (one, two)[to_act].act(states[to_act], eager(states[to_act]))
            for i, live in enumerate((one, two)):
                state = whole(live.hear_type("state"), states[i])
                heard.append((states[i], state))
                states[i] = state
    assert any(len(state["frames"]) > 1 for _, state in heard)
    for before, state in heard:
        frames = state["frames"]
        assert [frame["step"] for frame in frames] == list(range(before["n"], state["n"]))
        assert [frame["seat"] for frame in frames] == [before["to_act"]] + [-1] * (len(frames) - 1)
        assert frames[-1]["to_act"] == state["to_act"]
        assert {event["step"] for event in state["events"]} <= {frame["step"] for frame in frames}


def test_what_is_asked_for_and_what_was_taken_back_has_no_frames(anna: Person) -> None:
    table = anna.open_table(ME, ME, game="express")["table"]["id"]
    with anna.live(table) as live:
        state = live.hear_type("state")
        while not state["back"]:
            state = play_on(live, state)
        assert state["frames"]
        live.say(type="state", since=0)
        assert live.hear_type("state")["frames"] == []
        live.say(type="undo", seat=state["seat"], n=state["n"], to=state["back"][0])
        assert live.hear_type("state")["frames"] == []


def test_who_came_in_between_is_sent_frames_too(anna: Person) -> None:
    """The view before the move was sent to nobody else with that seat."""
    seated = anna.open_table(ME, ME)
    table = seated["table"]["id"]
    with anna.live(table) as live, Person(anna.server) as bystander:
        state = play_on(live, live.hear_type("state"))
        with bystander.live(table) as watching:
            watched = watching.hear_type("state")
            while len(watched["frames"]) < 2:
                state = play_on(live, state)
                watched = watching.hear_type("state")
            assert watched["seat"] is None
            assert watched["frames"] == state["frames"], "nothing is hidden in this game"


def test_a_moment_has_the_frames_since_the_decision_before(anna: Person) -> None:
    table = anna.open_table(ME, ME)["table"]["id"]
    with anna.live(table) as live:
        states = [live.hear_type("state")]
        for _ in range(6):
            states.append(play_on(live, states[-1]))
    first = states[0]
    assert anna.get(f"/api/tables/{table}/moments/{first['n']}?seat=0")["frames"] == []
    for state in states[1:]:
        then = anna.get(f"/api/tables/{table}/moments/{state['n']}?seat={state['seat']}")
        assert then["frames"] == state["frames"]


def test_a_lesson_has_the_frames_of_what_the_learner_did(anna: Person) -> None:
    assert anna.get("/api/games/convoi/lesson/0")["frames"] == []
    lengths = [len(anna.get(f"/api/games/convoi/lesson/{n}")["frames"]) for n in range(1, 9)]
    assert min(lengths) == 1
    assert max(lengths) > 1
