"""The same study on a cluster of two nodes, one of which dies on the way: in little, and on a real one."""

import sys
from pathlib import Path

import pytest

from rotonde.lab.cluster import played_on
from rotonde.lab.playing import Result, tasks
from rotonde.lab.reading import read_study
from rotonde.lab.running import played
from tests.cli.harness import call
from tests.lab.harness import study
from tests.lab.two_nodes import TwoNodes

GAMES = 400
FEW = 180  # and still more tasks than wait in line


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


@pytest.mark.soak  # two nodes take a quarter of a minute to start, and Ray gives each half a minute
@pytest.mark.filterwarnings("default")  # Ray's own
def test_a_node_may_die(tmp_path: Path) -> None:
    from ray.cluster_utils import Cluster

    file = study(tmp_path, "wurfel", GAMES)
    read = read_study(file, file.read_text("utf-8"))
    due = tasks(read, [set()])
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        other = cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        coming = played_on(cluster.address, read, due)
        found = [next(coming)]
        cluster.remove_node(other, allow_graceful=False)
        found += coming
    finally:
        cluster.shutdown()
    assert in_order(found) == in_order([*played(read, due, 1)])


def test_what_is_missing_is_named_with_its_extra(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    asked = (str(study(tmp_path, games=1)), "--out", str(tmp_path / "out"), "--cluster", "ray://nowhere:1")
    status, _, complaint = call(capsys, "lab", "run", *asked, "--lang", "en")
    assert (status, "rotonde[cluster]" in complaint) == (2, True)
