"""Non-interference: what a seat sees and may do does not depend on what it may not know.

Two games are played side by side. Where the seat was not shown what happened, something else happens in
the second, as long as the seat sees no difference; then nothing that the seat can ask may differ.
"""

from collections.abc import Callable, Iterator

from rotonde.core.chance import Chance
from rotonde.core.game import Game
from rotonde.core.seats import OVER
from rotonde.core.state import State
from rotonde.testing.frames import TwinFrames
from rotonde.testing.random_walks import Walk, Walker, on_paper, on_walks

TRIES = 12
LONGEST = 80


def check_secrecy(game: Game) -> None:
    """Property 4, for every seat and for a bystander."""

    @on_walks(game, LONGEST)
    def holds(walk: Walk) -> None:
        for seat in (None, *range(walk.seats)):
            frames = TwinFrames(seat)
            for i, (left, right) in enumerate(twins(game, walk, seat)):
                assert_alike(left, right, seat, walk.seed)
                if i == walk.length or left.to_act == OVER:
                    frames.check(left, right)
                else:
                    frames.before_step(left, right)

    holds()


def twins(
    game: Game, walk: Walk, seat: int | None, walker: Walker | None = None
) -> Iterator[tuple[State, State]]:
    """Pairs of states that the seat cannot tell apart, on the way of a walker, by default a random one."""
    left = game.new(walk.seats, walk.options)
    right = game.new(walk.seats, walk.options)
    walker = walker or Walker(walk.seed)
    chance = Chance(walk.seed + 1)  # not the walker's own, with which nothing would ever differ
    yield left, right
    for _ in range(walk.length):
        if left.to_act == OVER:
            return
        mine = left.to_act == seat
        a = walker.choose(left)
        reveals = mine and left.reveals(a)
        left.apply(a)
        if mine:
            right.apply(a)
            if _seen(right, seat) != _seen(left, seat):
                assert reveals, f"{game.space.text(a)!r} shows seat {seat} something; reveals() denies it"
                right = _copy(left)  # what a seat may see is for rule tests
        else:
            right = _follow(left, right, a, seat, chance)
        yield left, right


def _follow(left: State, right: State, a: int, seat: int | None, chance: Chance) -> State:
    """Take another action than `a` in the second game if the seat sees the same; else join the first."""
    for b in _others(right, a, chance):
        trial = _copy(right)
        trial.apply(b)
        if _seen(trial, seat) == _seen(left, seat):
            right.apply(b)
            return right
    return _copy(left)


def _others(right: State, a: int, chance: Chance) -> Iterator[int]:
    legal = right.legal_actions()
    if right.game.hidden:
        for _ in range(TRIES):
            yield legal[chance.below(len(legal))]
    if a in legal:
        yield a


def _copy(state: State) -> State:
    copy = state.clone()
    copy.remember(state)
    return copy


def _seen(state: State, seat: int | None) -> str:
    return on_paper([state.view(seat), state.events(0, seat)])


def assert_alike(left: State, right: State, seat: int | None, seed: int) -> None:
    """No view, legal action or reason of the seat differs between the two states, though their secrets do."""
    for name, ask in ASKED.items():
        assert on_paper(ask(left, seat)) == on_paper(ask(right, seat)), f"{name} tells seat {seat} a secret"
    if left.to_act == seat:
        assert left.legal_actions() == right.legal_actions(), f"legal_actions tells seat {seat} a secret"
        for a in range(len(left.game.space)):
            assert left.why_not(a) == right.why_not(a), f"why_not tells seat {seat} a secret"
    if seat is None:
        _assert_together(left)
    worlds = [state.determinize(seat, Chance(seed)).snapshot() for state in (left, right)]
    assert on_paper(worlds[0]) == on_paper(worlds[1]), f"determinize tells seat {seat} a secret"


def _assert_together(state: State) -> None:
    """A view for several seats together equals those for each alone."""
    everyone: list[int | None] = [None, *range(state.seats)]
    for each, view, aids in zip(everyone, state.views_of(everyone), state.aids_of(everyone), strict=True):
        assert on_paper(view) == on_paper(state.view(each)), f"views_of shows {each} another view"
        assert on_paper(aids) == on_paper(state.aids(each)), f"aids_of gives {each} other help"
    for each, events in zip(everyone, state.events_of(0, everyone), strict=True):
        assert on_paper(events) == on_paper(state.events(0, each)), f"events_of shows {each} other events"


ASKED: dict[str, Callable[[State, int | None], object]] = {
    "view": lambda state, seat: state.view(seat),
    "aids": lambda state, seat: state.aids(seat),
    "events": lambda state, seat: state.events(0, seat),
    "to_act": lambda state, _: state.to_act,
    "step": lambda state, _: state.step,
    "scores": lambda state, _: state.scores(),
    "recap": lambda state, _: state.recap(),
    "winners": lambda state, _: state.winners(),
    "asks": lambda state, _: state.asks(),
    "rules_now": lambda state, _: state.rules_now(),
}
