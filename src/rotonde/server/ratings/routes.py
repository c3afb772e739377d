"""Routes of leaderboards and results."""

from typing import Annotated, Final

from litestar import get
from litestar.params import Parameter

from rotonde.server.identity.signing import default_name
from rotonde.server.ratings.messages import Leaderboard, PersonInfo
from rotonde.server.ratings.service import leaderboard_of, results_of
from rotonde.server.tables.routes import REFUSALS
from rotonde.server.tables.service import Tables
from rotonde.table.caller import Caller
from rotonde.table.refusal import Refusal

MOST_SEATS: Final = 100  # as many as a table may be asked to have


@get("/api/standing/{game:str}", responses=REFUSALS)
async def standing(
    game: str,
    caller: Caller,
    tables: Tables,
    seats: Annotated[int | None, Parameter(ge=1, le=MOST_SEATS)] = None,
) -> Leaderboard:
    """The leaderboard: accounts and bots."""
    return await leaderboard_of(tables.store, game, seats, caller)


@get("/api/people/{name:str}", responses=REFUSALS)
async def person(name: str, caller: Caller, tables: Tables) -> PersonInfo:
    """Results of an account."""
    account = await tables.store.account_named(name)
    if account is None:
        raise Refusal("unknown_person", name=name)
    return await results_of(tables.store, account.guest, caller, account.name, account.made)


@get("/api/me/results", responses=REFUSALS)
async def my_results(caller: Caller, tables: Tables) -> PersonInfo:
    """Results of the caller, also as a guest."""
    account = await tables.store.account_of(caller.guest) if caller.session else None
    name = await tables.store.name(caller.guest) or default_name(caller.guest)
    return await results_of(tables.store, caller.guest, caller, name, account.made if account else None)


CALLS = [standing, person, my_results]
