# rotonde: interpreted
"""Faults of material beyond a file's shape: their sentences are among a game's texts."""

from rotonde.core.errors import LONGEST_PROBLEM, RotondeError, cut
from rotonde.core.message import Message


class Fault(RotondeError, ValueError):
    """A fault by its sentence, "tee:fault-no-station", and its data."""

    def __init__(self, fault: str, **data: object) -> None:
        super().__init__(fault=fault, **data)

    @property
    def message(self) -> Message:
        data = {name: str(each) if isinstance(each, list) else each for name, each in self.data.items()}
        return Message(str(data.pop("fault")), **data)

    def text(self, language: str) -> str:
        return cut(super().text(language), LONGEST_PROBLEM)
