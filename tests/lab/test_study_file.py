"""A study that a person wrote: what it may say, and how a fault is named."""

from pathlib import Path

import pytest

from rotonde.lab.errors import StudyError
from rotonde.lab.study_file import read_study
from tests.cli.harness import ROOT

HEAD = 'game = "wurfel"\ngames = 3\ntitle = "T"\n'


def read(text: str, folder: Path = Path()) -> object:
    return read_study(folder / "study.toml", text)


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("games =", "study"),
        ('title = "T"\ngames = 1', "game"),
        ('game = "chess"\ntitle = "T"\ngames = 1', "game"),
        ('game = "wurfel"\ngames = 1', "title"),
        ('game = "wurfel"\ntitle = {en = "T"}\ngames = 1', "title.fr"),
        ('game = "wurfel"\ntitle = ""\ngames = 1', "title"),
        ('game = "wurfel"\ntitle = 3\ngames = 1', "title"),
        ('game = "wurfel"\ntitle = "T"\ngames = 0', "games"),
        (HEAD + "speed = 3", "speed"),
        (HEAD + "rotate = 1", "rotate"),
        (HEAD + "seats = 9", ""),
        (HEAD + 'bots = "novice"', "bots"),
        (HEAD + "bots = [3]", "bots[0]"),
        (HEAD + 'bots = ["novice", "genius"]', "bots[1]"),
        (HEAD + 'bots = ["novice", "novice"]', "bots"),
        (HEAD + "options = {freeShorter = 3}", ""),
        (HEAD + "options = 3", "options"),
        (HEAD + 'material = {map = "x.json"}', "material.map"),
        (HEAD + '[[arms]]\ntitle = "x"', "arms[0].name"),
        (HEAD + "arms = [3]", "arms[0]"),
        (HEAD + '[[arms]]\nname = "x"\nplace = 3', "arms[0].place"),
        (HEAD + '[[arms]]\nname = "x"\n[[arms]]\nname = "x"', "arms[1].name"),
        (HEAD + '[[arms]]\nname = "x"\noptions = {colour = 1}', "arms[0]"),
        (HEAD + 'orders = [["fly"]]', "orders[0]"),
        (HEAD + "orders = [3]", "orders[0]"),
        (HEAD + 'orders = [["stop"], [], [], []]', "orders"),
        (HEAD + "[grid]\nboards = [1]", "grid.boards"),
        (HEAD + f"[grid]\nseats = {[2] * 201}", "arms"),
        (HEAD.replace("wurfel", "tee") + 'material = {map = "gone.json"}', "material.map"),
        (HEAD.replace("wurfel", "tee") + 'material = {map = "study.toml"}', "material.map"),
    ],
)
def test_every_fault_names_its_entry_in_both_languages(text: str, entry: str, tmp_path: Path) -> None:
    (tmp_path / "study.toml").write_text("no JSON")
    with pytest.raises(StudyError) as refused:
        read(text, tmp_path)
    assert refused.value.entry == entry
    assert refused.value.text("en") != refused.value.text("fr")


def test_an_arm_says_what_is_different_and_the_study_the_rest() -> None:
    study = read_study(
        Path("study.toml"),
        HEAD
        + 'seats = 2\nbots = ["novice"]\noptions = {firstPlayer = 0}\n[[arms]]\nname = "as it is"\n'
        + '[[arms]]\nname = "other"\nseats = 3\noptions = {freeShorter = true}\norders = [["stop"]]\n',
    )
    one, other = study.arms
    assert (one.seats, one.bots, one.options) == (2, ("novice", "novice"), {"firstPlayer": 0})
    assert (other.seats, other.options) == (3, {"firstPlayer": 0, "freeShorter": True})
    assert other.orders == (("stop",),)


def test_a_grid_is_every_combination() -> None:
    text = '[grid]\nseats = [2, 3]\nbots = [["novice"], ["regular"]]\n'
    text += "[grid.options]\nfreeShorter = [false, true]\n"
    study = read_study(Path("study.toml"), HEAD + text)
    assert len(study.arms) == 8
    assert study.arms[0].name == "seats 2, bots novice, freeShorter false"
    assert study.arms[-1].options == {"freeShorter": True}


def test_more_games_can_be_added_but_nothing_else_changed() -> None:
    one = read_study(Path("study.toml"), HEAD)
    more = read_study(Path("study.toml"), HEAD.replace("3", "5").replace('"T"', '"U"'))
    other = read_study(Path("study.toml"), HEAD + "seed = 1")
    assert (one.differences(more), one.differences(other)) == ([], ["seed"])


@pytest.mark.parametrize("file", sorted((ROOT / "studies").glob("*.toml")), ids=lambda file: file.stem)
def test_the_studies_that_are_shipped_can_be_played(file: Path) -> None:
    study = read_study(file, file.read_text("utf-8"))
    assert study.title["en"] != study.title["fr"]
    assert study.question["en"] != study.question["fr"]
