"""Compiles the modules named on the command line, in place, below the current folder. Run by engine.py."""

import sys

from mypyc.build import mypycify
from setuptools import setup

# The sources are checked strictly elsewhere: here a missing package or an error in a module that is not
# compiled must not stop the build.
FLAGS = ["--explicit-package-bases", "--ignore-missing-imports", "--follow-imports=silent", "--config-file="]

setup(
    name="rotonde",
    packages=[],
    ext_modules=mypycify([*FLAGS, *sys.argv[1:]], opt_level="3", debug_level="0", group_name="rotonde"),
    script_args=["--quiet", "build_ext", "--inplace"],
)
