"""Observers for OpenSpiel: the seat's view as text, and its cells from 0 to 1."""

from typing import TYPE_CHECKING

import numpy as np
import pyspiel

from rotonde.adapters.information_state import view_text
from rotonde.core.state import State
from rotonde.learning.observation import Observation

if TYPE_CHECKING:
    from rotonde.adapters.open_spiel import RotondeState


class Shape:
    """The cells of a table, the most that each holds, and which of them tell what."""

    def __init__(self, cells: Observation, first: State) -> None:
        self.cells = cells
        self.first = first  # how every game begins
        self.most = np.array([most for _, most in cells.cells()], np.float32)
        self.sizes = {name: part.size for name, part in cells.parts.items() if part.size}


class Observer:
    """A seat's view, with or without the memory of its own decisions; or a bystander's."""

    def __init__(self, shape: Shape, *, private: bool, recall: bool) -> None:
        self._cells = shape.cells
        self._most = shape.most
        self._private = private
        self._recall = recall
        self._first = shape.first
        self._at_first: dict[int, np.ndarray] = {}
        self.tensor = np.zeros(shape.cells.size, np.float32)
        self.dict: dict[str, np.ndarray] = {}
        at = 0
        for key, size in shape.sizes.items():
            self.dict[key] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: "RotondeState", player: int) -> None:
        """Fill in `tensor`, and with it `dict`.

        Whenever OpenSpiel observes a state it observes the first one too, to learn the tensor's shape.
        """
        held = state.held.state
        if held is not self._first:
            self._look(held, player)
        elif player in self._at_first:
            self.tensor[:] = self._at_first[player]
        else:
            self._look(held, player)
            self._at_first[player] = self.tensor.copy()

    def _look(self, held: State, player: int) -> None:
        cells = bytearray(self._cells.size)
        if self._private:
            self._cells.write(held, player, cells, 0)
        else:
            self._cells.view.write(held.view(None), cells, 2 * self._cells.seats, 0)
        np.divide(np.frombuffer(cells, np.uint8), self._most, out=self.tensor)

    def string_from(self, state: "RotondeState", player: int) -> str:
        """The view as text; with recall, a digest of what the seat saw and did before it."""
        if not self._private:
            return view_text(state.held.state.view(None))
        text = f"seat {player} {view_text(state.held.state.view(player))}"
        return f"{state.held.recalled(player)} {text}" if self._recall else text


class Secrets:
    """Observer of what a seat knows and a bystander does not, as text."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, np.ndarray] = {}

    def set_from(self, state: "RotondeState", player: int) -> None:
        """There is no tensor."""

    def string_from(self, state: "RotondeState", player: int) -> str:
        mine, public = (state.held.state.view(seat) for seat in (player, None))
        secrets = {key: value for key, value in mine.items() if value != public[key]}
        return view_text(secrets) if secrets else ""


def observer(
    shape: Shape, kind: pyspiel.IIGObservationType | None, *, hides: bool
) -> Observer | Secrets | None:
    """The observer of that kind; None where there is nothing to observe."""
    if kind is None:
        return Observer(shape, private=True, recall=False)
    private = kind.private_info != pyspiel.PrivateInfoType.NONE
    if kind.public_info:
        return Observer(shape, private=private, recall=kind.perfect_recall)
    return Secrets() if private and hides else None
