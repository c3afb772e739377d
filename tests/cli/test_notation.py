"""Typed words: what is meant, what is offered next, what is not guessed."""

import pytest

from rotonde import Match, State, game
from rotonde.terminal.errors import Ambiguous, NotUnderstood
from rotonde.terminal.notation import Reader

GAME = game("wurfel")
SHORT = {"w": "white", "r": "red", "b": "blue", "g": "green", "y": "yellow", "k": "black"}
READER = Reader(GAME.space, SHORT, ["Anna", "Mistral", "Rheingold"])


@pytest.fixture
def state() -> State:
    """Two red, one blue, two green, two yellow on the table, after the first throw."""
    return Match(GAME, 3, seed=5).state


def meant(typed: str, state: State) -> str:
    return GAME.space.text(READER.read(typed, state))


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("reroll green red", "reroll red green"),
        ("REROLL RED RED", "reroll red red"),
        ("r gr gr b", "reroll blue green green"),
        ("r rrg", "reroll red red green"),
        ("stop", "stop"),
        ("st", "stop"),
        ("steal Mistral", "steal 1"),
        ("steal mistral", "steal 1"),
        ("take 6 black", "take black 6"),
        ("take k 6", "take black 6"),
        ("rolls red", "rolls red"),
    ],
)
def test_one_action_is_meant(typed: str, notation: str, state: State) -> None:
    assert meant(typed, state) == notation


def test_every_action_can_be_typed_as_it_is_noted(state: State) -> None:
    everything = list(range(len(GAME.space)))
    assert [READER.read(GAME.space.text(a), state) for a in everything] == everything


@pytest.mark.parametrize(
    ("typed", "meanings"),
    [
        ("take bl 2", "take blue 2, take black 2"),
        (
            "reroll",
            "reroll red, reroll blue, reroll green, reroll yellow, reroll red red, reroll red blue, …",
        ),
        ("re", "reroll red, reroll blue"),
    ],
)
def test_nothing_is_guessed(typed: str, meanings: str, state: State) -> None:
    with pytest.raises(Ambiguous, match=meanings):
        READER.read(typed, state)


def test_what_can_only_be_meant_one_way_may_be_short(state: State) -> None:
    state.apply(GAME.space.parse("stop"))
    assert meant("t green", state) == "take green 2"
    assert meant("d", state) == "done"
    with pytest.raises(Ambiguous, match="take red 2, take green 2, take yellow 2"):
        READER.read("take", state)


@pytest.mark.parametrize(
    "typed", ["", " , ", "fly", "reroll pink", "take red", "stop now", "steal 9", "rer 1"]
)
def test_what_no_action_begins_with_is_not_understood(typed: str, state: State) -> None:
    with pytest.raises(NotUnderstood, match="allowed now: reroll <dice>, stop"):
        READER.read(typed, state)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", ["reroll", "stop"]),
        ("re", ["reroll"]),
        ("x", []),
        ("reroll ", ["red", "blue", "green", "yellow"]),
        ("reroll g", ["green"]),
        ("reroll red red ", ["blue", "green", "yellow"]),
        ("reroll yellow yellow ", ["red", "blue", "green"]),
        ("r r r b ", ["green", "yellow"]),
        ("stop ", []),
    ],
)
def test_only_words_on_the_way_to_a_legal_action_are_offered(
    line: str, words: list[str], state: State
) -> None:
    assert sorted(READER.next_words(line, state.legal_actions())) == sorted(words)
