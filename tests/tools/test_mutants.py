"""The mutation test of the rules: every place that bears an ID is changed, and nothing else is."""

from pathlib import Path

import mutant_runs
import mutations

SAMPLE = '''
"""A part of a game."""

MOST = 3  # XX-SETUP-1: so many of each
SHOWN = ["XX-TAKE-1"]


def why_not_take(count: int) -> str:
    return "XX-TAKE-1" if count < 2 else ""


def take(track: list[int], card: int) -> None:
    """XX-TAKE-2: laid in the order taken."""
    track.append(card)


def end(front: int) -> bool:
    if front >= 30:  # XX-WIN-1: at once
        return True
    return False


def lose(front: int) -> int:
    if front > 3:
        front -= 1
    else:  # XX-FAIL-1: the last one loses nothing
        front += 0
    return front
'''


def changed(tmp_path: Path) -> dict[tuple[str, str], str]:
    file = tmp_path / "part.py"
    file.write_text(SAMPLE)
    known = ["XX-SETUP-1", "XX-TAKE-1", "XX-TAKE-2", "XX-WIN-1", "XX-FAIL-1"]
    found = list(mutations.Source(file, {rule: rule for rule in known}).mutants())
    return {(each.rule, each.what): each.text for each in found}


def test_each_place_of_a_rule_is_changed(tmp_path: Path) -> None:
    found = changed(tmp_path)
    assert 'return "" if count < 2' in found["XX-TAKE-1", 'guard: ""']
    assert 'SHOWN = ["XX-TAKE-1"]' in found["XX-TAKE-1", 'guard: ""'], "a list that is only shown is no guard"
    assert "MOST = ((3) + 1)" in found["XX-SETUP-1", "value: ((3) + 1)"]
    assert "track.append" not in found["XX-TAKE-2", "take: return"]
    assert "if False:" in found["XX-WIN-1", "never: False"]
    assert "if True:" in found["XX-WIN-1", "always: True"]
    assert "if True:" in found["XX-FAIL-1", "branch: True"]
    assert len(found) == 6


def test_a_mutant_can_be_read(tmp_path: Path) -> None:
    for text in changed(tmp_path).values():
        compile(text, "mutant", "exec")


def test_tests_of_a_rule_are_found_by_name_or_docstring(tmp_path: Path) -> None:
    file = tmp_path / "test_part.py"
    file.write_text(
        "def test_xx_take_1_two_dice() -> None: ...\n"
        "def test_xx_take_10_others() -> None: ...\n"
        'def test_of_both() -> None:\n    """XX-TAKE-1: and more."""\n'
    )
    found = mutant_runs.named_tests(tmp_path, "XX-TAKE-1")
    assert [name.rpartition("::")[2] for name in found] == ["test_xx_take_1_two_dice", "test_of_both"]
