"""Records: on paper and back, replayed, verified, refused with the line that is wrong."""

import pytest

import rotonde
from rotonde import OVER, Match, Record, RecordError

GAME = rotonde.game("wurfel")


def finished(seed: int = 3) -> Match:
    match = Match(GAME, 2, seed, {"firstPlayer": 0})
    while match.state.to_act != OVER:
        legal = match.state.legal_actions()
        match.apply(legal[-1] if "done" not in [GAME.space.text(a) for a in legal[-1:]] else legal[0])
    return match


FINISHED = finished()
TEXT = str(FINISHED.record)
LINES = TEXT.splitlines()


def test_a_record_is_text_for_people() -> None:
    assert LINES[:7] == [
        "rotonde record 1",
        "game: wurfel",
        "version: 2",
        "seats: 2",
        'options: {"firstPlayer": 0, "freeShorter": false}',
        "seed: 3",
        "",
    ]
    assert LINES[7].startswith("removes ")


def test_parse_is_the_inverse_of_str() -> None:
    again = Record.parse(TEXT)
    assert str(again) == TEXT
    assert again == FINISHED.record
    assert again != Record(GAME, 2)
    assert again != TEXT
    assert (again.game_id, again.version, again.seats, again.seed) == ("wurfel", 2, 2, 3)


def test_replay_yields_every_moment_each_on_its_own() -> None:
    moments = list(FINISHED.record.replay())
    assert [moment.step for moment in moments] == list(range(len(FINISHED.record.actions) + 1))
    assert moments[-1].snapshot() == FINISHED.state.snapshot()
    assert moments[-1].events(0, None) == FINISHED.state.events(0, None)
    assert moments[3].events(0, None) == FINISHED.state.events(0, None)[:3]


def test_the_seed_is_opened_when_the_game_is_over_and_not_before() -> None:
    running = Match(GAME, 2, 3)
    assert running.record.seed is None
    with pytest.raises(RecordError, match="the seed is not opened"):
        running.record.verify()
    assert FINISHED.record.seed == 3
    assert FINISHED.record.verify()


def test_a_seed_that_does_not_agree_is_found_out() -> None:
    with pytest.raises(RecordError, match=r"line 8: the seed gives") as caught:
        Record.parse(TEXT.replace("seed: 3", "seed: 4")).verify()
    assert caught.value.line == 8


def test_an_unfinished_record_verifies_as_far_as_it_goes() -> None:
    assert Record.parse("\n".join(LINES[:9])).verify()


@pytest.mark.parametrize(
    ("line", "text", "problem"),
    [
        (1, "rotonde record 3", "a record begins with"),
        (2, "game: chess", "line 2: there is no game 'chess'"),
        (2, "weather: fine", "line 2: expected game, version"),
        (2, "version: 2", "line 3: expected game, version"),
        (3, "seats: 2", "line 4: expected game, version"),
        (3, "version: one", "line 3: version: expected a number"),
        (4, "seats: 9", "line 4: option seats: 9"),
        (5, "options: " + "[" * 100_000, "line 5: options:"),
        (6, "seed: " + "9" * 39, "line 6: a seed is a whole number"),
        (5, "options: {", "line 5: options:"),
        (5, "options: []", "line 5: options: expected an object"),
        (5, 'options: {"fog": true}', "line 5: option fog"),
        (5, "seed: 1", "line 6: expected game, version"),
    ],
)
def test_a_faulty_header_says_in_which_line(line: int, text: str, problem: str) -> None:
    lines = LINES.copy()
    lines[line - 1] = text
    with pytest.raises(RecordError) as caught:
        Record.parse("\n".join(lines))
    assert problem in str(caught.value)
    french = caught.value.text("fr")
    assert french.startswith("partie notée, ligne ")
    assert not any(word in french for word in ("expected", "missing", "allowed", "there is", "begins"))


def test_a_faulty_action_is_told_in_one_language() -> None:
    wrong = Record.parse("\n".join([*LINES[:7], "nonsense", *LINES[8:]]))
    with pytest.raises(RecordError) as caught:
        wrong.last()
    english, french = (caught.value.text(language).partition(": ")[2] for language in ("en", "fr"))
    assert english != french
    assert "nonsense" in english
    assert "nonsense" in french


