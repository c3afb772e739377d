"""State messages as answers to HTTP calls."""

from typing import Final

import msgspec

import rotonde
from rotonde.core.actions import ActionSpace
from rotonde.core.state import Json
from rotonde.server.http.messages import LegalAction, StateMessage
from rotonde.server.live.encoding import encode
from rotonde.table.messages import state as state_messages

_decoder: Final = msgspec.json.Decoder(StateMessage)


def read_state(text: bytes) -> StateMessage:
    """A state message from its JSON."""
    return _decoder.decode(text)


def message_of(
    state: rotonde.State,
    seat: int | None,
    *,
    n: int,
    since: int,
    kept: int,
    events: bytes | None = None,
    frames: list[Json] | None = None,
) -> StateMessage:
    """A state as `seat` may know it, nothing of it to be taken back, with its events from step `kept` on."""
    return read_state(
        state_messages.message_of(
            state, seat, encode, n=n, since=since, kept=kept, events=events, frames=frames
        )
    )


def action_of(space: ActionSpace, a: int) -> LegalAction:
    """An action as it is sent."""
    return LegalAction(space.text(a), space.kind(a), space.params(a))
