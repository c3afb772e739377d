"""`rotonde play`: whole games through a pipe, and on a terminal."""

import re
from pathlib import Path

import pytest

from rotonde import OVER, Record
from tests.cli.harness import Terminal, run, terminal

TABLE = ("play", "wurfel", "--seed", "5", "--bots", "novice")


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_whole_game_through_a_pipe_is_on_paper_afterwards(tmp_path: Path, seats: int) -> None:
    file = tmp_path / "game.txt"
    outcome = run(*TABLE, "--seats", str(seats), "--save", str(file), typed="1\n" * 2000)
    assert (outcome.returncode, outcome.stderr) == (0, "")
    assert "The game is over." in outcome.stdout
    assert "Won: " in outcome.stdout
    record = Record.parse(file.read_text("utf-8"))
    assert record.last().to_act == OVER
    assert record.verify()
    assert record.seed == 5


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    first, second = (run(*TABLE, typed="1\n" * 2000).stdout for _ in range(2))
    assert first == second


def test_the_board_the_choices_and_what_happens_are_readable() -> None:
    output = run(*TABLE, typed="1\n").stdout
    assert "The white strip of 2 stays in the box." in output
    assert "Player throws 2 red, 1 blue, 2 green, and 2 yellow." in output
    assert "Dice            [R] [R] [B] [G] [G] [Y] [Y]  1/3" in output
    assert "   1  stop                    Stop throwing" in output
    assert "      reroll <dice>           53 ways, such as: Throw again: 1 red" in output
    assert "   1  take red 2              Take the red strip of 2" in output
    assert "\x1b" not in output


def test_a_refused_action_shows_its_rule_and_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    output = run(*TABLE, "--save", str(file), typed="take red 6\nreroll black\n").stdout
    assert "That is not allowed now:" in output
    assert "WX-TURN-1    A turn has three parts, in this order" in output
    assert "WX-PLAY-2    That strip is not there" in output
    assert Record.parse(file.read_text("utf-8")).actions[-1].startswith("rolls")


@pytest.mark.parametrize(
    ("typed", "noted"),
    [
        ("REROLL   Blue", "reroll blue"),
        ("reroll yellow red", "reroll red yellow"),
        ("reroll red, yellow", "reroll red yellow"),
        ("rer yel re", "reroll red yellow"),
        ("r y r", "reroll red yellow"),
        ("r yyr", "reroll red yellow yellow"),
        ("sto", "stop"),
        ("1", "stop"),
    ],
)
def test_an_action_may_be_typed_in_many_ways(tmp_path: Path, typed: str, noted: str) -> None:
    file = tmp_path / "game.txt"
    run(*TABLE, "--save", str(file), typed=f"{typed}\n")
    assert noted in Record.parse(file.read_text("utf-8")).actions


def test_what_is_not_understood_is_answered_with_what_is_allowed() -> None:
    output = run(*TABLE, typed="foo\n99\nre\n\n\0\n").stdout
    assert "'foo' is not an action here; allowed now: reroll <dice>, stop" in output
    assert "'99' is not an action here" in output
    assert "'re' could be reroll red, reroll blue" in output


def test_words_that_could_mean_several_actions_are_not_guessed() -> None:
    output = run(*TABLE, typed="1\ntake 2\ntake g\n").stdout
    assert "'take 2' could be take red 2, take green 2, take yellow 2\n" in output
    assert "Player takes the green strip of 2." in output


def test_a_question_mark_shows_the_rules_that_apply_in_full() -> None:
    output = run(*TABLE, typed="?\n? lantern\n? nonsense\n").stdout
    assert "WX-ROLL-2    After the first and after the second throw you may stop" in output
    assert "WX-LANT-1    The lantern belongs to the last" in output
    assert "No rule says 'nonsense'." in output


def test_the_best_bot_gives_a_hint_with_its_reason() -> None:
    output = run(*TABLE, typed="hint\n").stdout
    assert re.search(r"> hint\n(reroll [a-z ]+|stop)  ?\((Throw again: [^)]+|Stop throwing)\):\s\w+", output)


def test_everything_can_be_listed_and_chosen_by_number(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    output = run(*TABLE, "--save", str(file), typed="list\n2\n").stdout
    assert "  53  reroll" in output
    assert "reroll blue" in Record.parse(file.read_text("utf-8")).actions


def test_all_is_said_in_french() -> None:
    output = run(*TABLE, typed="?\ntake red 6\nhint\nhelp\nquit\n", LANG="fr_FR.UTF-8").stdout
    assert "Joueur obtient 2 rouges, 1 bleu, 2 verts et 2 jaunes." in output
    assert "À vous\u00a0: choisissez les dés à relancer, ou arrêtez-vous." in output
    assert "Ce n’est pas permis maintenant\u00a0:" in output
    assert "WX-TURN-1    Un tour a trois parties" in output
    assert "Vous avez quitté la table." in output


def test_a_seat_a_name_and_options_of_ones_own() -> None:
    wishes = ("--me", "2", "--name", "Anna", "--option", "firstPlayer=2", "--option", "freeShorter=true")
    output = run(*TABLE, *wishes).stdout
    assert "2 Anna (you)" in output
    assert "Anna begins." in output


def test_leaving_keeps_the_record(tmp_path: Path) -> None:
    for typed in ("quit\n", "", "1\n"):
        file = tmp_path / f"{len(typed)}.txt"
        outcome = run(*TABLE, "--save", str(file), typed=typed)
        assert outcome.returncode == 0
        assert f"The record is in {file}." in outcome.stdout
        assert Record.parse(file.read_text("utf-8")).seed is None, "a running game's seed stays closed"


def leave(screen: Terminal, key: str) -> None:
    """Press the key at the prompt, and again at the question that it brings."""
    screen.waits_at("\n>")
    screen.press(key)
    screen.waits_at("Leave the table? y/n\n>")
    screen.press(key)


def test_on_a_terminal_legal_words_are_completed() -> None:
    with terminal(*TABLE) as screen:
        screen.shows("Your turn: choose the dice", "\n>")
        screen.type("rer")
        screen.shows("reroll")
        screen.press("tab")
        screen.type(" b")
        screen.shows("Throw again: 1 blue")
        screen.press("tab", "enter")
        screen.shows("Player picks up 1 blue.", "2/3")
        screen.waits_at("\n>")
        screen.type("take")
        screen.press("enter")
        screen.shows("'take' is not an action here")
        leave(screen, "ctrl-d")
        screen.shows("You left the table.")
        assert screen.ends() == 0
        assert b"\x1b[38;5;231;48;5;124m[R]" in screen.raw, "dice are coloured on a terminal"


def test_ctrl_c_leaves_quietly(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with terminal(*TABLE, "--save", str(file)) as screen:
        screen.shows("Your turn: choose the dice", "\n>")
        leave(screen, "ctrl-c")
        assert "Traceback" not in screen.shows("You left the table.", "The record is in")
        assert screen.ends() == 0
    assert file.exists()


def test_no_colour_where_none_is_wanted() -> None:
    with terminal(*TABLE, NO_COLOR="1") as screen:
        screen.shows("Your turn: choose the dice", "\n>")
        leave(screen, "ctrl-d")
        screen.ends()
        assert b"48;5;124" not in screen.raw