def test_a_record_verifies_whatever_its_case_and_spaces() -> None:
    loud = "\n".join([*LINES[:7], *(f"  {line.upper()}" for line in LINES[7:])])
    assert Record.parse(loud).verify()


def test_a_record_without_options_says_so() -> None:
    with pytest.raises(RecordError, match="options is missing"):
        Record.parse("\n".join([*LINES[:4], *LINES[5:]]))


def test_a_record_without_a_key_says_which() -> None:
    with pytest.raises(RecordError, match="seats is missing"):
        Record.parse("\n".join(LINES[:3]))


def test_an_empty_text_is_no_record() -> None:
    with pytest.raises(RecordError, match="line 1"):
        Record.parse("")


def test_other_material_that_a_game_does_not_take_is_refused_with_its_line() -> None:
    lines = [*LINES[:5], 'material: {"map": {}}', *LINES[5:]]
    with pytest.raises(RecordError, match="line 6: material, at map"):
        Record.parse("\n".join(lines))
    with pytest.raises(RecordError, match="line 6: material: "):
        Record.parse("\n".join([*LINES[:5], "material: {", *LINES[5:]]))


@pytest.mark.parametrize(
    ("text", "problem"), [("fly", "'fly' is not an action"), ("done", "is not allowed now")]
)
def test_a_record_that_does_not_replay_says_in_which_line(text: str, problem: str) -> None:
    lines = LINES.copy()
    lines[9] = text
    record = Record.parse("\n".join(lines))
    with pytest.raises(RecordError, match=f"line 10: .*{problem}"):
        list(record.replay())
    with pytest.raises(RecordError, match="line 10"):
        Match.resume(record, 3)


def test_another_rules_version_is_not_replayed() -> None:
    with pytest.raises(RecordError, match="rules version 7; this is version 2"):
        Record.parse(TEXT.replace("version: 2", "version: 7")).last()


def test_a_match_is_resumed_in_parts() -> None:
    match = Match(GAME, 2, 3)
    for _ in range(10):
        match.apply(match.state.legal_actions()[0])
    again, parts = Match.reopen(match.record, 3), 1
    while not again.catch_up(match.record, 4):
        parts += 1
    assert parts == 3
    assert again.record == match.record
    assert again.state.snapshot() == match.state.snapshot()


def test_a_match_goes_on_from_its_record() -> None:
    for stop in range(0, len(FINISHED.record.actions), 7):
        match = Match(GAME, 2, 3, {"firstPlayer": 0})
        while len(match.record.actions) < stop:
            match.apply(GAME.space.parse(FINISHED.record.actions[len(match.record.actions)]))
        again = Match.resume(Record.parse(str(match.record)), 3)
        assert again.state.snapshot() == match.state.snapshot()
        assert again.record == match.record


def test_a_record_that_the_seed_contradicts_does_not_go_on() -> None:
    with pytest.raises(RecordError, match="line 7: the seed gives"):
        Match.resume(Match(GAME, 2, 3).record, 4)
    with pytest.raises(RecordError, match=r"the seed gives .* here"):
        Match.resume(Record(GAME, 2, {}, Match(GAME, 2, 3).record.actions[:4]), 3)


@pytest.mark.parametrize("text", ["fly", "discard 5"])
def test_a_decision_that_cannot_be_replayed_does_not_go_on(text: str) -> None:
    first = next(i for i, action in enumerate(FINISHED.record.actions) if action == "stop")
    actions = [*FINISHED.record.actions[:first], text]
    with pytest.raises(RecordError, match=f"line {first + 7}"):
        Match.resume(Record(GAME, 2, {"firstPlayer": 0}, actions), 3)


def test_a_match_says_what_was_applied() -> None:
    match = Match(GAME, 4, 5, {"firstPlayer": 0})
    applied = match.apply(GAME.space.parse("stop"))
    assert match.record.actions[-len(applied) :] == [GAME.space.text(a) for a in applied]
