"""Memo cells: a part of a view or of aids, cached as long as its inputs are equal."""

from typing import Generic, TypeVar, cast

T = TypeVar("T")


class Memo(Generic[T]):
    """Memo cell: returns the cached object while its inputs are equal.

    The caller compares `inputs` and stores a new value where they differ. Inputs are numbers, or copies that
    never change. A cached value is never changed either, so that several readers may be given the same
    object, and it has to be serialized only once.
    """

    def __init__(self) -> None:
        self.inputs: object = None
        self.value = cast(T, None)  # nobody reads it before it is stored

    def store(self, inputs: object, value: T) -> None:
        """Cache the value for these inputs; an equal value keeps the object that is there."""
        self.inputs = inputs
        if self.value != value:
            self.value = value
