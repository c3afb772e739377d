"""Engine notice: every adapter logs once that the engine is interpreted."""

from collections.abc import Callable, Iterator

import pyspiel
import pytest

import rotonde
import rotonde.adapters.open_spiel  # registers the games
from rotonde.adapters import extras
from rotonde.adapters.gymnasium import SeatEnv
from rotonde.adapters.pettingzoo import env
from rotonde.adapters.vector import Stepper

TABLES: dict[str, Callable[[], object]] = {
    "PettingZoo": lambda: env("wurfel"),
    "Gymnasium": lambda: SeatEnv("wurfel"),
    "vector": lambda: Stepper("wurfel", 1),
    "OpenSpiel": lambda: pyspiel.load_game("rotonde_wurfel"),
}


@pytest.fixture(autouse=True)
def _first_table_of_a_process() -> Iterator[None]:
    extras.say_engine.cache_clear()
    yield
    extras.say_engine.cache_clear()


@pytest.mark.parametrize("adapter", TABLES)
@pytest.mark.parametrize(("compiled", "lines"), [(False, 1), (True, 0)])
def test_an_interpreted_engine_is_told_once(
    adapter: str,
    compiled: bool,
    lines: int,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(extras, "compiled", compiled)
    for _ in range(2):
        TABLES[adapter]()
    output = [record for record in caplog.records if record.name == "rotonde.adapters"]
    assert len(output) == lines
    assert all("rotonde.compiled is False" in record.getMessage() for record in output)


def test_it_is_an_attribute_too() -> None:
    from rotonde.core import state

    assert rotonde.compiled == (not str(state.__file__).endswith(".py"))
