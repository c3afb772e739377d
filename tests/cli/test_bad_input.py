"""Whatever is wrong on the command line is named, with what is allowed, in one or two lines."""

from pathlib import Path

import pytest

from tests.cli.harness import RECORDS, call, run

REFUSED = [
    ([], "missing: COMMAND"),
    (["dance"], "'dance' is not allowed; allowed: serve, config, verify, games, languages, rules, play, "),
    (["play"], "missing: GAME"),
    (["play", "chess"], "there is no game 'chess'; the games here are"),
    (["play", "wurfel", "--seats", "9"], "--seats: '9' is not allowed; allowed: 2, 3, 4, 5, 6"),
    (["play", "wurfel", "--seats", "two"], "--seats: 'two' is not allowed; allowed: 2, 3, 4, 5, 6"),
    (["play", "wurfel", "--seats"], "--seats: a value is missing"),
    (["play", "wurfel", "--me", "3"], "--me: '3' is not allowed; allowed: a whole number from 0 to 2"),
    (["play", "wurfel", "--me=-1"], "--me: '-1' is not allowed"),
    (["play", "wurfel", "--bots", "genius"], "--bots: 'genius' is not allowed; allowed: random, novice"),
    (["play", "wurfel", "--bots", "novice,novice,novice"], "one for all, or 2 of them"),
    (["play", "wurfel", "--seed", "x"], "--seed: 'x' is not allowed; allowed: a whole number from 0 to"),
    (["play", "wurfel", "--seed", str(1 << 128)], "a whole number from 0 to"),
    (["play", "wurfel", "--option", "fast"], "name=value, with the names firstPlayer, freeShorter"),
    (["play", "wurfel", "--option", "fast=1"], "name=value, with the names firstPlayer, freeShorter"),
    (["play", "wurfel", "--option", "freeShorter=maybe"], "option freeShorter: 'maybe' is not allowed"),
    (["play", "wurfel", "--option", "firstPlayer=5"], "option firstPlayer: 5 is not allowed"),
    (["play", "wurfel", "--save", "{folder}"], "cannot be written: it is a folder"),
    (["play", "wurfel", "--save", "{folder}/no/file"], "cannot be written: there is no such file"),
    (["play", "wurfel", "--colour"], "unknown argument: --colour"),
    (["play", "wurfel", "--se", "3"], "unknown argument: --se 3"),
    (["games", "--language", "de"], "--language: 'de' is not allowed; allowed: en, fr"),
    (["rules", "chess"], "there is no game 'chess'"),
    (["rules", "wurfel", "--search", "zeppelin"], "--search: 'zeppelin' is not allowed"),
    (["simulate", "wurfel", "--games", "0"], "--games: '0' is not allowed; allowed: a whole number from 1"),
    (["simulate", "wurfel", "--jobs", "none"], "--jobs: 'none' is not allowed"),
    (["simulate", "wurfel", "--horizon", "1e3"], "--horizon: '1e3' is not allowed"),
    (["simulate", "wurfel", "--bots", "random,random"], "one for all, or 3 of them"),
    (["simulate", "wurfel", "--out", "{folder}"], "cannot be written: it is a folder"),
    (["serve", "--port", "70000"], "--port: '70000' is not allowed; allowed: a whole number from 0 to 65535"),
    (["replay"], "missing: FILE"),
    (["replay", "{folder}/nothing"], "cannot be read: there is no such file"),
    (["replay", "{folder}"], "cannot be read: it is a folder"),
    (["replay", "{record}", "--seat", "7"], "--seat: '7' is not allowed; allowed: a whole number from 0 to"),
    (["replay", "{record}", "--at", "99999"], "--at: '99999' is not allowed"),
    (["replay", "{record}", "--plain=yes"], "--plain takes no value"),
]


@pytest.mark.parametrize(("arguments", "complaint"), REFUSED, ids=lambda each: " ".join(each)[:60])
def test_it_is_named_with_what_is_allowed(
    arguments: list[str], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    places = {"folder": tmp_path, "record": RECORDS / "3-seats.txt"}
    status, output, complained = call(capsys, *(argument.format(**places) for argument in arguments))
    assert (status, output) == (2, "")
    assert complaint in complained
    assert complained.count("\n") <= 2


HEADER = "rotonde record 1\ngame: wurfel\nversion: 2\nseats: 2\noptions: {}\n"
RECORDS_REFUSED = {
    "empty": (b"", "line 1: a record begins with 'rotonde record 1'"),
    "binary": (bytes(range(256)), "is not text in UTF-8"),
    "zeros": (b"\0" * 100, "line 1: a record begins with"),
    "another game": (b"rotonde record 1\ngame: chess\n", "line 2: there is no game 'chess'"),
    "no seats": (b"rotonde record 1\ngame: wurfel\nversion: 2\n", "seats is missing"),
    "no such key": (b"rotonde record 1\nplay: wurfel\n", "line 2: expected game, version"),
    "no such action": (
        f"{HEADER}\nremoves white 2\nflies away\n".encode(),
        "line 8: 'flies away' is not an action",
    ),
    "illegal": (
        f"{HEADER}\nremoves white 2\nremoves white 2\n".encode(),
        "line 8: 'removes white 2' is not allowed",
    ),
    "old version": (HEADER.replace("version: 2", "version: 9").encode(), "line 3: rules version 9"),
}


@pytest.mark.parametrize("name", RECORDS_REFUSED)
def test_a_bad_record_is_refused_with_its_line(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    raw, complaint = RECORDS_REFUSED[name]
    file = tmp_path / "game.txt"
    file.write_bytes(raw)
    status, output, complained = call(capsys, "replay", str(file))
    assert (status, output) == (2, "")
    assert complaint in complained


def test_refusals_speak_french_too(capsys: pytest.CaptureFixture[str]) -> None:
    _, _, complained = call(capsys, "play", "wurfel", "--seats", "9", "--language", "fr")
    assert (
        complained
        == "rotonde: --seats\u00a0: «\u00a09\u00a0» n’est pas permis\u00a0; permis\u00a0: 2, 3, 4, 5, 6\n"
    )
    _, _, complained = call(capsys, "--language=fr", "danse")
    assert complained.startswith(
        "rotonde: COMMAND\u00a0: «\u00a0danse\u00a0» n’est pas permis\u00a0; permis\u00a0: serve"
    )


def test_a_refused_file_stays_as_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stored = tmp_path / "kept.txt"
    stored.write_text("mine", "utf-8")
    call(capsys, "play", "wurfel", "--seats", "9", "--save", str(stored))
    call(capsys, "simulate", "wurfel", "--games", "0", "--out", str(stored))
    assert stored.read_text("utf-8") == "mine"
    assert list(tmp_path.iterdir()) == [stored]


def test_a_bad_line_on_standard_input_is_no_end() -> None:
    outcome = run("play", "wurfel", "--seed", "1", "--bots", "random", typed="\udcff\udcfe\nquit\n")
    assert outcome.returncode == 0
