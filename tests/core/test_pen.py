"""What is the very same thing as last time is put in as it was written; the whole says the same as ever."""

import json

from hypothesis import given
from hypothesis import strategies as st

from rotonde.core.pen import Json, Pen


class Text:
    """A text that is put in as it is."""

    def __init__(self, text: bytes) -> None:
        self.text = text


class Desk:
    """Counts what is written apart."""

    def __init__(self) -> None:
        self.apart: list[object] = []
        self.pen = Pen(self.encode, Text)

    def encode(self, thing: object) -> bytes:
        self.apart.append(thing)
        return whole(thing)


def whole(thing: object) -> bytes:
    return _joined(thing).encode()


def _joined(thing: object) -> str:
    if isinstance(thing, Text):
        return thing.text.decode()
    if isinstance(thing, dict):
        return "{" + ",".join(f"{json.dumps(name)}:{_joined(part)}" for name, part in thing.items()) + "}"
    return json.dumps(thing)


PARTS = st.one_of(
    st.integers(0, 9),
    st.none(),
    st.lists(st.integers(0, 9), max_size=2),
    st.lists(st.text("ab", max_size=2), max_size=3),
    st.dictionaries(st.text("ab", max_size=1), st.integers(0, 9), max_size=2),
)


@given(st.data())
def test_whatever_comes_again_the_whole_says_the_same(data: st.DataObject) -> None:
    desk = Desk()
    things: list[object] = data.draw(st.lists(PARTS, min_size=1, max_size=5))
    for _ in range(data.draw(st.integers(1, 6))):
        readers = data.draw(st.lists(st.sampled_from([0, 1, 2, None]), min_size=1, max_size=3, unique=True))
        told: list[Json] = [
            {name: data.draw(st.sampled_from(things)) for name in data.draw(st.sets(st.sampled_from("xyz")))}
            for _ in readers
        ]
        if data.draw(st.booleans()):
            told = [told[0]] * len(told)
        assert [whole(each) for each in desk.pen.marked(readers, told)] == [whole(each) for each in told]


def test_what_is_new_is_left_to_be_written_with_the_whole() -> None:
    desk = Desk()
    assert desk.pen.marked([0], [{"a": ["x"], "b": 1}]) == [{"a": ["x"], "b": 1}]
    assert desk.apart == []


def test_what_stays_is_written_apart_once() -> None:
    desk, stays = Desk(), ["x"]
    for _ in range(4):
        desk.pen.marked([0], [{"a": stays, "b": ["y"]}])
    assert desk.apart == [stays]


def test_what_two_are_told_is_written_once() -> None:
    desk, same = Desk(), ["x"]
    first, second = desk.pen.marked([0, 1], [{"a": same, "b": ["y"]}, {"a": same, "b": ["y"]}])
    assert desk.apart == [same]
    assert isinstance(first, dict)
    assert isinstance(second, dict)
    assert first["a"] is second["a"]


def test_all_who_are_told_one_thing_get_one_text() -> None:
    desk = Desk()
    same: Json = {"a": ["x"]}
    first, second = desk.pen.marked([0, 1], [same, same])
    assert first is second
    assert whole(first) == b'{"a": ["x"]}'.replace(b": ", b":")


def test_a_list_of_numbers_is_written_again() -> None:
    desk, numbers = Desk(), [1, 2]
    for _ in range(3):
        desk.pen.marked([0], [{"a": numbers}])
    assert desk.apart == []
