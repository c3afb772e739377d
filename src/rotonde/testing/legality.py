"""Legal if and only if `why_not` is empty, over the whole space; what is refused changes nothing."""

from rotonde.core.chance import Chance
from rotonde.core.errors import IllegalAction
from rotonde.core.game import Game
from rotonde.core.seats import CHANCE
from rotonde.core.state import State
from rotonde.testing.random_walks import Walk, on_paper, on_walks, walked


def check_legality(game: Game) -> None:
    """Property 1, and the second half of property 3."""

    @on_walks(game)
    def holds(walk: Walk) -> None:
        state = walked(game, walk)
        assert_legality(state)
        assert_candidates(state)
        assert_refusals(state, Chance(walk.seed))

    holds()


def assert_legality(state: State) -> None:
    """The rules that forbid and the list of what is allowed say the same about every action."""
    legal = []
    for a in range(len(state.game.space)):
        rule = state.why_not(a)
        if rule:
            assert rule in state.game.rules, f"why_not names the unknown rule {rule!r}"
        else:
            legal.append(a)
    assert state.legal_actions() == legal, _difference(state, legal)


def assert_candidates(state: State) -> None:
    """The `legal` of moves and phases, however fast, equals the candidates filtered by `why_not`."""
    phase = state.game.moves.phases[state.phase]
    assert phase.by_chance == (state.to_act == CHANCE), f"the phase {phase.name!r} is not who decides"
    legal = []
    for move in phase.moves:
        left = [move.first + i for i in move.candidates(state) if not move.why_not(state, i)]
        assert move.legal(state) == left, f"the candidates of {move.kind.name!r} are not those it lists"
        legal += left
    assert phase.legal(state) == legal, f"the phase {phase.name!r} does not list what its moves do"


def _difference(state: State, legal: list[int]) -> str:
    listed = set(state.legal_actions())
    differ = sorted(listed ^ set(legal))
    return f"legal_actions and why_not differ about {[state.game.space.text(a) for a in differ[:5]]}"


def assert_refusals(state: State, chance: Chance) -> None:
    """An action outside the space is an IndexError, an illegal one an IllegalAction; both change nothing."""
    before = on_paper([state.snapshot(), state.events(0, None)])
    size = len(state.game.space)
    for outside in (-1, size):
        for ask in (state.why_not, state.apply):
            try:
                ask(outside)
            except IndexError:
                continue
            raise AssertionError(f"{outside} is outside the space and was not refused")
    for a in [chance.below(size) for _ in range(20)]:
        rule = state.why_not(a)
        if rule:
            _assert_refused(state, a, rule)
    assert on_paper([state.snapshot(), state.events(0, None)]) == before, "a refused action changed the state"


def _assert_refused(state: State, a: int, rule: str) -> None:
    try:
        state.apply(a)
    except IllegalAction as error:
        assert error.rule == rule, f"refused by {error.rule}, forbidden by {rule}"
    else:
        raise AssertionError(f"{state.game.space.text(a)!r} is forbidden by {rule} and was applied")
