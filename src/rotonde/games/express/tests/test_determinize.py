"""Imagined worlds: every one that fits, as often as it should, and none that a seat can exclude."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations

import pytest

from rotonde import Chance
from rotonde.games.express.material import KINDS
from rotonde.games.express.state import ExpressState
from rotonde.games.express.tests.tables import CODES, do, drawing, hand, laying, new, trains
from rotonde.testing.determinize import assert_chi_square

DRAWS = 1500
Reading = Callable[[ExpressState], str]


def pack_without(*codes: str) -> str:
    """The whole pack of two seats but these cards, to be put away in the slot."""
    pack = [CODES[card] for card in range(KINDS) for _ in range(new(2).config.pack[card])]
    for code in " ".join(codes).split():
        pack.remove(code)
    return " ".join(pack)


def imagined(state: ExpressState, seat: int | None, reading: Reading) -> Counter[str]:
    chance = Chance(7)
    found: Counter[str] = Counter()
    for _ in range(DRAWS):
        world = state.determinize(seat, chance)
        world.check()
        assert world.view(seat) == state.view(seat)
        found[reading(world)] += 1
    return found


def assert_like(seen: Counter[str], expected: Iterator[str]) -> None:
    """The worlds seen are those expected, which are all equally likely, repeated ones the more so."""
    wanted = Counter(expected)
    total = sum(wanted.values())
    assert set(seen) <= set(wanted)
    assert_chi_square({key: count / total * DRAWS for key, count in wanted.items()}, dict(seen), "worlds")


def cards_of(state: ExpressState) -> str:
    """Hidden cards as text: hands, engines, wreck, draw pile."""
    wreck = CODES[state.wrecked] if state.wrecked >= 0 else "-"
    bag = " ".join(CODES[card] for card in range(KINDS) for _ in range(state.bag[card]))
    hands = [hand(state, seat) for seat in range(state.seats)]
    return "|".join([*hands, *trains(state, 0), *trains(state, 1), wreck, bag])


def kinds_sorted(*codes: str) -> str:
    return " ".join(sorted(codes, key=CODES.index))


def test_hands_engines_and_draw_pile_are_dealt_anew() -> None:
    unseen = ["AC", "CM", "HO", "HO", "BX"]
    slot = pack_without(*unseen, "TA GO", "CO", "SC PB")
    state = drawing("TA GO", "AC CM", trains={0: ["SC/PB"], 1: ["CO/HO"]}, slot=slot)

    def expected() -> Iterator[str]:
        for a, b, e, x, y in permutations(unseen):
            bag = kinds_sorted(x, y)
            yield f"{hand(state, 0)}|{kinds_sorted(a, b)}|SC/PB|CO/{e}|-|{bag}"

    assert_like(imagined(state, 0, cards_of), expected())


def test_a_bystander_knows_no_hand_and_no_engine() -> None:
    unseen = ["AC", "HO", "BX", "PB"]
    state = drawing("AC", "HO", trains={0: ["SC/PB"]}, slot=pack_without(*unseen, "SC"))

    def expected() -> Iterator[str]:
        for a, b, e, x in permutations(unseen):
            yield f"{a}|{b}|SC/{e}|-|{x}"

    assert_like(imagined(state, None, cards_of), expected())


def test_a_taken_discard_stays_in_the_hand() -> None:
    state = drawing("", "AC CM", discard="HO", slot=pack_without("AC CM HO BX PB"), turn=1)
    do(state, "take")  # hopper is known to be in hand 1
    unseen = ["AC", "CM", "BX", "PB"]

    def expected() -> Iterator[str]:
        for a, b, x, y in permutations(unseen):
            yield f"|{kinds_sorted('HO', a, b)}|-|{kinds_sorted(x, y)}"

    assert_like(imagined(state, 0, cards_of), expected())


def test_after_a_card_laid_face_down_it_may_be_the_engine() -> None:
    state = drawing("", "AC CM BX", discard="HO", slot=pack_without("AC CM BX HO PB GO"), turn=1)
    do(state, "take", "start auto-carrier", "engine hopper", "discard box-car")
    assert state.to_act == 0
    unseen = ["CM", "PB", "GO"]

    def expected() -> Iterator[str]:
        for rest in permutations(unseen):
            for place in range(2):  # the hopper in the hand or under the train, each as likely
                held, engine = ("HO", rest[0]) if place == 0 else (rest[0], "HO")
                yield f"|{held}|AC/{engine}|-|{kinds_sorted(*rest[1:])}"

    assert_like(imagined(state, 0, cards_of), expected())


def test_swapped_engines_are_known_to_who_gave_them() -> None:
    slot = pack_without("ES TA HO BX SC PB GO CO")
    state = laying("ES TA", "HO", trains={0: ["SC/PB"], 1: ["GO/CO"]}, slot=slot.replace("ES ", ""))
    do(state, "play engine-swap", "decline")
    assert (trains(state, 0), trains(state, 1)) == (["SC/CO"], ["GO/PB"])
    unseen = ["CO", "HO", "BX"]

    def expected() -> Iterator[str]:
        for a, e, x in permutations(unseen):
            yield f"TA|{a}|SC/{e}|GO/PB|-|{x}"

    assert_like(imagined(state, 0, cards_of), expected())


def test_a_pool_joined_by_a_swap_spans_both_sides() -> None:
    memory = [["hopper with side 1"], [], []]
    slot = pack_without("ES TA HO BX SC PB GO CO")
    state = laying("ES TA", "CO", trains={0: ["SC/PB"], 1: ["GO/HO"]}, slot=slot, memory=memory)
    do(state, "play engine-swap", "decline")  # what lies under SC now may be the hopper
    unseen = ["CO", "BX"]

    def expected() -> Iterator[str]:
        for rest in permutations(unseen):
            yield f"TA|HO|SC/{rest[0]}|GO/PB|-|{rest[1]}"
            yield f"TA|{rest[0]}|SC/HO|GO/PB|-|{rest[1]}"

    assert_like(imagined(state, 0, cards_of), expected())


def test_a_wrecked_engine_is_imagined_too() -> None:
    memory = [["hopper with side 1"], [], []]
    slot = pack_without("WR TA HO BX SC PB GO CO")
    state = laying("WR TA", "CO", trains={0: ["SC/PB"], 1: ["GO/HO"]}, slot=slot, memory=memory)
    do(state, "play wreck", "against 1", "decline")
    unseen = ["CO", "BX"]

    def expected() -> Iterator[str]:
        for rest in permutations(unseen):
            yield f"TA|HO|SC/PB|{rest[0]}|{rest[1]}"
            yield f"TA|{rest[0]}|SC/PB|HO|{rest[1]}"

    assert_like(imagined(state, 0, cards_of), expected())
    assert state.determinize(1, Chance(1)).wrecked == CODES.index("HO")  # its owner had seen it


def test_the_card_about_to_be_an_engine_is_any_of_the_hand() -> None:
    slot = pack_without("AC HO BX PB GO CO SC TA")
    state = laying("AC HO BX", "", trains={0: ["PB/GO", "CO/SC"]}, slot=slot)
    do(state, "unhitch 0", "unhitch 1", "engine hopper")
    assert state.view(1)["card"] is None
    seen = imagined(state, 1, lambda world: CODES[world.card])
    assert_like(seen, iter(["AC", "HO", "BX", "GO", "SC", "TA"]))
    assert {CODES[state.determinize(0, Chance(s)).card] for s in range(9)} == {"HO"}


def test_others_imagine_the_limit_from_the_imagined_hand() -> None:
    state = laying(
        "WR DR DR BR BR ST ES TT", "", slot=" ".join(pack_without("WR DR DR BR BR ST ES TT AC BX").split())
    )
    assert state.limit == 8
    for s in range(20):
        world = state.determinize(1, Chance(s))
        junk = hand(world, 0).split()
        cars = sum(1 for code in junk if code in ("AC", "BX"))
        assert world.limit == max(6, 8 - 2 * cars)
    assert state.determinize(0, Chance(1)).limit == 8


def test_the_others_remember_what_all_saw_less_what_they_see() -> None:
    """A world of seat 1 in which its rival's partner has seen the engine that may be the hopper."""
    state = drawing("AC BX", "", "CO", "", trains={0: ["TA/GO"]}, discard="HO")
    do(state, "take", "unhitch 0", "engine hopper", "discard gondola")
    do(state, "draw", "draws coach", "draws coach", "discard coach", "draw", "draws sleeper", "draws sleeper")
    places = set()
    for s in range(300):
        world = state.determinize(1, Chance(s))
        world.check()
        world.determinize(2, Chance(s)).check()
        places.add(world.view(2)["pools"][0]["known"] == [])  # type: ignore[index]
    assert places == {True, False}
    assert state.determinize(1, Chance(3)).view(None) == state.view(None)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_at_the_end_nothing_is_hidden(seat: int | None) -> None:
    long = ["HO HO HO HO HO/BX", "TA TA TA TA/BX"]
    state = do(laying("BX", "AC", trains={0: long}, totals=[49, 0]), "out box-car")
    assert state.determinize(seat, Chance(1)).snapshot() == state.snapshot()
