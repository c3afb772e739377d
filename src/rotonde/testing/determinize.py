"""Determinized worlds: consistent with what the seat knows, all of them, with the right frequency."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction

from rotonde.core.chance import Chance
from rotonde.core.game import Game
from rotonde.core.perspective import Perspective
from rotonde.core.seats import CHANCE
from rotonde.core.state import State
from rotonde.testing.random_walks import Walk, on_paper, on_walks, walked

MOST_DEALS = 5_000
DRAWS = 600
VIEWS_EACH = 2


def check_worlds(game: Game) -> None:
    """Property 5: anywhere, that a world fits; after the deal, that worlds come as often as they should."""

    @on_walks(game)
    def holds(walk: Walk) -> None:
        state = walked(game, walk)
        for seat in (None, *range(walk.seats)):
            assert_world_fits(state, seat, walk.seed)

    holds()
    for seats in game.seats:
        check_frequencies(game, seats)


def assert_world_fits(state: State, seat: int | None, seed: int) -> None:
    """An imagined world is whole, and the seat could not tell it from the real one."""
    world = state.determinize(seat, Chance(seed))
    world.check()
    assert on_paper(world.view(seat)) == on_paper(state.view(seat)), "determinize changes the seat's view"
    asked = (world.to_act, world.step, world.scores(), world.asks())
    assert asked == (state.to_act, state.step, state.scores(), state.asks()), (
        "determinize changes public facts"
    )
    if seat is not None and state.to_act >= 0:
        assert_perspective_travels(state, seat, seed)


def assert_perspective_travels(state: State, seat: int, seed: int) -> None:
    """A perspective rebuilt from its snapshot, in another process, answers as the first does."""
    here = state.perspective(seat)
    there = state.game.restore(json.loads(json.dumps(here.snapshot()))).perspective(seat)
    for name, ask in ASKED.items():
        assert on_paper(ask(there)) == on_paper(ask(here)), f"{name} of a rebuilt perspective is another"
    worlds = [each.imagine(Chance(seed)).snapshot() for each in (here, there)]
    assert on_paper(worlds[0]) == on_paper(worlds[1]), "a rebuilt perspective imagines other worlds"


ASKED: dict[str, Callable[[Perspective], object]] = {
    "to_act": lambda seen: seen.to_act,
    "step": lambda seen: seen.step,
    "legal_actions": Perspective.legal_actions,
    "why_not": lambda seen: [seen.why_not(a) for a in range(len(seen.game.space))],
    "asks": Perspective.asks,
    "rules_now": Perspective.rules_now,
    "view": Perspective.view,
    "aids": Perspective.aids,
    "scores": Perspective.scores,
}


def check_frequencies(game: Game, seats: int) -> None:
    """Compare imagined worlds with all deals, where these can be counted (chi-square)."""
    deals = list(_deals(game.new(seats), Fraction(1), [MOST_DEALS]))
    if len(deals) >= MOST_DEALS:
        return  # too many to count; the game's own tests do it for a position they choose
    for seat in (None, *range(seats)):
        groups: dict[str, list[tuple[State, Fraction]]] = {}
        for state, share in deals:
            groups.setdefault(on_paper(state.view(seat)), []).append((state, share))
        for group in list(groups.values())[:VIEWS_EACH]:
            assert_frequencies(group, seat)


def _deals(state: State, share: Fraction, budget: list[int]) -> Iterator[tuple[State, Fraction]]:
    """Every way that chance can bring the game to its first decision, with its probability."""
    if state.to_act != CHANCE:
        budget[0] -= 1
        yield state, share
        return
    odds = state.odds()
    total = sum(odds)
    for a, weight in zip(state.legal_actions(), odds, strict=True):
        if budget[0] <= 0:
            return
        following = state.clone()
        following.apply(a)
        yield from _deals(following, share * weight / total, budget)


def assert_frequencies(group: list[tuple[State, Fraction]], seat: int | None) -> None:
    """Worlds imagined from one state of a group come as often as the states of the group."""
    expected: dict[str, Fraction] = {}
    for state, share in group:
        key = on_paper(state.snapshot())
        expected[key] = expected.get(key, Fraction(0)) + share
    whole = sum(expected.values())
    chance = Chance(len(group))
    draws = max(DRAWS, 8 * len(expected))
    drawn = Counter(on_paper(group[0][0].determinize(seat, chance).snapshot()) for _ in range(draws))
    assert set(drawn) <= set(expected), f"determinize imagines what seat {seat} can exclude"
    assert_chi_square(
        {key: float(share / whole) * draws for key, share in expected.items()}, dict(drawn), f"seat {seat}"
    )


def assert_chi_square(expected: dict[str, float], seen: dict[str, int], what: str) -> None:
    """The counts could have come from the expectation; wrong once in about a million times."""
    degrees = len(expected) - 1
    if degrees == 0:
        return
    distance = sum((seen.get(key, 0) - wanted) ** 2 / wanted for key, wanted in expected.items())
    limit = degrees * (1 - 2 / (9 * degrees) + 4.9 * (2 / (9 * degrees)) ** 0.5) ** 3  # Wilson and Hilferty
    assert distance < limit, f"{what}: chi-square {distance:.0f} on {degrees} degrees, at most {limit:.0f}"
