"""The same study on a cluster of two nodes, one of which dies on the way."""

import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from rotonde.lab.cluster import played_on
from rotonde.lab.playing import Result, tasks
from rotonde.lab.reading import read_study
from rotonde.lab.running import played
from tests.cli.harness import call
from tests.lab.harness import study

GAMES = 400


def in_order(coming: list[list[Result]]) -> list[Result]:
    return sorted((result for results in coming for result in results), key=lambda result: result["number"])


if find_spec("ray"):  # `make soak` does not install its 240 MB by itself

    @pytest.mark.soak  # two nodes take a quarter of a minute to start
    @pytest.mark.filterwarnings("default")  # Ray's own
    def test_a_node_may_die(tmp_path: Path) -> None:
        from ray.cluster_utils import Cluster

        file = study(tmp_path, "wurfel", GAMES)
        read = read_study(file, file.read_text("utf-8"))
        due = tasks(read, [set()])
        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
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
