"""Questions to bot processes."""

import sys

import rotonde
from rotonde.table.bot_questions import BotQuestion


def command(script: str) -> tuple[str, ...]:
    return (sys.executable, "-c", script)


def question(seed: str = "0") -> BotQuestion:
    match = rotonde.Match(rotonde.game("wurfel"), 2, 7)
    return BotQuestion("wurfel", "novice", match.state.to_act, seed, match.state.snapshot())
