"""`rotonde admin rejudge`: ratings made anew from the results that are stored."""

from argparse import Namespace

from rotonde.cli.admin.telling import done
from rotonde.server.folder import Place, opened
from rotonde.server.standing.recount import recount
from rotonde.terminal.progress import progress_bar
from rotonde.terminal.screen import Screen


async def rejudge(place: Place, asked: Namespace, screen: Screen) -> None:
    """Counts every game again, in the order in which they were counted."""
    async with opened(place) as store:
        with progress_bar() as progress:
            task = progress.add_task(screen.messages("rejudging"), total=None)
            games = await recount(store, lambda read, all_: progress.update(task, completed=read, total=all_))
    done(screen, "rejudge", {"games": games}, json_wanted=asked.json)
