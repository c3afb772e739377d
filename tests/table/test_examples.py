"""Examples of rules: each is a position that shows what its text says, and that one can play on from."""

import pytest

import rotonde
from rotonde.table.game.examples import example
from rotonde.table.refusal import Refusal

EXAMPLES = {
    each.id: game_id
    for game_id in rotonde.games()
    for rule in rotonde.game(game_id).rules.values()
    for each in rule.examples
}

# What may be done in the position, and what may not, with the rule that forbids it.
SHOWN: dict[str, tuple[set[str], dict[str, str]]] = {
    "WX-EX-1": ({"take red 2", "take green 2"}, {"take red 3": "WX-PLAY-2"}),
    "WX-EX-2": ({"discard 2"}, {"discard 5": "WX-DISC-1"}),
    "WX-EX-3": ({"take red 3", "take green 3", "steal 1"}, {"take green 2": "WX-PLAY-2"}),
    "WX-EX-4": ({"stop"}, {"take black 2": "WX-TURN-1"}),
    "TEE-EX-1": ({"ride violet oradea", "ride violet brasov"}, {}),
    "TEE-EX-3": ({"draw", "roll"}, {"ride tee nuremberg": "TEE-TURN-2"}),
    "TEE-EX-4": ({"ride violet limerick_jn"}, {"ride violet dublin": "TEE-MOVE-2"}),
    "TEE-EX-5": ({"draw"}, {"ride ferry holyhead": "TEE-TURN-2"}),
    "TEE-EX-6": ({"roll"}, {"draw": "TEE-NET-4"}),
    "CV-EX-1": ({"accept"}, {"conductor brown": "CV-AGT-EU-3"}),
    "CV-EX-2": ({"conductor black", "move black1", "move black2"}, {"move brown1": "CV-INS-3"}),
    "CV-EX-4": ({"go"}, {"play move": "CV-ACT-1"}),
    "CV-EX-5": ({"chief black1", "chief black2"}, {"chief brown1": "CV-AGT-NA-3"}),
    "EX-EX-1": ({"start hopper", "start coach"}, {"discard gondola": "EX-HAND-1"}),
    "EX-EX-2": ({"add hopper", "add caboose"}, {"add gondola": "EX-TRAIN-2"}),
    "EX-EX-3": ({"diesel", "add coach"}, {"add box-car": "EX-TRAIN-2"}),
}


def position(example_id: str) -> rotonde.State:
    *_, last = example(EXAMPLES[example_id], example_id).steps()
    return last


@pytest.mark.parametrize("example_id", EXAMPLES)
def test_an_example_shows_what_its_text_says(example_id: str) -> None:
    state = position(example_id)
    space = state.game.space
    may, may_not = SHOWN[example_id]
    assert may <= {space.text(a) for a in state.legal_actions()}
    assert {text: state.why_not(space.parse(text)) for text in may_not} == may_not


def test_the_clock_of_the_example_is_filled_up_to_six() -> None:
    state = position("CV-EX-4")
    assert state.view(0)["clock"] == {"tokens": 2, "full": 7}
    state.apply(state.game.space.parse("go"))
    assert state.view(0)["clock"] == {"tokens": 6, "full": 7}


@pytest.mark.parametrize("example_id", EXAMPLES)
def test_an_example_is_said_in_every_language(example_id: str) -> None:
    rules = rotonde.game(EXAMPLES[example_id]).rules.values()
    shown = next(each for rule in rules for each in rule.examples if each.id == example_id)
    assert shown.text("fr") != shown.text("en") == shown.text("xx")


def test_an_unknown_example_is_refused() -> None:
    with pytest.raises(Refusal):
        example("wurfel", "WX-EX-9")
