"""Memo cells: the same object as long as the value is equal."""

from rotonde.core.memo import Memo


def test_an_equal_value_keeps_the_cached_object() -> None:
    memo: Memo[list[str]] = Memo()
    first = ["a"]
    memo.store(1, first)
    memo.store(2, ["a"])
    assert (memo.inputs, memo.value is first) == (2, True)


def test_another_value_replaces_the_cached_object() -> None:
    memo: Memo[list[str]] = Memo()
    first = ["a"]
    memo.store(1, first)
    memo.store(2, ["b"])
    assert (memo.value, first) == (["b"], ["a"])
