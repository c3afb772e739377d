"""Imagined worlds come as often as the deals that fit what was seen, however few those are."""

from collections import Counter
from itertools import combinations

import pytest

from rotonde import Chance
from rotonde.games.tee import GAME
from rotonde.games.tee.state import Tee
from rotonde.games.tee.tests.tables import HANDS, dealt, do, player, seen, table
from rotonde.testing.determinize import assert_chi_square

REDS = [GAME.board.stations[capital] for capital in GAME.board.capitals[:15]]


def hands(state: Tee, viewer: int, draws: int) -> Counter[str]:
    """The red souvenirs still open of the others, as they are imagined."""
    found: Counter[str] = Counter()
    chance = Chance(11)
    for _ in range(draws):
        world = state.determinize(viewer, chance)
        others = [seat for seat in range(state.seats) if seat != viewer]
        found[" / ".join(" ".join(_reds(world, seat)) for seat in others)] += 1
    return found


def _reds(state: Tee, seat: int) -> list[str]:
    capitals = seen(state, seat, viewer=seat)["open"]
    assert isinstance(capitals, list)
    return [capital for capital in capitals if capital in REDS]


def unseen(*known: str) -> list[str]:
    return [capital for capital in REDS if capital not in " ".join(known).split()]


@pytest.mark.parametrize("ruled_out", ["", "athens dublin", " ".join(unseen(HANDS[0], HANDS[1])[:8])])
def test_one_other_player_with_some_capitals_ruled_out(ruled_out: str) -> None:
    state = table(player(), player("rome", "izmir", ruled_out=ruled_out))
    pool = [capital for capital in unseen(HANDS[0]) if capital not in [*ruled_out.split(), "rome"]]
    expected = {" ".join(sorted(three)): 1.0 for three in combinations(sorted(pool), 3)}
    draws = 12 * len(expected)
    drawn = hands(state, 0, draws)
    assert set(drawn) <= set(expected)
    assert_chi_square({key: draws / len(expected) for key in expected}, dict(drawn), ruled_out)


def test_two_others_of_whom_much_is_known_are_counted() -> None:
    """So little fits that dealing at random would hardly ever find it."""
    first, second = HANDS[1].split(), HANDS[2].split()
    pool = unseen(HANDS[0])
    can_be_first = {*first[:3], "oslo"}
    can_be_second = {*second[:3], "oslo", "rome"}
    state = table(
        player(),
        player("izmir", "izmir", ruled_out=" ".join(c for c in pool if c not in can_be_first)),
        player("izmir", "izmir", ruled_out=" ".join(c for c in pool if c not in can_be_second)),
    )
    expected = {
        f"{' '.join(a)} / {' '.join(b)}": 1.0
        for a in combinations(sorted(can_be_first), 3)
        for b in combinations(sorted(can_be_second), 3)
        if not set(a) & set(b)
    }
    drawn = hands(state, 0, 20 * len(expected))
    assert set(drawn) == set(expected)
    assert_chi_square(dict.fromkeys(expected, 20.0), dict(drawn), "two others")


def test_starts_chosen_in_secret_are_imagined_evenly() -> None:
    state = do(dealt(3), "start izmir", "start cork")
    chance = Chance(5)
    drawn = Counter(str(state.determinize(2, chance).home[:2]) for _ in range(800))
    assert len(drawn) == 16
    assert_chi_square(dict.fromkeys(drawn, 50.0), dict(drawn), "starts")
    own = [state.determinize(0, chance).home[0] for _ in range(20)]
    assert set(own) == {state.home[0]}


def test_souvenirs_on_the_table_are_known() -> None:
    state = table(player(), options={"openSouvenirs": True})
    assert state.determinize(1, Chance(3)).snapshot() == state.snapshot()
