"""`rotonde admin reset`: a link for a person who has lost every key."""

from argparse import Namespace

from rotonde.cli.admin.output import done
from rotonde.core.errors import RotondeError
from rotonde.server.accounts.reset import reset_path
from rotonde.server.ops.data_place import DataPlace, opened
from rotonde.terminal.screen import Screen


class UnknownAccount(RotondeError, LookupError):
    sentence = "error-unknown-account"


async def reset(place: DataPlace, asked: Namespace, screen: Screen) -> None:
    """Prints the reset link; the server may run meanwhile."""
    async with opened(place) as store:
        path = await reset_path(store, asked.person)
    if path is None:
        raise UnknownAccount(name=asked.person)
    done(screen, "reset", {"name": asked.person, "path": path}, json_wanted=asked.json)
