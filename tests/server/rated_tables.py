"""Rows of a finished table that may be rated."""

from rotonde.table.rows import SeatRow, TableRow

TABLE = TableRow(
    id="t1",
    game="wurfel",
    version=1,
    options={},
    seed="",
    host="anna",
    invitation="",
    status="over",
    seats=(
        SeatRow(0, "person", "Anna", guest="anna"),
        SeatRow(1, "person", "Ben", guest="ben"),
        SeatRow(2, "bot", "Ada", level="novice"),
    ),
)
