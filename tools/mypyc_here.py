"""Compiles the modules named on the command line, in place, below the current folder. Run by engine.py."""

import os
import sys
from itertools import groupby
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

# The sources are checked strictly elsewhere: here a missing package or an error in a module that is not
# compiled must not stop the build.
FLAGS = ["--explicit-package-bases", "--ignore-missing-imports", "--follow-imports=silent", "--config-file="]


def library(module: str) -> str:
    """The library of a module: one a game, one for the server, one for the rest; so both cores have work."""
    _, part, name, *_ = Path(module).parts
    if part == "games":
        return f"rotonde_{name}"
    return "rotonde_server" if part == "server" else "rotonde"


modules = sorted(sys.argv[1:], key=library)
groups: list[tuple[list[str], str | None]] = [
    (list(members), name) for name, members in groupby(modules, library)
]

extensions = mypycify([*FLAGS, *modules], opt_level="3", debug_level="0", separate=groups)
if os.name != "nt":
    for extension in extensions:
        # What a library does not show to others is called directly, or not at all but written in place.
        extension.extra_compile_args.append("-fvisibility=hidden")

setup(
    name="rotonde",
    packages=[],
    ext_modules=extensions,
    script_args=["--quiet", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"],
)
