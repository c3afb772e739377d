"""A bot from outside: opens a table at a Rotonde server, plays a whole game against its bot, and leaves.

    rotonde serve --port 8000                                  # in another terminal
    python examples/join_a_table.py http://127.0.0.1:8000      # as a guest
    python examples/join_a_table.py http://127.0.0.1:8000 --token rotonde_bot_…   # for your account

The server asks nothing more of a bot than of a person: it is told what its seat may know and what it may do,
and answers with one of those actions.
"""

import argparse
import asyncio

from rotonde.client import ME, Client, Turn, bot_of


def choose(turn: Turn) -> str:
    """A simple plan for Würfel Express: take the longest strip that lies there, and throw until one does."""
    takes = [each for each in turn.legal if each.kind in ("take", "steal")]
    if takes:
        return max(takes, key=lambda each: each.params.get("length", 0)).action
    if "stop" in turn.actions and turn.aids.get("takes"):
        return "stop"
    return turn.actions[-1]


async def main(url: str, token: str = "", level: str = "novice") -> bool:
    """Plays one game; whether we have won it."""
    async with Client(url, token=token) as client:
        seated = await client.open_table("wurfel", [ME, bot_of(level)])
        table = seated.table.id
        print(f"{(await client.me()).name} sits down: {url}/t/{table}")
        async with client.at(table) as player:
            async for turn in player.turns():
                await turn.act(choose(turn))
        won = (await client.table(table)).winners == [0]
        print("won" if won else "lost")
        return won


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Plays a game of Würfel Express at a Rotonde server.")
    parser.add_argument("url", help="where the server is, such as http://127.0.0.1:8000")
    parser.add_argument("--token", default="", help="a bot's token of your account; none: a guest")
    parser.add_argument("--level", default="novice", help="whom to play against")
    asked = parser.parse_args()
    asyncio.run(main(asked.url, asked.token, asked.level))
