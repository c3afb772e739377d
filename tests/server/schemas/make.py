"""Writes `NN.sql` beside this file: a small database as this release leaves it, for all later ones to open.

Run it once when a step was added to the migrations: `python -m tests.server.schemas.make`. What was written
for an earlier schema is never written again.
"""

import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory

import rotonde
from rotonde.server.storage import migrations
from rotonde.server.storage.sqlite import SqliteDatabase

HERE = Path(__file__).parent
SEED = f"{2026:032x}"
ROWS = {
    "guest": "('anna', 'Anna')",
    "seat": "('t1', 0, 'person', 'Anna', '', 'anna', 'h'), ('t1', 1, 'bot', 'Ben', 'novice', '', '')",
    "chat": "('t1', 0, 0, 'Anna', 'bonjour', 'k', 1700000000)",
    "mute": "('t1', 'anna', 1)",
    "clock": "('t1', '{\"kind\":\"none\"}', '[]', -1, 1700000000000, NULL, 0)",
    "ban": "('192.0.2.1', 'address', 'noise', 1700000000)",
    "account": "('anna', 'anna', '', 1700000000)",
    "rating": "('wurfel', 2, 'anna', 25.0, 8.0, 1, 1)",
    "notice_wish": "('anna', 'UTC', 0, 0, 'fr')",
}
COLUMNS = {
    "seat": "table_id, seat, kind, name, level, guest, secret_hash",
    "chat": "table_id, number, seat, name, text, key, at",
    "clock": "table_id, pace, banks, seat, since, deadline, reach",
}


def write(version: int) -> None:
    with TemporaryDirectory() as folder:
        db = SqliteDatabase(Path(folder) / "db")
        steps, migrations.STEPS = migrations.STEPS, migrations.STEPS[:version]  # type: ignore[misc]
        migrations.migrate(db)
        migrations.STEPS = steps  # type: ignore[misc]
        _fill(db.raw)
        lines = [line for line in db.raw.iterdump() if line.startswith("INSERT")]
        db.close()
    head = f"-- What a database of schema {version} holds; its tables are the first {version} steps."
    (HERE / f"{version:02}.sql").write_text("\n".join([head, *lines]) + "\n")


def _fill(db: sqlite3.Connection) -> None:
    match = rotonde.Match(rotonde.game("wurfel"), 2, int(SEED, 16), {"firstPlayer": 0})
    for _ in range(3):
        match.apply(match.state.legal_actions()[0])
    table = ("t1", "wurfel", match.game.version, '{"firstPlayer": 0}', SEED, "anna", "come", "running")
    columns = "id, game, version, options, seed, host, invitation, status"
    db.execute(f"INSERT INTO game_table ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", table)
    rows = [("t1", n, match.deciders[n], action) for n, action in enumerate(match.record.actions)]
    db.executemany("INSERT INTO action (table_id, n, seat, notation) VALUES (?, ?, ?, ?)", rows)
    there = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    for name, values in ROWS.items():
        if name in there:
            columns = f" ({COLUMNS[name]})" if name in COLUMNS else ""
            db.execute(f"INSERT INTO {name}{columns} VALUES {values}")


if __name__ == "__main__":
    for number in range(1, len(migrations.STEPS) + 1):
        if not (HERE / f"{number:02}.sql").exists():
            write(number)
