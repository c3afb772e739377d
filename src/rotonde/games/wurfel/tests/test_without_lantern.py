"""The experiment that no table can choose: Würfel Express without its lantern."""

import dataclasses

from rotonde.games.wurfel.bench import without_lantern as experiment
from rotonde.lab.study_file import read_study
from rotonde.lab.study_game import StudyGame


def test_without_the_lantern_nobody_is_spared_by_it() -> None:
    study = read_study(experiment.STUDY, experiment.STUDY.read_text("utf-8"))
    study = dataclasses.replace(study, games=1, horizon=160)
    arm = dataclasses.replace(study.arms[2], bots=("random",) * study.arms[2].seats)
    lit, unlit = (experiment.played(study, arm, each).results for each in (StudyGame, experiment.Unlit))
    assert sum(result["events"].get("stole_lantern", 0) for result in lit) > 0
    assert sum(result["events"].get("stole_lantern", 0) for result in unlit) == 0
    assert [result["scores"] for result in unlit] != [result["scores"] for result in lit]
