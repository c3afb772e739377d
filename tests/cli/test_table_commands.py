"""No command shadows an action, in any game; leaving asks first."""

import pytest

import rotonde
from rotonde.core.actions import ActionSpace, kind
from rotonde.core.shapes import LANGUAGES
from rotonde.terminal.drawing import short
from rotonde.terminal.notation import Reader
from rotonde.terminal.table_commands import COMMANDS, NAMES, PREFIX, command, offered
from tests.cli.harness import run, terminal

CONVOI = ("play", "convoi", "--seed", "5", "--bots", "random")
LOCALES = {"en": "en_GB.UTF-8", "fr": "fr_FR.UTF-8"}
ASKED = {"en": "Leave the table? y/n", "fr": "Quitter la table\u00a0? o/n"}


def shadowing_space() -> ActionSpace:
    """A game whose actions are called like every command."""
    return ActionSpace([kind(name, train=("black1", "grey2")) for name in NAMES], [])


SPACES = [*(rotonde.game(game_id).space for game_id in rotonde.games()), shadowing_space()]
SPACE_IDS = [*rotonde.games(), "shadowing"]


@pytest.mark.parametrize("space", SPACES, ids=SPACE_IDS)
def test_no_notation_is_taken_for_a_command(space: ActionSpace) -> None:
    first_words = Reader(space, {}, []).first_words
    texts = [space.text(a) for a in range(space.players_end)]
    typed = [*texts, *map(str.upper, texts), *(f"  {text}  " for text in texts), *first_words]
    assert [line for line in typed if command(line, first_words)] == []
    assert not any(text.startswith(PREFIX) for text in texts)


@pytest.mark.parametrize("space", SPACES, ids=SPACE_IDS)
def test_every_command_can_be_given_in_every_game(space: ActionSpace) -> None:
    first_words = Reader(space, {}, []).first_words
    for name in NAMES:
        meant = command(f"{PREFIX}{name} word", first_words)
        assert meant is not None
        assert meant[1] == "word"
        assert (command(name, first_words) is None) == (name in first_words)
    for name in COMMANDS:
        assert all(command(line, first_words) == (name, "") for line in offered(PREFIX + name, first_words))
        assert offered(name[0] if name not in first_words else PREFIX + name, first_words)


@pytest.mark.parametrize("game_id", rotonde.games())
def test_no_letter_that_stands_for_a_word_is_a_command(game_id: str) -> None:
    assert not set(short(game_id)) & set(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_called_exit_does_not_leave(language: str) -> None:
    output = run(*CONVOI, typed="exit paris_dijon.0\nexit\nlist\n", LANG=LOCALES[language]).stdout
    before, asked, _ = output.partition(ASKED[language])
    assert asked, "the end of input leaves"
    assert before.count("\n> exit") == 2
    assert "\n> list\n" in before, "the table went on"


@pytest.mark.parametrize("language", LANGUAGES)
def test_leaving_asks_first(language: str) -> None:
    yes = {"en": "y", "fr": "oui"}[language]
    output = run(*CONVOI, typed=f"quit\nn\n/exit\nno\nboard\nq\n{yes}\nlist\n", LANG=LOCALES[language]).stdout
    assert output.count(ASKED[language]) == 3
    assert "\n> board\n" in output
    assert "list" not in output.rpartition(ASKED[language])[2]


def test_on_a_terminal_ctrl_d_twice_leaves() -> None:
    with terminal(*CONVOI) as screen:
        screen.waits_at("\n>")
        screen.press("ctrl-d")
        screen.waits_at(f"{ASKED['en']}\n>")
        screen.press("n", "enter")
        screen.waits_at("> n\n>")
        screen.type("help")
        screen.press("enter")
        screen.waits_at("an action of that name is meant\n>")
        screen.press("ctrl-d")
        screen.waits_at(f"{ASKED['en']}\n>")
        screen.press("ctrl-d")
        screen.shows("You left the table.")
        assert screen.ends() == 0
