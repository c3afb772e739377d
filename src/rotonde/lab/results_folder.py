"""Results folder: parts written while results come, one Parquet file when all are there.

A part is written whole under another name and then renamed, so whatever ends the process leaves whole parts.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

from rotonde.lab.errors import NeedsExtra, NoResults, OldResults, OtherSources, OtherStudy
from rotonde.lab.origin import Origin
from rotonde.lab.study import Study
from rotonde.lab.study_game import Result

if TYPE_CHECKING:
    import pyarrow

GAMES, PARTS, SIGN = "games.parquet", "parts", "study.json"


def _schema() -> "pyarrow.Schema":
    import pyarrow as pa

    counts, whole = pa.map_(pa.string(), pa.int32()), pa.int32()
    return pa.schema(
        [
            pa.field("arm", pa.string()),
            pa.field("number", whole),
            pa.field("seed", pa.int64()),
            pa.field("sources", pa.string()),
            pa.field("bots", pa.list_(pa.string())),
            *(pa.field(name, pa.list_(whole)) for name in ("players",)),
            *(pa.field(name, whole) for name in ("sides", "first")),
            *(pa.field(name, pa.list_(whole)) for name in ("winners", "scores")),
            pa.field("finished", pa.bool_()),
            *(pa.field(name, whole) for name in ("decisions", "turns", "lead_changes")),
            pa.field("traits", pa.list_(pa.map_(pa.string(), pa.string()))),
            pa.field("measures", pa.map_(pa.string(), pa.float64())),
            *(pa.field(name, counts) for name in ("events", "uses", "applied", "bore", "refused")),
        ]
    )


def require_parquet() -> None:
    """Refuse now what could not be written later."""
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError as error:
        raise NeedsExtra(package="pyarrow", extra="lab") from error


class ResultsFolder:
    """The folder of one study's results."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def open(self, study: Study) -> None:
        """Make the folder, or see that it is this study's and that the same sources played it."""
        here = Origin.here(study)
        if any(self._files()):
            self._must_agree(here)
        (self._path / PARTS).mkdir(parents=True, exist_ok=True)
        for left in (self._path / PARTS).glob("*.new"):
            left.unlink()  # of a process that was ended while it wrote
        _write_whole(self._path / SIGN, here.written().encode())

    def _must_agree(self, here: Origin) -> None:
        held = self.origin()
        differs = held.study.differences(here.study)
        if differs:
            raise OtherStudy(folder=self._path, differs=", ".join(differs))
        if held.sources != here.sources:
            raise OtherSources(folder=self._path, theirs=held.played_by, ours=here.played_by)

    def origin(self) -> Origin:
        """The study that the results are of, and what played it."""
        if not any(self._files()):
            raise NoResults(folder=self._path)
        sign = self._path / SIGN
        held = Origin.read(sign.read_text("utf-8")) if sign.exists() else None
        if held is None:
            raise OldResults(folder=self._path)
        return held

    def results(self, study: Study) -> list[Result]:
        """All results of this study, arms in their order, games by number, each once."""
        order = {arm.name: i for i, arm in enumerate(study.arms)}
        found: dict[tuple[int, int], Result] = {}
        for file in self._files():
            for row in _read(file):
                if row["number"] < study.games:
                    found[order[row["arm"]], row["number"]] = row
        return [found[key] for key in sorted(found)]

    def done(self, study: Study) -> list[set[int]]:
        """The numbers that were played, arm by arm."""
        found: list[set[int]] = [set() for _ in study.arms]
        order = {arm.name: i for i, arm in enumerate(study.arms)}
        for row in self.results(study):
            found[order[row["arm"]]].add(row["number"])
        return found

    def add(self, results: Sequence[Result]) -> None:
        """Writes a part."""
        taken = [int(file.stem) for file in (self._path / PARTS).glob("*.parquet")]
        _write(self._path / PARTS / f"{max(taken, default=0) + 1:06}.parquet", results)

    def close(self, study: Study) -> list[Result]:
        """Merges all parts into one file, in order: its bytes do not depend on the number of processes."""
        results = self.results(study)
        _write(self._path / GAMES, results)
        for file in (self._path / PARTS).glob("*.parquet"):
            file.unlink()
        return results

    def _files(self) -> list[Path]:
        whole = self._path / GAMES
        return [*([whole] if whole.exists() else []), *sorted((self._path / PARTS).glob("*.parquet"))]


def _write_whole(file: Path, content: bytes) -> None:
    fresh = file.with_name(file.name + ".new")
    fresh.write_bytes(content)
    fresh.replace(file)


def _write(file: Path, results: Iterable[Result]) -> None:
    import pyarrow as pa
    import pyarrow.parquet as parquet

    table = pa.Table.from_pylist([_as_maps(row) for row in results], _schema())
    fresh = file.with_name(file.name + ".new")
    parquet.write_table(table, fresh, compression="zstd")
    fresh.replace(file)


def _as_maps(row: Result) -> dict[str, object]:
    """Parquet's maps are lists of pairs; sorted, so that equal rows are equal bytes."""
    plain: dict[str, object] = {}
    for name, value in row.items():
        if isinstance(value, dict):
            plain[name] = sorted(value.items())
        elif name == "traits" and isinstance(value, list):
            plain[name] = [sorted(each.items()) for each in value]
        else:
            plain[name] = value
    return plain


def _read(file: Path) -> list[Result]:
    import pyarrow.parquet as parquet

    rows = parquet.read_table(file).to_pylist()
    for row in rows:
        for name in ("measures", "events", "uses", "applied", "bore", "refused"):
            row[name] = dict(row[name])
        row["traits"] = [dict(each) for each in row["traits"]]
    return cast(list[Result], rows)
