"""An audit says what it found, and says so where it found nothing out."""

import json

import pytest
from audit import CLEAN, FAULTY, UNKNOWN, page_verdict, python_verdict

FINE = {"name": "a", "version": "1", "vulns": []}
BAD = {"name": "b", "version": "2", "vulns": [{"id": "CVE-1"}]}
SKIPPED = {"name": "c", "skip_reason": "not found"}


@pytest.mark.parametrize(
    ("packages", "status", "said"),
    [
        ([FINE], CLEAN, "1 packages"),
        ([FINE, BAD, SKIPPED], FAULTY, "b 2: CVE-1"),
        ([FINE, SKIPPED], UNKNOWN, "1 of 2"),
        ([], UNKNOWN, "0 of 0"),
    ],
)
def test_python(packages: list[object], status: int, said: str) -> None:
    found, text = python_verdict(json.dumps({"dependencies": packages}))
    assert found == status
    assert said in text


@pytest.mark.parametrize("told", ["", "no connection", "[]", '{"error": {"code": "ENOAUDIT"}}'])
def test_no_answer_is_no_verdict(told: str) -> None:
    assert python_verdict(told)[0] == page_verdict(told)[0] == UNKNOWN


@pytest.mark.parametrize(("total", "status"), [(0, CLEAN), (3, FAULTY)])
def test_the_page(total: int, status: int) -> None:
    assert page_verdict(json.dumps({"metadata": {"vulnerabilities": {"total": total}}}))[0] == status
