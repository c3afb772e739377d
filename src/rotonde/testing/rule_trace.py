"""Rule trace: every rule is in the code and in a test's name, and no other is."""

import re
import sys
from pathlib import Path

from rotonde.core.game import Game

EXAMPLES = "EX"  # a rulebook's examples are tests, not rules


def check_traces(game: Game, tests: Path) -> None:
    """Property 7, its second half: from the rule to the line and to the test, and back."""
    prefix = next(iter(game.rules)).split("-")[0]
    rules = set(game.rules)
    written = {
        *_written(prefix, _folder(game), tests),
        game.not_due,
        game.is_over,
    }  # the last two: `core.moves`
    assert written <= rules, f"in the code, but no rules: {sorted(written - rules)}"
    assert rules <= written, f"rules that no line of code bears: {sorted(rules - written)}"
    tested = set(_tested(prefix, tests))
    named = {rule for rule in tested if rule.split("-")[1] != EXAMPLES}
    assert named <= rules, f"tests of no rule: {sorted(named - rules)}"
    assert rules <= tested, f"rules without a test of their name: {sorted(rules - tested)}"


def _folder(game: Game) -> Path:
    module = sys.modules[type(game).__module__]
    return Path(str(module.__file__)).parent


def _written(prefix: str, folder: Path, tests: Path) -> list[str]:
    pattern = re.compile(rf"\b{prefix}(?:-[A-Z]+){{1,2}}-\d+[a-z]?\b")
    sources = [file for file in folder.rglob("*.py") if tests not in file.parents]
    return [found for file in sources for found in pattern.findall(file.read_text("utf-8"))]


def _tested(prefix: str, tests: Path) -> list[str]:
    pattern = re.compile(rf"\bdef test_({prefix.lower()}(?:_[a-z]+){{1,2}}?_\d+)(?=[a-z]?_|\()")
    return [
        found.upper().replace("_", "-")
        for file in tests.rglob("test_*.py")
        for found in pattern.findall(file.read_text("utf-8"))
    ]
