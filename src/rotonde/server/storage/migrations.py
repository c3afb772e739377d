"""Migrations of the database: each step is run once, in order, by the first server that opens it."""

from typing import Final

from rotonde.core.errors import RotondeError
from rotonde.server.storage.database import Database

STEPS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE guest (
        id      TEXT PRIMARY KEY,
        name    TEXT NOT NULL
    ) WITHOUT ROWID;

    CREATE TABLE game_table (
        number      INTEGER PRIMARY KEY,       -- order of creation
        id          TEXT NOT NULL UNIQUE,
        game        TEXT NOT NULL,
        version     INTEGER NOT NULL,
        options     TEXT NOT NULL,             -- JSON
        seed        TEXT NOT NULL,             -- 32 hexadecimal digits
        host        TEXT NOT NULL,             -- a guest
        invitation  TEXT NOT NULL,
        status      TEXT NOT NULL CHECK (status IN ('open', 'running', 'over')),
        winners     TEXT NOT NULL DEFAULT '[]' -- JSON
    );
    CREATE INDEX game_table_by_host ON game_table (host);
    CREATE INDEX game_table_running ON game_table (status) WHERE status = 'running';

    CREATE TABLE seat (
        table_id    TEXT NOT NULL REFERENCES game_table (id),
        seat        INTEGER NOT NULL,
        kind        TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
        name        TEXT NOT NULL,
        level       TEXT NOT NULL,
        guest       TEXT NOT NULL,
        secret_hash TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE INDEX seat_by_guest ON seat (guest);

    CREATE TABLE action (
        table_id    TEXT NOT NULL REFERENCES game_table (id),
        n           INTEGER NOT NULL,
        seat        INTEGER NOT NULL,          -- -1: chance
        notation    TEXT NOT NULL,
        PRIMARY KEY (table_id, n)              -- whoever comes second is refused
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE action ADD COLUMN kind TEXT NOT NULL DEFAULT 'action' CHECK (kind IN ('action', 'undo'));
    """,
    """
    ALTER TABLE game_table ADD COLUMN material TEXT NOT NULL DEFAULT '';  -- JSON, or '': what is in the box
    ALTER TABLE game_table ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;
    """,
    """
    ALTER TABLE game_table ADD COLUMN access TEXT NOT NULL DEFAULT 'link'
        CHECK (access IN ('public', 'link', 'private'));
    ALTER TABLE game_table ADD COLUMN next TEXT NOT NULL DEFAULT '';      -- the table of the rematch
    CREATE INDEX game_table_public ON game_table (status, number)
        WHERE access = 'public' AND status <> 'over';
    CREATE TABLE removed (
        table_id    TEXT NOT NULL REFERENCES game_table (id),
        guest       TEXT NOT NULL,                                        -- whom the host sent away
        PRIMARY KEY (table_id, guest)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE happened (
        table_id    TEXT NOT NULL REFERENCES game_table (id),
        n           INTEGER NOT NULL,
        seat        INTEGER NOT NULL,          -- -1: chance
        notation    TEXT NOT NULL,
        kind        TEXT NOT NULL DEFAULT 'action' CHECK (kind IN
                    ('action', 'undo', 'back', 'resign', 'lend', 'return', 'ask', 'answer', 'end')),
        PRIMARY KEY (table_id, n)              -- whoever comes second is refused
    ) WITHOUT ROWID;
    INSERT INTO happened SELECT table_id, n, seat, notation, kind FROM action;
    DROP TABLE action;
    ALTER TABLE happened RENAME TO action;
    CREATE INDEX action_stand_in ON action (table_id) WHERE kind IN ('resign', 'lend');
    ALTER TABLE game_table ADD COLUMN ending TEXT NOT NULL DEFAULT ''
        CHECK (ending IN ('', 'resigned', 'agreed'));
    """,
    """
    CREATE TABLE chat (
        table_id    TEXT NOT NULL REFERENCES game_table (id),
        number      INTEGER NOT NULL,
        seat        INTEGER NOT NULL,
        name        TEXT NOT NULL,             -- as it was then
        text        TEXT NOT NULL,
        key         TEXT NOT NULL,             -- the speaker's own: a line sent twice is said once
        at          INTEGER NOT NULL,          -- seconds since 1970
        PRIMARY KEY (table_id, number),
        UNIQUE (table_id, seat, key)
    ) WITHOUT ROWID;
    CREATE TABLE mute (
        table_id    TEXT NOT NULL REFERENCES game_table (id),
        guest       TEXT NOT NULL,
        seat        INTEGER NOT NULL,          -- whose words the guest does not want to see
        PRIMARY KEY (table_id, guest, seat)
    ) WITHOUT ROWID;
    CREATE TABLE report (
        table_id    TEXT NOT NULL,
        number      INTEGER NOT NULL,
        guest       TEXT NOT NULL,             -- who complains
        reason      TEXT NOT NULL,
        PRIMARY KEY (table_id, number, guest),
        FOREIGN KEY (table_id, number) REFERENCES chat (table_id, number)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE happened (
        table_id    TEXT NOT NULL REFERENCES game_table (id),
        n           INTEGER NOT NULL,
        seat        INTEGER NOT NULL,          -- -1: chance
        notation    TEXT NOT NULL,
        kind        TEXT NOT NULL DEFAULT 'action' CHECK (kind IN ('action', 'undo', 'back', 'resign', 'lend',
                    'return', 'ask', 'answer', 'end', 'late', 'pace')),
        PRIMARY KEY (table_id, n)              -- whoever comes second is refused
    ) WITHOUT ROWID;
    INSERT INTO happened SELECT table_id, n, seat, notation, kind FROM action;
    DROP TABLE action;
    ALTER TABLE happened RENAME TO action;
    CREATE INDEX action_stand_in ON action (table_id) WHERE kind IN ('resign', 'lend', 'late');
    CREATE TABLE clock (
        table_id    TEXT PRIMARY KEY REFERENCES game_table (id),
        pace        TEXT NOT NULL,             -- JSON
        banks       TEXT NOT NULL,             -- JSON: milliseconds by seat
        seat        INTEGER NOT NULL,          -- who must decide, -1: no person
        since       INTEGER NOT NULL,          -- milliseconds since 1970
        deadline    INTEGER,                   -- the same; NULL: none
        reach       INTEGER NOT NULL           -- the game's actions for which time was given
    ) WITHOUT ROWID;
    CREATE INDEX clock_deadline ON clock (deadline) WHERE deadline IS NOT NULL;
    CREATE TABLE pulse (
        id          INTEGER PRIMARY KEY CHECK (id = 1),
        at          INTEGER NOT NULL           -- when a server last said that it is there
    );
    """,
    """
    CREATE TABLE outside (                     -- what the host changed beside a server that runs
        number      INTEGER PRIMARY KEY,
        table_id    TEXT NOT NULL              -- '': who is banned
    );
    CREATE TABLE ban (
        who         TEXT PRIMARY KEY,          -- a guest, an address or a network
        kind        TEXT NOT NULL CHECK (kind IN ('guest', 'address')),
        reason      TEXT NOT NULL,
        made        INTEGER NOT NULL           -- seconds since 1970
    ) WITHOUT ROWID;
    CREATE TABLE settled (                     -- complaints that the host has dealt with
        table_id    TEXT NOT NULL,
        number      INTEGER NOT NULL,
        how         TEXT NOT NULL CHECK (how IN ('hidden', 'dismissed')),
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    ALTER TABLE game_table ADD COLUMN made INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE game_table ADD COLUMN how_ended TEXT NOT NULL DEFAULT '';
    UPDATE game_table SET how_ended = ending;
    ALTER TABLE game_table DROP COLUMN ending;
    ALTER TABLE game_table RENAME COLUMN how_ended TO ending;
    """,
    """
    CREATE TABLE account (
        guest       TEXT PRIMARY KEY,
        folded      TEXT NOT NULL UNIQUE,      -- the guest's name, as no second account may have it
        password    TEXT NOT NULL,             -- argon2id, or '': by passkey only
        made        INTEGER NOT NULL           -- seconds since 1970, here and below
    ) WITHOUT ROWID;
    CREATE TABLE session (
        id          TEXT PRIMARY KEY,          -- the hash of what the cookie holds
        guest       TEXT NOT NULL,
        device      TEXT NOT NULL,
        made        INTEGER NOT NULL,
        seen        INTEGER NOT NULL,
        proved      INTEGER NOT NULL,          -- when the person last showed a key
        before      TEXT NOT NULL              -- the guest that this browser was before
    ) WITHOUT ROWID;
    CREATE INDEX session_by_guest ON session (guest);
    CREATE TABLE passkey (
        id          TEXT PRIMARY KEY,          -- base64url
        guest       TEXT NOT NULL,
        key         TEXT NOT NULL,             -- the public half, base64url
        counter     INTEGER NOT NULL,
        title       TEXT NOT NULL,
        made        INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX passkey_by_guest ON passkey (guest);
    CREATE TABLE recovery (
        guest       TEXT NOT NULL,
        code        TEXT NOT NULL,             -- its hash; used ones are gone
        PRIMARY KEY (guest, code)
    ) WITHOUT ROWID;
    CREATE TABLE pass (
        id          TEXT PRIMARY KEY,          -- the hash of something that is good once
        purpose     TEXT NOT NULL,
        guest       TEXT NOT NULL,
        until       INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX pass_by_time ON pass (until);
    ALTER TABLE chat ADD COLUMN guest TEXT NOT NULL DEFAULT '';
    UPDATE chat SET guest =
        (SELECT guest FROM seat WHERE seat.table_id = chat.table_id AND seat.seat = chat.seat);
    CREATE INDEX chat_by_guest ON chat (guest);
    """,
    """
    ALTER TABLE game_table ADD COLUMN given INTEGER NOT NULL DEFAULT 0;   -- actions it began with
    ALTER TABLE game_table ADD COLUMN origin TEXT NOT NULL DEFAULT '';    -- JSON, or '': begun here
    """,
    """
    ALTER TABLE game_table ADD COLUMN judged INTEGER NOT NULL DEFAULT 0;  -- whether its result is counted
    CREATE INDEX game_table_unjudged ON game_table (number) WHERE status = 'over' AND judged = 0;
    CREATE TABLE result (                      -- a seat of a game that counts; stays when the table goes
        table_id    TEXT NOT NULL,
        seat        INTEGER NOT NULL,
        number      INTEGER NOT NULL,          -- the order in which they were counted
        game        TEXT NOT NULL,
        seats       INTEGER NOT NULL,
        difficulty  TEXT NOT NULL,             -- JSON of options, or ''
        guest       TEXT NOT NULL,             -- or bot:<level>
        won         INTEGER NOT NULL,
        at          INTEGER NOT NULL,          -- seconds since 1970
        mu          REAL,                      -- the rating afterwards; NULL: all win or lose together
        sigma       REAL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX result_by_number ON result (number);
    CREATE INDEX result_by_guest ON result (guest, number);
    CREATE INDEX result_by_game ON result (game, seats);
    CREATE TABLE rating (
        game        TEXT NOT NULL,
        seats       INTEGER NOT NULL,
        guest       TEXT NOT NULL,             -- or bot:<level>
        mu          REAL NOT NULL,
        sigma       REAL NOT NULL,
        games       INTEGER NOT NULL,
        won         INTEGER NOT NULL,
        PRIMARY KEY (game, seats, guest)
    ) WITHOUT ROWID;
    CREATE INDEX rating_by_guest ON rating (guest);
    """,
    """
    ALTER TABLE clock ADD COLUMN untold INTEGER;   -- since when somebody who must decide was not told
    CREATE INDEX clock_untold ON clock (untold) WHERE untold IS NOT NULL;
    CREATE TABLE channel (
        id          TEXT PRIMARY KEY,          -- who has it may end it: it stands in mails
        guest       TEXT NOT NULL,
        kind        TEXT NOT NULL CHECK (kind IN ('push', 'mail', 'hook')),
        address     TEXT NOT NULL,
        keys        TEXT NOT NULL,             -- JSON: a browser's, for push
        secret      TEXT NOT NULL,
        confirmed   INTEGER NOT NULL,
        UNIQUE (guest, kind, address)
    ) WITHOUT ROWID;
    CREATE TABLE notice_wish (
        guest       TEXT PRIMARY KEY,
        zone        TEXT NOT NULL,
        quiet_from  INTEGER NOT NULL,          -- minutes of the day
        quiet_to    INTEGER NOT NULL,
        language    TEXT NOT NULL CHECK (language IN ('en', 'fr'))
    ) WITHOUT ROWID;
    CREATE TABLE notice (
        id          TEXT PRIMARY KEY,
        channel     TEXT NOT NULL,
        table_id    TEXT NOT NULL,             -- '': of no table
        kind        TEXT NOT NULL CHECK (kind IN ('turn', 'test', 'confirm')),
        body        TEXT NOT NULL,             -- JSON
        due         INTEGER NOT NULL,          -- milliseconds since 1970, when it is to be tried
        until       INTEGER NOT NULL,          -- and when it is given up
        tries       INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX notice_due ON notice (due);
    """,
    """
    CREATE TABLE revision (                    -- how often a table was changed, where several processes serve
        table_id    TEXT PRIMARY KEY,
        number      INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE lease (                       -- which process plays for the bots of a table
        table_id    TEXT PRIMARY KEY,
        holder      TEXT NOT NULL,
        until       INTEGER NOT NULL           -- milliseconds since 1970
    ) WITHOUT ROWID;
    CREATE TABLE house (                       -- what all processes must know, such as the signing key
        name        TEXT PRIMARY KEY,
        value       TEXT NOT NULL
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE token (                       -- by which a bot plays for somebody's account
        id          TEXT PRIMARY KEY,          -- the hash of it
        guest       TEXT NOT NULL,
        title       TEXT NOT NULL,
        made        INTEGER NOT NULL,
        seen        INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX token_by_guest ON token (guest);
    """,
    """
    ALTER TABLE game_table ADD COLUMN format INTEGER NOT NULL DEFAULT 1;  -- of records: how its rows are read
    """,
    """
    ALTER TABLE seat ADD COLUMN contribution TEXT NOT NULL DEFAULT '';    -- to the table's chance, hex
    ALTER TABLE game_table ADD COLUMN hinted INTEGER NOT NULL DEFAULT 0;  -- a bit for each seat that had one
    CREATE INDEX action_settled ON action (table_id, kind) WHERE kind <> 'action';
    ALTER TABLE game_table ADD COLUMN stand_in TEXT NOT NULL DEFAULT '';  -- a bot's level; '': the middle
    CREATE TABLE presence (                    -- of people at their tables
        table_id    TEXT NOT NULL REFERENCES game_table (id),
        seat        INTEGER NOT NULL,
        seen        INTEGER NOT NULL,          -- milliseconds since 1970, when the person last came or went
        connected   INTEGER NOT NULL,          -- 1: came, and nobody has stored that they went
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE TABLE outbox (
        id          TEXT PRIMARY KEY,
        channel     TEXT NOT NULL,
        table_id    TEXT NOT NULL,             -- '': of no table
        kind        TEXT NOT NULL CHECK (kind IN ('turn', 'lent', 'test', 'confirm')),
        body        TEXT NOT NULL,             -- JSON
        due         INTEGER NOT NULL,          -- milliseconds since 1970, when it is to be tried
        until       INTEGER NOT NULL,          -- and when it is given up
        tries       INTEGER NOT NULL
    ) WITHOUT ROWID;
    INSERT INTO outbox SELECT id, channel, table_id, kind, body, due, until, tries FROM notice;
    DROP TABLE notice;
    ALTER TABLE outbox RENAME TO notice;
    CREATE INDEX notice_due ON notice (due);
    CREATE TABLE lookalike (                   -- how the names of accounts look; filled when a server starts
        skeleton    TEXT NOT NULL,
        guest       TEXT NOT NULL,
        PRIMARY KEY (skeleton, guest)
    ) WITHOUT ROWID;
    CREATE INDEX lookalike_by_guest ON lookalike (guest);
    CREATE TABLE stored_bytes (                -- how much a person or a household had written in a day
        who         TEXT NOT NULL,             -- a keyed hash
        day         INTEGER NOT NULL,          -- since 1970, UTC
        bytes       INTEGER NOT NULL,
        PRIMARY KEY (who, day)
    ) WITHOUT ROWID;
    CREATE INDEX game_table_open ON game_table (made) WHERE status = 'open';
    CREATE INDEX game_table_brought ON game_table (made) WHERE origin <> '';
    CREATE INDEX game_table_next ON game_table (next) WHERE next <> '';
    """,
    """
    CREATE TABLE notice_wish_any (             -- in any language
        guest       TEXT PRIMARY KEY,
        zone        TEXT NOT NULL,
        quiet_from  INTEGER NOT NULL,          -- minutes of the day
        quiet_to    INTEGER NOT NULL,
        language    TEXT NOT NULL
    ) WITHOUT ROWID;
    INSERT INTO notice_wish_any SELECT guest, zone, quiet_from, quiet_to, language FROM notice_wish;
    DROP TABLE notice_wish;
    ALTER TABLE notice_wish_any RENAME TO notice_wish;
    """,
)


class NewerDatabase(RotondeError):
    """The database has the schema of a later release."""

    sentence = "error-newer-database"


def migrate(db: Database) -> None:
    """Brings the database to this release's version; each step commits whole or not at all, and once."""
    while True:
        db.begin()  # one at a time, however many servers start
        try:
            if _step(db):
                db.commit()
                return
            db.commit()
        except BaseException:
            db.roll_back()
            raise


def _step(db: Database) -> bool:
    """Takes the next step, if there is one; whether there was none."""
    db.script("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL);")
    found = db.execute("SELECT COALESCE(MAX(version), 0) FROM schema_version").fetchone()[0]
    if found > len(STEPS):
        raise NewerDatabase(version=found, known=len(STEPS))
    if found == len(STEPS):
        return True
    db.script(STEPS[found])
    db.execute("INSERT INTO schema_version VALUES (?)", (found + 1,))
    return False
