"""The calls about standing: leaderboards, and how somebody has done."""

from typing import Annotated, Final

from litestar import get
from litestar.params import Parameter

from rotonde.server.api import REFUSALS
from rotonde.server.errors import Refusal
from rotonde.server.identity import Asker, default_name
from rotonde.server.standing.messages import PersonTold, StandingTold
from rotonde.server.standing.told import person_told, standing_told
from rotonde.server.tables import Tables

MOST_SEATS: Final = 100  # as many as a table may be asked to have


@get("/api/standing/{game:str}", responses=REFUSALS)
async def standing(
    game: str,
    asker: Asker,
    tables: Tables,
    seats: Annotated[int | None, Parameter(ge=1, le=MOST_SEATS)] = None,
) -> StandingTold:
    """A leaderboard: people with an account, and bots."""
    return await standing_told(tables.store, game, seats, asker)


@get("/api/people/{name:str}", responses=REFUSALS)
async def person(name: str, asker: Asker, tables: Tables) -> PersonTold:
    """How somebody with an account has done."""
    account = await tables.store.account_named(name)
    if account is None:
        raise Refusal("unknown_person", name=name)
    return await person_told(tables.store, account.guest, asker, account.name, account.made)


@get("/api/me/results", responses=REFUSALS)
async def my_results(asker: Asker, tables: Tables) -> PersonTold:
    """How I have done, also as a guest."""
    account = await tables.store.account_of(asker.guest) if asker.session else None
    name = await tables.store.name(asker.guest) or default_name(asker.guest)
    return await person_told(tables.store, asker.guest, asker, name, account.made if account else None)


CALLS = [standing, person, my_results]
