"""Client for playing at a server from Python: small and typed, over HTTP and WebSocket, for external bots.

```python
from rotonde.client import BOT, ME, Client

async def main() -> None:
    async with Client("http://127.0.0.1:8000") as client:
        seated = await client.open_table("wurfel", [ME, BOT])
        async with client.at(seated.table.id) as player:
            async for turn in player.turns():
                await turn.act(turn.actions[0])
```
"""

from rotonde.client.client import BOT, ME, OPEN, Client, bot_of
from rotonde.client.errors import ClientError, OtherCommitment, Refused, Unreachable
from rotonde.client.links import Link
from rotonde.client.play import play
from rotonde.client.player import Player
from rotonde.client.turn import Turn

__all__ = [
    "BOT",
    "ME",
    "OPEN",
    "Client",
    "ClientError",
    "Link",
    "OtherCommitment",
    "Player",
    "Refused",
    "Turn",
    "Unreachable",
    "bot_of",
    "play",
]
