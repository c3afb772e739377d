"""Recap of the last instruction card, train by train."""

from rotonde.games.convoi import events
from rotonde.games.convoi.events import recap_of
from rotonde.games.convoi.material import COLOURS, TRAINS
from rotonde.games.convoi.tests.tables import table

Entry = tuple[int, ...]


def entry(kind: int, x: int = 0, y: int = 0, z: int = 0, w: int = 0) -> Entry:
    return (0, kind, x, y, z, w)


def test_the_last_card_is_told_train_by_train_up_to_the_first_card_played() -> None:
    state = table()
    ids, spaces = state.config.deck.ids, state.config.board.spaces
    black1, black2, black3, grey1, grey2 = map(TRAINS.index, ("black1", "black2", "black3", "grey1", "grey2"))
    red = events.REASONS.index("red")
    log = [
        entry(events.REVEALED, 0, 1),
        entry(events.ROLLED, grey2, 6),
        entry(events.REVEALED, 1, 4),
        entry(events.COLOUR_HELD, COLOURS.index("brown")),
        entry(events.PLACED, black1, 3),
        entry(events.PLACEMENT_FAILED, COLOURS.index("grey"), 3),
        entry(events.TOKENS_LOST, 2),
        entry(events.TRAIN_HELD, grey2),
        entry(events.ROLLED, black1, 2),
        entry(events.ROLLED, black1, 4),
        entry(events.MOVED, black1, 3, 5),
        entry(events.MOVED, black1, 5, 6),
        entry(events.STOPPED, black1, red, 2, 2),
        entry(events.TOKENS_LOST, 1),
        entry(events.TOKENS_LOST, 1),
        entry(events.ROLLED, black2, 3),
        entry(events.MOVED, black2, 8, 9),
        entry(events.DELIVERED, black2, 2, 9),
        entry(events.TO_DEPOT, black2),
        entry(events.ROLLED, black3, 3),
        entry(events.COLLISION, black3, grey1, 3, 6),
        entry(events.ROLLED, grey1, 1),
        entry(events.MOVED, grey1, 8, 9),
        entry(events.TO_DEPOT, grey1),
        entry(events.PLAYED, 1, 2),
        entry(events.ROLLED, grey1, 1),
    ]
    runs = [
        ("black1", None, None, spaces[3], "placed", 0),
        ("grey?", None, None, spaces[3], "occupied", 2),
        ("grey2", None, None, None, "held", 0),
        ("black1", 4, spaces[3], spaces[6], "red", 2),
        ("black2", 3, spaces[8], spaces[9], "delivered", 0),
        ("black3", 3, None, None, "collision", 0),
        ("grey1", 1, spaces[8], spaces[9], "port", 0),
    ]
    names = ("train", "points", "start", "to", "reason", "tokens")
    told = [dict(zip(names, run, strict=True)) for run in runs]
    assert recap_of(state, log, len(log)) == {"card": {"seat": 1, "card": ids[4], "runs": told}}
    assert recap_of(state, log, 5) == {"card": {"seat": 1, "card": ids[4], "runs": told[:1]}}
    assert recap_of(state, log, 0) == {"card": None}
