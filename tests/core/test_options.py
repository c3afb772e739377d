"""Table options: what is allowed is taken, what is not is named."""

import pytest

from rotonde import OptionError
from rotonde.core.options import complete, schema

TABLE = schema(
    pace={"enum": ["slow", "fast", 3], "default": "slow", "titles": {"en": "Pace", "fr": "Allure"}},
    fog={"type": "boolean", "default": False},
    hand={"type": "integer", "minimum": 5, "maximum": 7, "default": 7},
    motto={"type": "string", "default": ""},
)


def test_what_is_not_chosen_has_its_default() -> None:
    assert complete(TABLE, None) == {"pace": "slow", "fog": False, "hand": 7, "motto": ""}
    assert complete(TABLE, {"fog": True, "hand": 5})["hand"] == 5
    assert complete(TABLE, {"pace": 3, "motto": "onward"}) == {
        "pace": 3,
        "fog": False,
        "hand": 7,
        "motto": "onward",
    }


def test_titles_are_standard_too() -> None:
    properties = TABLE["properties"]
    assert isinstance(properties, dict)
    assert (properties["pace"]["title"], properties["fog"]["title"]) == ("Pace", "fog")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"pace": "medium"}, "option pace: 'medium' is not allowed; allowed: slow, fast, 3"),
        ({"pace": True}, "option pace: True"),
        ({"fog": 1}, "option fog: 1 is not allowed; allowed: true, false"),
        ({"hand": 8}, "option hand: 8 is not allowed; allowed: 5 to 7"),
        ({"hand": True}, "option hand: True"),
        ({"hand": "6"}, "option hand: '6'"),
        ({"motto": 1}, "option motto: 1 is not allowed; allowed: text"),
        ({"weather": "fine"}, "option weather: 'fine' is not allowed; allowed: pace, fog, hand, motto"),
        (["fog"], "option options"),
    ],
)
def test_what_is_not_allowed_is_named_with_what_is(given: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError) as caught:
        complete(TABLE, given)
    assert message in str(caught.value)
    assert "permis" in caught.value.text("fr")
    assert caught.value.option == message.split()[1].rstrip(":")


def test_a_table_without_options_says_none() -> None:
    with pytest.raises(OptionError, match="allowed: none"):
        complete(schema(), {"fog": True})
