"""Bot worker process: says that it is ready, then answers a question a line.

It ends when its server does: a thread watches standard input, so even a bot that never
answers does not outlive the server.
"""

import os
import queue
import signal
import sys
import threading
from typing import BinaryIO

import msgspec

from rotonde.table.bot_questions import BotAnswer, BotQuestion, answered


def answer(line: bytes) -> BotAnswer:
    try:
        return answered(msgspec.json.decode(line, type=BotQuestion))
    except Exception as error:  # the server falls back and says so in its log
        return BotAnswer(error=f"{type(error).__name__}: {error}")


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
