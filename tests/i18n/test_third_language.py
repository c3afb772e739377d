"""A third language is a file: terminal and server use it, and nothing else was edited."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rotonde.core.texts import VARIABLE
from rotonde.i18n.catalogue import catalogue
from rotonde.server.ops.metrics import FALLBACKS
from rotonde.terminal.messages import language_of
from tests.cli.harness import environment, run
from tests.server.harness import ME, Person, Server

ESPERANTO = """
### incomplete

seats = lokoj: { $seats }
error-unknown-game = ne estas ludo “{ $game }”; la ludoj estas { $known }
refused-unknown_game = { $problem }
refused-illegal = { $problem }
refused-unknown_table = Ne estas tablo { $table }.
notice-test = Rotonde atingas vin
settings-head = Kiel ĉi tiu servilo funkcias.
"""

GAME = """
### incomplete

title = Ĵetkuba Ekspreso
WX-SETUP-1 = Du ĝis ses ludas.
WX-TURN-1 = Nun alia decido atendas.
section-SETUP = Preparo
option-freeShorter = Pli mallongaj bendoj
action-stop = Ĉesi ĵeti
event-rolled = { $seat } ĵetas { $dice }
explain-stop_empty = Nenio por preni, { $odds } elcente.
explain-reroll = Gardi { $dice }: { $odds } elcente por { $colour } { $length }, ĝis { $front }.
value-dice-red =
    { $count ->
        [one] { $count } ruĝa
       *[other] { $count } ruĝaj
    }
"""


@pytest.fixture(scope="module")
def texts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a small catalogue of ours in Esperanto."""
    folder = tmp_path_factory.mktemp("texts")
    (folder / "rotonde").mkdir()
    (folder / "rotonde" / "eo.ftl").write_text(ESPERANTO, "utf-8")
    (folder / "wurfel").mkdir()
    (folder / "wurfel" / "eo.ftl").write_text(GAME, "utf-8")
    return folder


@pytest.fixture(scope="module")
def server(texts: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = {VARIABLE: str(texts), "PYTHONPATH": environment({})["PYTHONPATH"]}  # as the terminal has it
    with Server(tmp_path_factory.mktemp("server") / "data", settings) as running:
        yield running


def test_the_terminal_speaks_it_and_falls_back_to_english(texts: Path) -> None:
    listed = run("games", "--language", "eo", **{VARIABLE: str(texts)}).stdout
    assert "lokoj: 2, 3, 4, 5, 6" in listed
    assert "bots: novice, casual" in listed
    assert "Ĵetkuba Ekspreso" in listed
    assert "Pli mallongaj bendoj" in listed
    assert "A shorter strip may be taken" in listed  # in English, since there is no other
    commented = run("config", LANG="eo.UTF-8", **{VARIABLE: str(texts)}).stdout
    assert commented.startswith("# Kiel ĉi tiu servilo funkcias.\n\n# the address to listen on")


def test_the_command_line_shows_what_it_lacks(texts: Path) -> None:
    outcome = run("languages", "--json", **{VARIABLE: str(texts)})
    found = {each["language"]: each for each in json.loads(outcome.stdout) if each["owner"] == "rotonde"}
    assert outcome.returncode == 0
    assert (found["eo"]["sentences"], found["eo"]["incomplete"]) == (7, True)
    assert "refused-over" in found["eo"]["missing"]
    assert re.search(r"^eo +rotonde +7 ", run("languages", **{VARIABLE: str(texts)}).stdout, re.MULTILINE)


def test_a_game_is_played_in_it(texts: Path) -> None:
    rules = run("rules", "wurfel", "--language", "eo", **{VARIABLE: str(texts)}).stdout
    assert "Preparo" in rules
    assert "Du ĝis ses ludas." in rules
    table = ("play", "wurfel", "--seed", "5", "--bots", "novice", "--language", "eo")
    played = run(*table, typed="done\nhint\nquit\n", **{VARIABLE: str(texts)}).stdout
    assert " ĵetas 2 ruĝaj, 1 blue, 2 green kaj 2 yellow" in played
    assert "Ĉesi ĵeti" in played
    assert "Nun alia decido atendas." in played
    assert "elcente" in played


def test_the_server_sends_it_with_the_game_and_with_refusals(server: Server) -> None:
    with Person(server) as anna:
        detail = anna.get("/api/games/wurfel")
        assert detail["title"]["eo"] == "Ĵetkuba Ekspreso"
        assert detail["options"]["properties"]["freeShorter"]["titles"]["eo"] == "Pli mallongaj bendoj"
        assert detail["rules"][0]["text"]["eo"] == "Du ĝis ses ludas."
        assert "action-stop = Ĉesi ĵeti" in detail["words"]["texts"]["eo"]
        table = anna.open_table(ME, ME)["table"]["id"]
        state = anna.state(table)
        refused = anna.act(table, state["seat"], state["n"], "done", 422)
        assert (refused["rule"], refused["message"]["eo"]) == ("WX-TURN-1", "Nun alia decido atendas.")


def test_a_wrong_parameter_fails(tmp_path: Path) -> None:
    (tmp_path / "rotonde").mkdir()
    (tmp_path / "rotonde" / "eo.ftl").write_text("### incomplete\n\nseats = lokoj: { $lokoj }\n", "utf-8")
    outcome = run("languages", **{VARIABLE: str(tmp_path)})
    assert outcome.returncode == 1
    assert "eo, rotonde: other parameters than in English\n  seats\n" in outcome.stdout


def test_the_server_speaks_it(server: Server) -> None:
    with Person(server) as anna:
        message = anna.get("/api/tables/0123456789ab", 404)["message"]
        assert message["eo"] == "Ne estas tablo 0123456789ab."
        assert message.keys() == {"en", "eo", "fr"}
        assert (
            anna.get("/api/people/nobody", 404)["message"]["eo"] == "Nobody here has an account named nobody."
        )


def test_notices_can_be_had_in_it(server: Server) -> None:
    wish = {"zone": "UTC", "quiet_from": 0, "quiet_to": 0}
    with Person(server) as anna:
        anna.open_table(ME, ME)
        chosen = anna.http.put("/api/me/notices", json={**wish, "language": "eo"}).json()
        assert chosen["language"] == "eo"
        unknown = anna.http.put("/api/me/notices", json={**wish, "language": "tlh"}).json()
        assert unknown["language"] == "en"


@pytest.mark.parametrize("language", ["en", "fr", "eo"])
def test_page_and_terminal_say_the_same_sentence(language: str, server: Server, texts: Path) -> None:
    """The page shows what the server sends; the terminal meets the same error by itself."""
    with Person(server) as anna:
        sent = anna.get("/api/games/chess", 404)["message"][language]
    shown = run("rules", "chess", "--language", language, **{VARIABLE: str(texts)}).stderr
    assert shown == f"rotonde: {sent}\n"


def test_the_environment_may_name_a_region(texts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(texts))
    catalogue.cache_clear()
    try:
        assert language_of({"LANG": "eo_FR.UTF-8"}) == "eo"
    finally:
        catalogue.cache_clear()


def test_fallbacks_are_counted_for_the_host(texts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(texts))
    catalogue.cache_clear()
    try:
        assert catalogue().sentence("refused-over", {}, "eo") == "The game is over."
        (family,) = FALLBACKS.collect()
        assert [(each.labels, each.value) for each in family.samples] == [({"language": "eo"}, 1)]
    finally:
        catalogue.cache_clear()
