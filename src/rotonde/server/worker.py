"""A bot's process: says that it is ready, then answers a question a line.

It ends when its server does: a thread watches standard input, so even a bot that never
answers does not outlive the server.
"""

import os
import queue
import signal
import sys
import threading
from functools import lru_cache
from typing import BinaryIO

import msgspec

import rotonde
from rotonde.bots import review
from rotonde.bots.lines import line_of_play
from rotonde.server.material import known_game

LANGUAGES = ("en", "fr")
SEATED = 64  # bots that a process remembers
COSTLY = 0.03  # of the chance to win: from here on a better choice is told


class Question(msgspec.Struct):
    """A position (its snapshot), whose decision it is, and what the bot's own chance begins with."""

    game: str
    level: str
    seat: int
    seed: str  # hexadecimal: JSON numbers end at 64 bits
    snapshot: dict[str, object]
    material: str = ""  # somebody's own map, board or deck, as JSON
    why: bool = False  # whether the bot also says what speaks for its choice
    table: str = ""  # where it sits: the same bot is asked again, and goes on with what it had in mind
    taken: str = ""  # what was done there: it is judged, in a game that is over
    line: bool = False  # whether all that belongs to the choice is asked for, and what speaks for it


class Answer(msgspec.Struct):
    """An action in notation, with the reasons for it where they were asked for, or what went wrong."""

    action: str = ""
    reasons: dict[str, str] = {}  # by language
    worth: float = 0.0  # where something was judged: the chance to win with the best choice known
    loss: float = 0.0  # by how much what was taken is worse
    error: str = ""
    line: list[str] = []  # the small actions that belong to the choice, itself first


@lru_cache(SEATED)
def _seated(table: str, seat: int, game: str, level: str) -> rotonde.Bot:
    return rotonde.bot(game, level)


def bot_of(question: Question) -> rotonde.Bot:
    """The bot of that seat; it may be new, since it can forget or another process was asked before."""
    if not question.table:
        return rotonde.bot(question.game, question.level)
    return _seated(question.table, question.seat, question.game, question.level)


def choose(question: Question) -> Answer:
    """The bot's choice, from what its seat may know and nothing else."""
    game = known_game(question.game, question.material)
    perspective = game.restore(question.snapshot).perspective(question.seat)
    bot = bot_of(question)
    a = bot.choose(perspective, rotonde.Chance(int(question.seed, 16)))
    languages = LANGUAGES if question.why else ()
    return Answer(game.space.text(a), {each: bot.explain(perspective, a, each) for each in languages})


def propose(question: Question) -> Answer:
    """What the bot would do in the place of that seat, step by step, and what the last step is good for."""
    game = known_game(question.game, question.material)
    perspective, bot = game.restore(question.snapshot).perspective(question.seat), bot_of(question)
    steps = line_of_play(bot, perspective, rotonde.Chance(int(question.seed, 16)))
    seen, last = steps[-1]
    line = [game.space.text(a) for _, a in steps]
    return Answer(line[0], {each: bot.explain(seen, last, each) for each in LANGUAGES}, line=line)


def judge(question: Question) -> Answer:
    """What was taken, judged by what the seat could know; reasons for a better choice where it cost much."""
    game = known_game(question.game, question.material)
    perspective = game.restore(question.snapshot).perspective(question.seat)
    chance = rotonde.Chance(int(question.seed, 16))
    best, worth, loss = review.judge(question.game, perspective, game.space.parse(question.taken), chance)
    languages = LANGUAGES if loss >= COSTLY else ()
    bot = rotonde.bot(question.game, question.level)
    reasons = {each: bot.explain(perspective, best, each) for each in languages}
    return Answer(game.space.text(best), reasons, worth, loss)


def answer(line: bytes) -> Answer:
    try:
        question = msgspec.json.decode(line, type=Question)
        if question.taken:
            return judge(question)
        return propose(question) if question.line else choose(question)
    except Exception as error:  # the server falls back and says so in its log
        return Answer(error=f"{type(error).__name__}: {error}")


def _listen(source: BinaryIO, questions: "queue.SimpleQueue[bytes]") -> None:
    for line in source:
        questions.put(line)
    os._exit(0)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)  # people's moves come before bots' thoughts
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is not an answer
    questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    replies.write(b"ready\n")
    replies.flush()
    while True:
        replies.write(msgspec.json.encode(answer(questions.get())) + b"\n")
        replies.flush()


if __name__ == "__main__":
    main()
