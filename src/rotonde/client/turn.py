"""Turn: one decision of ours."""

from typing import TYPE_CHECKING

from rotonde.server.http.messages import JsonObject, LegalAction, StateMessage

if TYPE_CHECKING:
    from rotonde.client.player import Player


class Turn:
    """A decision: the seat's view, its legal actions, and `act`."""

    def __init__(self, player: "Player", state: StateMessage, events: list[JsonObject]) -> None:
        assert state.seat is not None, "a turn is somebody's"
        self._player = player
        self.state = state
        self.seat = state.seat
        self.n = state.n
        self.view = state.view
        self.aids = state.aids
        self.events = events  # all that this seat saw since the game began

    @property
    def legal(self) -> list[LegalAction]:
        """The legal actions, each with its kind and its parameters."""
        return self.state.legal

    @property
    def actions(self) -> list[str]:
        """The same in notation, which is what `act` takes."""
        return [each.action for each in self.state.legal]

    async def act(self, action: str) -> None:
        """Answers; once this returns, the move is on the server's disk, and was made once.

        `Refused` where the action is none, with the rule that forbids it. Where the game went another way
        meanwhile (somebody took a move back), nothing happens and the next turn says how it stands.
        """
        await self._player.answer(self, action)
