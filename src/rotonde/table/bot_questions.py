# rotonde: interpreted
"""Questions to bots, and how a bot answers them: who runs it, and where, is the caller's business."""

from dataclasses import dataclass, field
from functools import lru_cache

import rotonde
from rotonde.bots import review
from rotonde.bots.proposed_line import proposed_line
from rotonde.i18n.words import languages
from rotonde.table.game.material import known_game

SEATED = 64  # bots that a process remembers
COSTLY = 0.03  # of the chance to win: from here on a better choice is sent


@dataclass(frozen=True)
class BotQuestion:
    """Question: what a seat knows, that it is to decide, and the seed of the bot's own chance."""

    game: str
    level: str
    seat: int
    seed: str  # hexadecimal: JSON numbers end at 64 bits
    snapshot: dict[str, object]  # of a world imagined from what the seat knows, never of the true state
    material: str = ""  # a host's own map, board or deck, as JSON
    why: bool = False  # whether the bot also says what speaks for its choice
    table: str = ""  # where it sits: the same bot is asked again, and goes on with what it had in mind
    taken: str = ""  # what was done there: it is judged, in a game that is over
    line: bool = False  # whether all that belongs to the choice is asked for, and what speaks for it

    @classmethod
    def about(
        cls,
        perspective: rotonde.Perspective,
        level: str,
        seed: str,
        material: str = "",
        *,
        why: bool = False,
        table: str = "",
        taken: str = "",
        line: bool = False,
    ) -> "BotQuestion":
        """The question in which nothing hidden from that seat is sent."""
        seat, snapshot = perspective.seat, perspective.snapshot()
        return cls(perspective.game.id, level, seat, seed, snapshot, material, why, table, taken, line)


@dataclass(frozen=True)
class BotAnswer:
    """Answer: an action in notation, with reasons where they were asked for, or an error."""

    action: str = ""
    reasons: dict[str, str] = field(default_factory=dict)  # by language
    worth: float = 0.0  # where something was judged: the chance to win with the best choice known
    loss: float = 0.0  # by how much what was taken is worse
    error: str = ""
    line: list[str] = field(default_factory=list)  # the small actions that belong to the choice, itself first


@lru_cache(SEATED)
def _seated(table: str, seat: int, game: str, level: str) -> rotonde.Bot:
    return rotonde.bot(game, level)


def bot_of(question: BotQuestion) -> rotonde.Bot:
    """The bot of that seat; it may be new, since it can forget or another process was asked before."""
    if not question.table:
        return rotonde.bot(question.game, question.level)
    return _seated(question.table, question.seat, question.game, question.level)


def choose(question: BotQuestion) -> BotAnswer:
    """The bot's choice, from what its seat may know and nothing else."""
    game = known_game(question.game, question.material)
    perspective = game.restore(question.snapshot).perspective(question.seat)
    bot = bot_of(question)
    a = bot.choose(perspective, rotonde.Chance(int(question.seed, 16)))
    reasons = _reasons(bot, perspective, a) if question.why else {}
    return BotAnswer(game.space.text(a), reasons)


def _reasons(bot: rotonde.Bot, perspective: rotonde.Perspective, a: int) -> dict[str, str]:
    """What speaks for an action, in every language of the game."""
    return {language: bot.explain(perspective, a, language) for language in languages(perspective.game.words)}


def propose(question: BotQuestion) -> BotAnswer:
    """The bot's line in the place of that seat, step by step, and the reason for its last step."""
    game = known_game(question.game, question.material)
    perspective, bot = game.restore(question.snapshot).perspective(question.seat), bot_of(question)
    steps = proposed_line(bot, perspective, rotonde.Chance(int(question.seed, 16)))
    seen, last = steps[-1]
    line = [game.space.text(a) for _, a in steps]
    return BotAnswer(line[0], _reasons(bot, seen, last), line=line)


def judge(question: BotQuestion) -> BotAnswer:
    """Judges the action taken by what the seat could know; reasons for a better one where it cost much."""
    game = known_game(question.game, question.material)
    perspective = game.restore(question.snapshot).perspective(question.seat)
    chance = rotonde.Chance(int(question.seed, 16))
    best, worth, loss = review.judge(question.game, perspective, game.space.parse(question.taken), chance)
    bot = rotonde.bot(question.game, question.level)
    reasons = _reasons(bot, perspective, best) if loss >= COSTLY else {}
    return BotAnswer(game.space.text(best), reasons, worth, loss)


def answered(question: BotQuestion) -> BotAnswer:
    """A bot's answer, whatever was asked."""
    if question.taken:
        return judge(question)
    return propose(question) if question.line else choose(question)
