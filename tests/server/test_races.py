"""Several clients answer the same question at once: one of them is heard, and the table is one."""

from concurrent.futures import ThreadPoolExecutor

import httpx

import rotonde
from tests.server.harness import ME, Message, Person, Server
from tests.server.refusals import is_shape

RACERS = 4
ROUNDS = 40


def race(people: list[Person], table: str, state: Message, pool: ThreadPoolExecutor) -> list[httpx.Response]:
    """Everyone sends an action for the same decision, not always the same one."""
    legal = [each["action"] for each in state["legal"]]
    chosen = [legal[i % len(legal)] for i in range(len(people))]

    def send(person: Person, action: str) -> httpx.Response:
        body = {"seat": state["seat"], "n": state["n"], "action": action}
        return person.http.post(f"/api/tables/{table}/actions", json=body)

    return list(pool.map(send, people, chosen))


def test_one_answer_counts_and_the_others_are_told(anna: Person, server: Server) -> None:
    table = str(anna.open_table(ME, ME)["table"]["id"])
    people = [Person(server, cookie=anna.cookie) for _ in range(RACERS)]
    heard: list[str] = []
    with ThreadPoolExecutor(RACERS) as pool:
        for _ in range(ROUNDS):
            state = anna.state(table)
            if state["to_act"] == rotonde.OVER:
                break
            answers = race(people, table, state, pool)
            accepted = [each.json() for each in answers if each.status_code == 200]
            assert len({each["action"] for each in accepted}) == 1
            assert [each["repeat"] for each in accepted].count(False) == 1
            assert all(is_shape(each.json(), "stale") for each in answers if each.status_code != 200)
            heard.append(accepted[0]["action"])
    for person in people:
        person.close()
    assert len(heard) > 1
    assert anna.state(table)["n"] >= len(heard)


def test_an_undo_and_a_move_race_for_the_same_moment(anna: Person, server: Server) -> None:
    table = str(anna.open_table(ME, ME)["table"]["id"])
    outcomes: set[tuple[int, int]] = set()
    with Person(server, cookie=anna.cookie) as second, ThreadPoolExecutor(2) as pool:
        for _ in range(ROUNDS):
            state = anna.state(table)
            if state["to_act"] == rotonde.OVER:
                break
            if not state["back"]:
                stop = [each["action"] for each in state["legal"] if each["action"] == "stop"]
                anna.act(table, state["seat"], state["n"], (stop or [state["legal"][0]["action"]])[0])
                continue
            undo = {"seat": state["seat"], "n": state["n"], "to": state["back"][-1]}
            act = {"seat": state["seat"], "n": state["n"], "action": state["legal"][-1]["action"]}
            taken = pool.submit(anna.http.post, f"/api/tables/{table}/undo", json=undo)
            moved = pool.submit(second.http.post, f"/api/tables/{table}/actions", json=act)
            outcomes.add((taken.result().status_code, moved.result().status_code))
    assert outcomes <= {(200, 409), (409, 200)}
    assert outcomes
