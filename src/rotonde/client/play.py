"""Play in one call, for a bot that is a function."""

import asyncio
from collections.abc import Callable

from rotonde.client.client import Client
from rotonde.client.links import Link
from rotonde.client.turn import Turn
from rotonde.server.http.messages import StateMessage


def play(
    link: str, choose: Callable[[Turn], str], *, token: str = "", name: str | None = None
) -> StateMessage:
    """Joins the table of an invitation and plays there to the end; how it ended.

    `choose` runs in a thread of its own: a long thought does not cut the line.
    """
    return asyncio.run(_play(Link.parse(link), choose, token, name))


async def _play(link: Link, choose: Callable[[Turn], str], token: str, name: str | None) -> StateMessage:
    async with Client(link.server, token=token) as client:
        await client.join(link.table, link.invitation, name=name)
        async with client.at(link.table) as player:
            async for turn in player.turns():
                await turn.act(await asyncio.to_thread(choose, turn))
            assert player.state is not None, "turns end with a game that is over"
            return player.state
