"""The page on what holds names tests that are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"`((?:tests|bench)/[\w/.]+)(?:::(\w+))?`")


def is_there(file: str, test: str) -> bool:
    place = ROOT / file
    return place.is_file() and (not test or f"def {test}(" in place.read_text(encoding="utf-8"))


def test_every_proof_is_there() -> None:
    proofs = NAMED.findall((ROOT / "docs" / "guarantees.md").read_text(encoding="utf-8"))
    assert len(proofs) > 50
    assert [proof for proof in proofs if not is_there(*proof)] == []
