"""`rotonde admin reset`: the way back for somebody who has lost every key."""

from argparse import Namespace

from rotonde.cli.admin.telling import done
from rotonde.core.errors import RotondeError
from rotonde.server.accounts.reset import reset_path
from rotonde.server.folder import Place, opened
from rotonde.terminal.screen import Screen


class UnknownAccount(RotondeError, LookupError):
    en = "nobody has an account named {name}"
    fr = "personne n'a de compte au nom de {name}"


async def reset(place: Place, asked: Namespace, screen: Screen) -> None:
    """Prints where that person chooses a new password; the server may run meanwhile."""
    async with opened(place) as store:
        path = await reset_path(store, asked.person)
    if path is None:
        raise UnknownAccount(name=asked.person)
    done(screen, "reset", {"name": asked.person, "path": path}, json_wanted=asked.json)
