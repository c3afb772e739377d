"""One folder a game; each has its `GAME`, and none knows another.

`rotonde.games` is this folder and, called, the list of all games: Python keeps one attribute for both.
"""

import sys
from types import ModuleType

from rotonde.core import catalogue


class _Folder(ModuleType):
    """A package that can be asked what is in it."""

    def __call__(self) -> list[str]:
        return catalogue.games()


sys.modules[__name__].__class__ = _Folder
