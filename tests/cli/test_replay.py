"""`rotonde replay`: printed, or stepped through with the keys."""

from pathlib import Path

import pytest

import rotonde
from rotonde import Record
from tests.cli.harness import RECORDS, call, terminal

THEFT = RECORDS / "3-seats.txt"


def test_a_whole_game_is_printed_as_sentences_and_boards(capsys: pytest.CaptureFixture[str]) -> None:
    record = Record.parse(THEFT.read_text("utf-8"))
    status, output, complaint = call(capsys, "replay", str(THEFT))
    assert (status, complaint) == (0, "")
    assert f"{len(record.actions)} actions" in output
    assert "Turn 1: Seat" in output
    assert "has arrived and wins." in output
    winner = record.last().winners()[0]
    assert f"Won: Seat {winner}." in output


def test_every_golden_record_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    for file in RECORDS.glob("*.txt"):
        for language in ("en", "fr"):
            status, output, complaint = call(capsys, "replay", str(file), "--language", language)
            assert (status, complaint) == (0, ""), file
            assert output.count("\n") > 50


def test_an_opened_seed_is_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = Record.parse(THEFT.read_text("utf-8"))
    _, output, _ = call(capsys, "replay", str(THEFT))
    assert ("checked" in output) == (record.seed is not None)
    record.seed = 12345
    (tmp_path / "false.txt").write_text(str(record), "utf-8")
    status, _, complaint = call(capsys, "replay", str(tmp_path / "false.txt"))
    assert status == 2
    assert "the seed gives" in complaint


@pytest.mark.parametrize(("language", "kept"), [("en", "fits it"), ("fr", "y correspond")])
def test_a_shared_seed_is_checked_against_its_commitment(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, kept: str
) -> None:
    seed = rotonde.SharedSeed("7" * 64, ["a" * 32, ""])
    match = rotonde.Match(rotonde.game("wurfel"), 2, seed)
    match.record.seed = seed
    file = tmp_path / "shared.txt"
    file.write_text(str(match.record), "utf-8")
    _, output, _ = call(capsys, "replay", str(file), "--language", language)
    assert seed.commitment in output
    assert kept in output
    file.write_text(str(match.record).replace("7" * 64, "8" * 64), "utf-8")
    status, _, complaint = call(capsys, "replay", str(file), "--language", language)
    assert (status, seed.commitment in complaint) == (2, True)


def test_a_closed_seed_is_said_to_be_closed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = Record.parse(THEFT.read_text("utf-8"))
    record.seed = None
    del record.actions[20:]
    (tmp_path / "running.txt").write_text(str(record), "utf-8")
    _, output, _ = call(capsys, "replay", str(tmp_path / "running.txt"))
    assert "The seed is not opened" in output
    assert "The record ends here, before the game does." in output


def test_one_moment_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    total = len(Record.parse(THEFT.read_text("utf-8")).actions)
    _, output, _ = call(capsys, "replay", str(THEFT), "--at", str(total), "--seat", "1")
    assert f"(action {total} of {total})" in output
    assert "Won: " in output
    _, output, _ = call(capsys, "replay", str(THEFT), "--at", "0")
    assert "Turn 1" in output


def test_keys_step_by_decision_and_by_turn() -> None:
    record = Record.parse(THEFT.read_text("utf-8"))
    total = len(record.actions)
    with terminal("replay", str(THEFT)) as screen:
        first = screen.shows("Turn 1", "action 6 of", "q quits")
        screen.press("right")
        second = screen.shows(
            "Turn 1", "action 8 of" if record.actions[7].startswith("rolls") else "action 7 of"
        )
        assert second != first
        screen.press("left")
        screen.is_again(first)
        screen.press("down")
        screen.shows("Turn 2")
        screen.press("down")
        screen.shows("Turn 3")
        screen.press("up")
        screen.shows("Turn 2")
        screen.press("end")
        screen.shows(f"action {total} of {total}", "Won: ")
        screen.press("right", "home")
        screen.is_again(first)
        screen.press("q")
        assert screen.ends() == 0


def test_plain_prints_even_on_a_terminal() -> None:
    with terminal("replay", str(THEFT), "--plain") as screen:
        assert screen.ends() == 0
        screen.shows("Won: ")
