"""Games are found by looking; a plug-in is found like ours; both owe the same."""

import re
from pathlib import Path

import pytest

import rotonde
from rotonde.testing import check_game

PLUGIN_TESTS = Path(__file__).parents[1] / "plugin" / "rotonde_quai" / "tests"


def test_games_are_listed_sorted_plug_ins_included() -> None:
    assert rotonde.games() == sorted(rotonde.games())
    assert {"quai", "wurfel"} <= set(rotonde.games())


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(rotonde.UnknownGame, match=r"'chess'; the games here are .*quai.*wurfel") as caught:
        rotonde.game("chess")
    assert "il n’y a pas de jeu" in caught.value.text("fr")


def test_the_plug_in_is_installed_outside_the_package_and_owes_what_ours_owe() -> None:
    quai = rotonde.game("quai")
    assert type(quai).__module__.startswith("rotonde_quai")
    check_game(quai, tests=PLUGIN_TESTS, choose=lambda perspective, seed: perspective.legal_actions()[0])


def said(game: rotonde.Game) -> list[rotonde.Rule | rotonde.Ruling]:
    return [*game.rules.values(), *game.rulings.values()]


@pytest.mark.parametrize("game_id", rotonde.games())
def test_every_game_says_who_it_is(game_id: str) -> None:
    game = rotonde.game(game_id)
    assert game.id == game_id
    assert set(game.title) == {"en", "fr"}
    assert game.seats == tuple(sorted(game.seats))
    assert {rule.split("-", 1)[1] for rule in game.rules} >= {"PLAY-1", "PLAY-2", "PLAY-3"}
    for rule in said(game):
        assert rule.en.strip() != rule.fr.strip()


NAMED = re.compile(r"\b[A-Z]{2,4}(?:(?:-[A-Z]+){1,2}-\d+|-R\d+[a-z]?)\b")


@pytest.mark.parametrize("game_id", rotonde.games())
def test_rulings_have_no_gap_name_what_there_is_and_no_two_are_one(game_id: str) -> None:
    game = rotonde.game(game_id)
    numbers = {int(re.sub(r"^.*-R|[a-z]$", "", ruling)) for ruling in game.rulings}
    assert numbers == set(range(1, len(numbers) + 1))
    assert len(game.rulings) == sum(len(rule.rulings) for rule in game.rules.values())
    properties = game.options["properties"]
    assert isinstance(properties, dict)
    assert {each.option for each in game.rulings.values()} <= {"", *properties}
    for each in said(game):
        for text in (each.en, each.fr):
            assert set(NAMED.findall(text)) <= {*game.rules, *game.rulings} - {each.id}
        assert NAMED.findall(each.en) == NAMED.findall(each.fr)


def test_a_game_on_other_material_has_its_own_space_and_its_record_carries_it() -> None:
    quai = rotonde.game("quai").with_material({"wagons": [10, 20, 30, 40, 50, 60, 70, 80]})
    match = rotonde.Match(quai, 2, 1)
    while match.state.to_act >= 0:
        match.apply(quai.space.parse("keep"))
    record = rotonde.Record.parse(str(match.record))
    assert 'material: {"wagons": [10, 20, 30, 40, 50, 60, 70, 80]}' in str(record)
    assert record == match.record
    assert record.verify()
    assert min(record.last().scores()) >= 10
    check_game(quai)


@pytest.mark.parametrize(
    ("files", "entry"),
    [
        ({}, "files"),
        ({"map": 1}, "map"),
        ({"wagons": [1]}, "wagons"),
        ({"wagons": [1, 2, 3, 4, 5, 6, 7, 7]}, r"wagons\[7\]"),
    ],
)
def test_faulty_material_is_refused_with_its_entry(files: dict[str, object], entry: str) -> None:
    with pytest.raises(rotonde.MaterialError, match=f"at {entry}"):
        rotonde.game("quai").with_material(files)


def test_a_pair_that_is_none_is_named() -> None:
    snapshot = rotonde.game("quai").new(2).snapshot()
    for looked in ([3], [[0, 1, 2]], [[0, 9]]):
        with pytest.raises(rotonde.SnapshotError, match=r"looked\[0\]"):
            rotonde.game("quai").restore({**snapshot, "looked": looked})


def test_a_list_that_is_none_is_named() -> None:
    snapshot = rotonde.game("quai").new(2).snapshot()
    with pytest.raises(rotonde.SnapshotError, match="gone: expected a list, found 'none'"):
        rotonde.game("quai").restore({**snapshot, "gone": "none"})
    with pytest.raises(rotonde.SnapshotError, match="expected an object, found \\[1, 2"):
        rotonde.game("quai").restore(list(range(1, 100)))


def test_the_folder_of_games_is_a_package_and_can_be_called() -> None:
    import rotonde.games.wurfel as folder

    assert folder.GAME is rotonde.game("wurfel")
    assert rotonde.games() == sorted(rotonde.games())
