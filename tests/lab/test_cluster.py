"""The same study on a cluster of two nodes, one of which dies on the way: in little, and on a real one."""

import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from rotonde.lab.cluster import played_on
from rotonde.lab.process_pool import played
from rotonde.lab.study_file import read_study
from rotonde.lab.study_game import Result, tasks
from tests.cli.harness import COMMAND, call
from tests.lab.harness import study
from tests.lab.ray_nodes import is_at_work, nodes
from tests.lab.two_nodes import TwoNodes

FEW = 180  # and still more tasks than wait in line
LASTING = """
game = "wurfel"
games = 120
seed = 7
bots = ["regular"]
title = "A study that lasts until a node is killed"
"""


def until(happens: Callable[[], bool], run: subprocess.Popen[bytes]) -> None:
    """Look again and again, as long as the command runs."""
    while not happens():
        with suppress(subprocess.TimeoutExpired):
            run.wait(0.05)
            pytest.fail("the study ended too early")


def in_order(coming: list[list[Result]]) -> list[Result]:
    return sorted((result for results in coming for result in results), key=lambda result: result["number"])


def test_what_a_node_loses_is_played_by_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The short form: Ray starts no node in time on a busy machine, so its five calls are stood in for."""
    ray = TwoNodes(dies_with=2)
    monkeypatch.setitem(sys.modules, "ray", ray)
    file = study(tmp_path, "wurfel", FEW)
    read = read_study(file, file.read_text("utf-8"))
    due = tasks(read, [set()])
    found = [*played_on("somewhere:6379", read, due)]
    assert in_order(found) == in_order([*played(read, due, 1)])
    assert ray.lost > 0, "one died with work in hand"
    assert ray.joined == ["somewhere:6379"]
    assert ray.left


def test_a_cluster_that_does_not_answer_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", TwoNodes(dies_with=0))
    asked = (str(study(tmp_path, games=1)), "--out", str(tmp_path / "out"), "--cluster", "nowhere:1")
    status, _, complaint = call(capsys, "lab", "run", *asked, "--lang", "en")
    assert (status, "nowhere:1" in complaint) == (2, True)


@pytest.mark.soak  # two nodes take half a minute to start on a busy machine
def test_a_node_may_die(tmp_path: Path) -> None:
    """As a person does it: the command line, a node killed while it plays, and the same bytes in the end."""
    file = tmp_path / "study.toml"
    file.write_text(LASTING, "utf-8")
    here, there = tmp_path / "here", tmp_path / "there"
    lab = [*COMMAND, "lab", "run", str(file), "--lang", "en", "--out"]
    with nodes(2) as cluster:
        run = subprocess.Popen([*lab, str(there), "--cluster", cluster.address], stderr=subprocess.PIPE)
        other = cluster.sessions[1]
        until(lambda: any((there / "parts").glob("*.parquet")) and is_at_work(other), run)
        cluster.kill(other)
        _, complaint = run.communicate()
        assert run.returncode == 0, complaint.decode()
    subprocess.run([*lab, str(here), "--jobs", "1"], check=True)
    assert (there / "games.parquet").read_bytes() == (here / "games.parquet").read_bytes()


def test_what_is_missing_is_named_with_its_extra(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    asked = (str(study(tmp_path, games=1)), "--out", str(tmp_path / "out"), "--cluster", "ray://nowhere:1")
    status, _, complaint = call(capsys, "lab", "run", *asked, "--lang", "en")
    assert (status, "rotonde[cluster]" in complaint) == (2, True)
