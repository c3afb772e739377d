"""Setup of every test run: the Hypothesis profile, and which build of the engine is under test."""

import importlib
import os
import sys
from pathlib import Path

import engine
import environment
import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["tests.browser.fixtures"]  # a game's own browser tests are in its folder

EXPECTED_BUILD = os.environ.get("ROTONDE_EXPECT", "")
# Both builds play the same games bit for bit, so the slow one need not look at as many.
EXAMPLES = 60 if EXPECTED_BUILD == "compiled" else 25
SOAK_EXAMPLES = int(os.environ.get("ROTONDE_SOAK_EXAMPLES", "5000"))
SLOW_MACHINES = [HealthCheck.too_slow, HealthCheck.data_too_large]  # two shared cores are no defect
settings.register_profile("quick", max_examples=EXAMPLES, deadline=None, suppress_health_check=SLOW_MACHINES)
settings.register_profile("ci", settings.get_profile("quick"), derandomize=True)
settings.register_profile("soak", settings.get_profile("quick"), max_examples=SOAK_EXAMPLES)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "quick"))

# The example game from outside: installed again when its sources have changed, found like anyone's plug-in.
if "PYTEST_XDIST_WORKER" not in os.environ:
    environment.install_plugin()
sys.path.append(str(Path(__file__).parent / "build" / "plugin"))


def pytest_sessionstart() -> None:
    """ROTONDE_EXPECT=compiled or interpreted: the run fails unless all that can be compiled is so built."""
    if not EXPECTED_BUILD:
        return
    files = engine.engine_modules(engine.SOURCE)
    modules = [".".join(file.with_suffix("").parts) for file in files]
    others = [module for module in modules if _build(module) != EXPECTED_BUILD]
    if others or not modules:
        pytest.exit(f"not {EXPECTED_BUILD}: {', '.join(others)}", returncode=3)


def _build(module: str) -> str:
    origin = Path(importlib.import_module(module).__file__ or "")
    return "interpreted" if origin.suffix == ".py" else "compiled"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests marked `soak` run only when they are asked for by that name."""
    if "soak" in config.getoption("markexpr"):
        return
    left_out = [item for item in items if item.get_closest_marker("soak")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if not item.get_closest_marker("soak")]
