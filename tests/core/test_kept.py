"""A part is the same thing as long as it says the same."""

from rotonde.core.kept import Kept


def test_a_part_that_comes_out_as_before_stays_the_thing_that_it_was() -> None:
    kept = Kept()
    first = ["a"]
    kept.keep(1, first)
    kept.keep(2, ["a"])
    assert (kept.basis, kept.part is first) == (2, True)


def test_a_part_that_comes_out_otherwise_is_another() -> None:
    kept = Kept()
    first = ["a"]
    kept.keep(1, first)
    kept.keep(2, ["b"])
    assert (kept.part, first) == (["b"], ["a"])
