"""The reference, from docstrings: the public names of our public modules and no others."""

import inspect
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Final

PUBLIC: Final = (
    "rotonde",
    "rotonde.client",
    "rotonde.testing",
    "rotonde.adapters.pettingzoo",
    "rotonde.adapters.gymnasium",
    "rotonde.adapters.open_spiel",
    "rotonde.adapters.vector",
)


def reference_pages() -> dict[str, str]:
    """A page for each public module, and one that names them."""
    pages = {f"reference/{name}.md": _page(name, import_module(name)) for name in PUBLIC}
    lines = ["# Reference\n", "The public names, from their docstrings. Everything else is free to change.\n"]
    lines += [f"- [`{name}`]({name}.md): {_first(import_module(name))}" for name in PUBLIC]
    index = "\n".join([*lines, "\n```{toctree}\n:hidden:\n", *PUBLIC, "```"]) + "\n"
    return {"reference/index.md": index, **pages}


def _first(module: ModuleType) -> str:
    return (inspect.getdoc(module) or "").splitlines()[0]


def _page(name: str, module: ModuleType) -> str:
    lines = [f"# `{name}`\n", (inspect.getdoc(module) or "") + "\n"]
    lines += ["```{eval-rst}", f".. currentmodule:: {name}\n"]
    lines += [_entry(each, getattr(module, each)) for each in sorted(module.__all__, key=_order(module))]
    return "\n".join([*lines, "```"]) + "\n"


def _order(module: ModuleType) -> Callable[[str], tuple[int, str]]:
    """Functions first, then classes, errors and constants."""

    def key(name: str) -> tuple[int, str]:
        found = getattr(module, name)
        if inspect.isclass(found):
            return (2 if issubclass(found, Exception) else 1, name)
        return (0 if callable(found) else 3, name)

    return key


def _entry(name: str, found: object) -> str:
    if inspect.isclass(found):
        is_error = issubclass(found, Exception)
        return f".. autoclass:: {name}\n" + ("" if is_error else "   :members:\n")
    if isinstance(found, ModuleType):
        return f".. function:: {name}() -> list[str]\n\n   The IDs of all games, sorted, plug-ins included.\n"
    return f".. autofunction:: {name}\n" if callable(found) else f".. autodata:: {name}\n"
