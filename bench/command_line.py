"""The command line of the scripts here: `--help` prints what a script does, and runs nothing."""

from argparse import ArgumentParser, RawDescriptionHelpFormatter


def parser(doc: str | None) -> ArgumentParser:
    """Arguments of a script, described by its docstring; a script adds its own and reads them first."""
    return ArgumentParser(description=doc, formatter_class=RawDescriptionHelpFormatter)
