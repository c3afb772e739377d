"""Without its package an adapter says which extra to install."""

import subprocess
import sys

import pytest

WITHOUT = """
import sys
sys.modules[{package!r}] = None
try:
    import rotonde.adapters.{adapter}
except ModuleNotFoundError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("adapter", "package", "extra"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("pettingzoo", "gymnasium", "pettingzoo"),
        ("open_spiel", "pyspiel", "open-spiel"),
        ("gymnasium", "gymnasium", "gymnasium"),
        ("vector", "numpy", "vector"),
    ],
)
def test_the_extra_is_named(adapter: str, package: str, extra: str) -> None:
    code = WITHOUT.format(adapter=adapter, package=package)
    output = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert f"pip install 'rotonde[{extra}]'" in output
