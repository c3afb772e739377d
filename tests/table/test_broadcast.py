"""Changes are found by equality, not by identity."""

import json

from hypothesis import given
from hypothesis import strategies as st

from rotonde.core.state import Json
from rotonde.table.messages.state import DeltaEncoder, changed

PARTS = st.one_of(
    st.integers(2, 9), st.none(), st.lists(st.integers(2, 9), max_size=2), st.text("ab", max_size=2)
)
TOLD = st.dictionaries(st.sampled_from("xyz"), PARTS)


@given(TOLD, TOLD)
def test_what_has_changed_and_what_was_make_what_is(told: Json, before: Json) -> None:
    found = changed(told, before)
    if found is None:
        assert list(told) != list(before)
        return
    assert {**before, **found} == told
    assert all(before[name] != part for name, part in found.items())


@given(TOLD)
def test_what_was_made_anew_and_is_equal_has_not_changed(told: Json) -> None:
    assert (
        changed({name: list(part) if isinstance(part, list) else part for name, part in told.items()}, told)
        == {}
    )


def test_where_a_part_comes_for_another_all_has_to_be_told() -> None:
    assert changed({"x": 2}, {"y": 2}) is None
    assert changed({"x": 2, "y": 2}, {"y": 2}) is None


def test_what_several_are_told_alike_is_written_once() -> None:
    written: list[object] = []

    def encode(told: object) -> bytes:
        written.append(told)
        return json.dumps(told).encode()

    changes = DeltaEncoder(encode)
    told, before, other = Json(x=2, y=[3]), Json(x=2, y=[4]), Json(x=3, y=[3])
    assert [changes.encoded(told, before) for _ in range(3)] == [b'{"y": [3]}'] * 3
    assert written == [{"y": [3]}]
    assert changes.encoded(told, other) == b'{"x": 2}'
    assert changes.encoded(other, before) == b'{"x": 3, "y": [3]}'
    assert changes.encoded(told, {}) == b""
