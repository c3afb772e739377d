"""Refusals of the server: the one shape that all of them have."""

from tests.server.harness import Message


def is_shape(answer: Message, code: str) -> bool:
    """The one shape that every refusal has."""
    assert set(answer) - {"type", "action"} == {"error", "message", "rule", "n"}
    assert set(answer["message"]) == {"en", "fr"}
    assert all(answer["message"].values())
    assert answer["message"]["en"] != answer["message"]["fr"]
    assert "{" not in answer["message"]["en"] + answer["message"]["fr"]
    return bool(answer["error"] == code)
