"""Checks of a bot: legal, reasoned choices from its seat's knowledge alone, and games that end."""

from collections import deque

from hypothesis import given, settings

from rotonde.bots.bot import Bot
from rotonde.core.chance import Chance
from rotonde.core.game import Game
from rotonde.core.perspective import Perspective
from rotonde.core.state import State
from rotonde.i18n.words import languages
from rotonde.testing.endings import assert_ends
from rotonde.testing.non_interference import twins
from rotonde.testing.random_walks import SLOW, Walk, walked, walks

EXAMPLES = 8  # for each level: a strong bot thinks for up to a second
LONGEST = 80
HURRY = 2  # imagined games for a decision of a bot that searches


def check_bot(game: Game, player: Bot) -> None:
    """One bot, the game's own or anyone's."""
    check_fairness(game, player)
    for seats in game.seats:
        check_ending(game, player, seats)


def check_fairness(game: Game, player: Bot) -> None:
    """Checks the bot's fairness in positions of random play."""

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=SLOW)
    @given(walks(game, LONGEST))
    def holds(walk: Walk) -> None:
        seat = walked(game, walk).to_act
        pair = _last_pair(game, walk, seat) if seat >= 0 else None
        if pair is not None:
            assert_fair(player, *pair, seat, walk.seed)

    holds()


def check_ending(game: Game, player: Bot, seats: int) -> None:
    """Checks that a game of this bot in all seats ends."""
    assert_ends(game.new(seats), lambda perspective, seed: player.choose(perspective, Chance(seed)), seats)


def _last_pair(game: Game, walk: Walk, seat: int) -> tuple[State, State] | None:
    """Two states at the end of a walk that the seat cannot tell apart, and in which it decides."""
    pairs = deque(twins(game, walk, seat), maxlen=1)
    return pairs[0] if pairs and pairs[0][0].to_act == seat else None


def assert_fair(player: Bot, left: State, right: State, seat: int, seed: int) -> None:
    """The choice is legal, is the same in both worlds and every time, and has a reason in every language."""
    here, there = left.perspective(seat), right.perspective(seat)
    a = player.choose(here, Chance(seed))
    assert a in here.legal_actions(), f"{type(player).__name__} chose {a}, which is not legal"
    assert player.choose(there, Chance(seed)) == a, f"{type(player).__name__} knows what seat {seat} does not"
    assert player.choose(here, Chance(seed)) == a, f"{type(player).__name__} is not repeatable"
    assert_reasons(player, here, there, a)


def assert_reasons(player: Bot, here: Perspective, there: Perspective, a: int) -> None:
    """A whole sentence in each language, the same in both worlds."""
    reasons = {language: player.explain(here, a, language) for language in languages(here.game.words)}
    for language, sentence in reasons.items():
        assert sentence.endswith(".") and "{" not in sentence, f"no sentence in {language}: {sentence!r}"
        assert player.explain(there, a, language) == sentence, "the reason tells a secret"
    assert len(set(reasons.values())) == len(reasons), f"the same sentence in two languages: {reasons}"
