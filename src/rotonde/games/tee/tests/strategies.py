"""Positions that nobody reaches by chance: travellers, closed stations and cards spread at will."""

from hypothesis import strategies as st

from rotonde.games.tee import GAME
from rotonde.games.tee.material import NETWORKS
from rotonde.games.tee.state import Tee
from rotonde.games.tee.tests.tables import Paper, player, table

BOARD = GAME.board
KEEPERS = ["signalmans_favour", "track_gang_on_overtime", "ministry_pass", "cousin_in_the_control_room"]
REDS = [BOARD.stations[capital] for capital in BOARD.capitals[:15]]
BLUES = [BOARD.stations[capital] for capital in BOARD.capitals[15:]]
STARTS = [BOARD.stations[start] for start in BOARD.starts]


@st.composite
def positions(draw: st.DrawFn) -> Tee:
    """Positions before a throw or a move, anywhere, with any stations closed."""
    seats = draw(st.integers(2, 5))
    reds, blues = draw(st.permutations(REDS)), draw(st.permutations(BLUES))
    holders = [draw(st.integers(-1, seats - 1)) for _ in KEEPERS]
    travellers = []
    for seat in range(seats):
        hand = [*reds[3 * seat : 3 * seat + 3], *blues[3 * seat : 3 * seat + 3]]
        kept = [card for card, holder in zip(KEEPERS, holders, strict=True) if holder == seat]
        travellers.append(draw(_traveller(hand, " ".join(kept))))
    closed = draw(st.lists(st.sampled_from(BOARD.stations), unique=True, max_size=3 * seats))
    shut = " ".join(closed)
    options: Paper = {
        "sixOpens": draw(st.sampled_from(["one", "all"])),
        "protectStarts": draw(st.booleans()),
        "visitCostsTurn": draw(st.booleans()),
        "openSouvenirs": draw(st.booleans()),
    }
    if draw(st.booleans()):
        return table(*travellers, closed=shut, options=options)
    die = draw(st.integers(1, 6))
    move: Paper = {"steps": die, "six": int(die == 6), "path": [travellers[0]["at"]]}
    return table(*travellers, phase="move", closed=shut, options=options, **move)


@st.composite
def _traveller(draw: st.DrawFn, hand: list[str], kept: str) -> Paper:
    visited = draw(st.lists(st.sampled_from(hand), unique=True))
    home = draw(st.sampled_from(STARTS))
    still = set(hand) - set(visited)
    places = [name for name in BOARD.stations if name not in still and (still or name != home)]
    at = draw(st.sampled_from(places))
    station = BOARD.stations.index(at)
    calling = [name for network, name in enumerate(NETWORKS[:2]) if BOARD.served[network][station]]
    bound = draw(st.sampled_from([*calling, "free"]))
    skips = draw(st.integers(0, 2))
    return player(at, home, bound, hand=" ".join(hand), visited=" ".join(visited), kept=kept, skips=skips)
