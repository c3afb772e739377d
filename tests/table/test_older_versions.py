"""Running games of an older rules version: `records/older` of a game has one that goes on, one that waits."""

from pathlib import Path

import pytest

import rotonde
from rotonde.table.game.resume import OutdatedGame, outdated_game, resumed
from rotonde.table.refusal import Refusal
from rotonde.table.rows import Row, SeatRow, TableRow

GAMES = Path(rotonde.__file__).parent / "games"
OLDER = sorted(GAMES.glob("*/records/older/*.txt"))


def stored(record: rotonde.Record) -> TableRow:
    seats = tuple(SeatRow(seat, "person", guest=f"guest {seat}") for seat in range(record.seats))
    begun = (record.game_id, record.version, record.options, f"{record.seed:x}")
    return TableRow("0123456789ab", *begun, "guest 0", "", "running", seats)


def rows(record: rotonde.Record) -> list[Row]:
    """Whose decision one was does not matter here, as long as it was not chance's."""
    space = record.game.space
    seats = [rotonde.CHANCE if space.parse(text) >= space.players_end else 0 for text in record.actions]
    return [Row(n, seat, record.actions[n]) for n, seat in enumerate(seats)]


@pytest.mark.parametrize("file", OLDER, ids=lambda file: f"{file.parts[-4]}-{file.stem}")
def test_a_running_game_of_an_older_version_goes_on_or_waits(file: Path) -> None:
    record = rotonde.Record.parse(file.read_text("utf-8"))
    table = stored(record)
    assert record.version < record.game.version
    if file.stem.startswith("goes-on"):
        assert resumed(table, record.actions, {}).record.actions == record.actions
        return
    with pytest.raises(Refusal, match="other_rules"):
        resumed(table, record.actions, {})
    found = outdated_game(table, rows(record))
    assert found == OutdatedGame(record.version, record.game.version, found.at, len(record.actions))
    assert 0 < (found.at or 0) < found.of, "its host may have it go on from there"


def test_every_game_whose_rules_have_changed_shows_both() -> None:
    shown = {(file.parts[-4], file.stem.split(".")[0]) for file in OLDER}
    changed = {name for name in rotonde.games() if rotonde.game(name).version > 1 and (GAMES / name).is_dir()}
    assert shown == {(name, case) for name in changed for case in ("goes-on", "waits")}
