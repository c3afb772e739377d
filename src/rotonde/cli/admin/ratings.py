"""`rotonde admin rejudge`: computes all ratings again from the stored results."""

from argparse import Namespace

from rotonde.cli.admin.output import done
from rotonde.server.ops.data_place import DataPlace, opened
from rotonde.server.ratings.recount import recount
from rotonde.terminal.progress import progress_bar
from rotonde.terminal.screen import Screen


async def rejudge(place: DataPlace, asked: Namespace, screen: Screen) -> None:
    """Counts all games again, in their order."""
    async with opened(place) as store:
        with progress_bar() as progress:
            task = progress.add_task(screen.messages("rejudging"), total=None)
            games = await recount(store, lambda read, all_: progress.update(task, completed=read, total=all_))
    done(screen, "rejudge", {"games": games}, json_wanted=asked.json)
