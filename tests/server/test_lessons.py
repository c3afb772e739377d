"""Lessons over HTTP: anyone may take them, from any step, and nothing is stored."""

from tests.server.harness import Person, Server


def test_a_lesson_is_told_and_taken_action_by_action(server: Server) -> None:
    with Person(server) as anna:
        answer = anna.get("/api/games/convoi/lesson")
        actions = [action for step in answer["steps"] for action in step["actions"]]
        for n, action in enumerate(actions):
            state = anna.get(f"/api/games/convoi/lesson/{n}")
            assert (state["n"], state["to_act"]) == (n, answer["seat"])
            assert action in [each["action"] for each in state["legal"]]
        last = anna.get(f"/api/games/convoi/lesson/{len(actions)}")
        assert last["to_act"] != answer["seat"]
        assert last["events"]
        anna.get(f"/api/games/convoi/lesson/{len(actions) + 1}", 404)
        assert anna.http.get("/api/tables").json() == []


def test_what_is_forbidden_in_a_lesson_has_its_rule(server: Server) -> None:
    with Person(server) as anna:
        path = "/api/games/convoi/lesson/0/why?action="
        assert anna.get(path + "end")["rule"] == "CV-TURN-1"
        assert anna.get(path + "accept")["rule"] == ""
        assert anna.get(path + "nonsense", 422)["error"] == "bad_notation"


def test_games_that_have_a_lesson_say_so(server: Server) -> None:
    with Person(server) as anna:
        lessons = {game["id"]: game["lesson"] for game in anna.http.get("/api/games").json()}
        assert lessons["convoi"]["en"] == "The rulebook's example turn"
        assert None not in lessons.values()
        assert anna.get("/api/games/wurfel/lesson/99", 404)["error"] == "unknown_path"
        assert anna.get("/api/games/chess/lesson", 404)["error"] == "unknown_game"
