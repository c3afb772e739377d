"""Personal data: the columns that name a guest, and what becomes of them at a merge or a deletion.

A test compares this with the schema: a new column that names a guest must say here what becomes of it.
"""

from typing import Final

# Rows of a guest's own, with what else makes such a row one of a kind.
_OWN: Final[dict[str, tuple[str, ...]]] = {
    "mute": ("table_id", "seat"),
    "report": ("table_id", "number"),
    "removed": ("table_id",),
    "channel": ("kind", "address"),
    "notice_wish": (),
    "rating": ("game", "seats"),
}
# Guests without an account have none of these.
_ACCOUNT: Final = ("lookalike", "session", "token", "passkey", "recovery", "pass", "account")


def _move(table: str, key: tuple[str, ...]) -> tuple[str, str]:
    """The rows change hands; where the other has the same one, theirs stays."""
    same = "".join(f" AND other.{column} = {table}.{column}" for column in key)
    theirs = f"SELECT 1 FROM {table} AS other WHERE other.guest = :to{same}"  # noqa: S608  # names of ours
    return (
        f"UPDATE {table} SET guest = :to WHERE guest = :guest AND NOT EXISTS ({theirs})",  # noqa: S608
        f"DELETE FROM {table} WHERE guest = :guest",  # noqa: S608
    )


MOVE: Final[tuple[str, ...]] = (
    "UPDATE seat SET guest = :to WHERE guest = :guest",
    "UPDATE game_table SET host = :to WHERE host = :guest",
    "UPDATE chat SET guest = :to WHERE guest = :guest",
    "UPDATE result SET guest = :to WHERE guest = :guest",
    *(sql for table, key in _OWN.items() for sql in _move(table, key)),
    "UPDATE session SET before = '' WHERE before = :guest",
    "DELETE FROM guest WHERE id = :guest",
)

# A seat's guest becomes one that nobody can be: "" would be anyone without a cookie.
ERASE: Final[tuple[str, ...]] = (
    "UPDATE seat SET name = '', secret_hash = '', guest = 'gone:' || table_id WHERE guest = :guest",
    "UPDATE game_table SET host = 'gone:' || id WHERE host = :guest",
    "UPDATE chat SET name = '', text = '', guest = '' WHERE guest = :guest",
    "UPDATE result SET guest = 'gone:' || table_id WHERE guest = :guest",
    "DELETE FROM notice WHERE channel IN (SELECT id FROM channel WHERE guest = :guest)",
    *(f"DELETE FROM {table} WHERE guest = :guest" for table in (*_OWN, *_ACCOUNT)),  # noqa: S608
    "UPDATE session SET before = '' WHERE before = :guest",
    "DELETE FROM guest WHERE id = :guest",
)
