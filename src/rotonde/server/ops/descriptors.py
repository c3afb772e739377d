"""File descriptors: as many as the system allows, with some in reserve for what must always answer."""

import asyncio
import resource
from contextlib import suppress
from typing import Final

RESERVE: Final = 64  # descriptors that are no WebSocket's; a quarter where there are very few
HIGHEST: Final = 1 << 20  # what is asked for where the system names no limit


def raise_limit() -> None:
    """Raises the soft limit of this process to the hard one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = HIGHEST if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def is_scarce(transport: asyncio.BaseTransport) -> bool:
    """Whether a connection has a descriptor of the reserve.

    The system hands out the lowest number that is free: a high one means that those below are in use.
    """
    socket = transport.get_extra_info("socket")
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if socket is None or limit == resource.RLIM_INFINITY:
        return False
    return bool(socket.fileno() >= limit - min(RESERVE, limit // 4))
