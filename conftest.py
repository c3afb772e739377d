"""What holds for every test run: the Hypothesis profile, and which build of the engine is under test."""

import importlib
import os
import pkgutil

import pytest
from hypothesis import HealthCheck, settings

SLOW_MACHINES = [HealthCheck.too_slow, HealthCheck.data_too_large]  # two shared cores are no defect
settings.register_profile("quick", max_examples=40, deadline=None, suppress_health_check=SLOW_MACHINES)
settings.register_profile("ci", settings.get_profile("quick"), derandomize=True)
settings.register_profile("soak", settings.get_profile("quick"), max_examples=5000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "quick"))

EXPECTED_BUILD = os.environ.get("ROTONDE_EXPECT", "")


def pytest_sessionstart() -> None:
    """ROTONDE_EXPECT=compiled or interpreted: the run fails unless the core is of that build."""
    if not EXPECTED_BUILD:
        return
    core = importlib.import_module("rotonde.core")
    builds = {_build(f"rotonde.core.{module.name}") for module in pkgutil.iter_modules(core.__path__)}
    if EXPECTED_BUILD not in builds or (EXPECTED_BUILD == "interpreted" and len(builds) > 1):
        pytest.exit(f"rotonde.core should be {EXPECTED_BUILD}, but {core.__path__[0]} is not", returncode=3)


def _build(module: str) -> str:
    origin = importlib.import_module(module).__file__ or ""
    return "interpreted" if origin.endswith(".py") else "compiled"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests marked `soak` run only when they are asked for by that name."""
    if "soak" in config.getoption("markexpr"):
        return
    left_out = [item for item in items if item.get_closest_marker("soak")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if not item.get_closest_marker("soak")]
