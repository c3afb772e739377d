"""Route of reviews."""

from typing import Annotated

from litestar import get
from litestar.params import Parameter

from rotonde.server.http.costs import costs
from rotonde.server.review.messages import ReviewPart
from rotonde.server.review.service import Reviews
from rotonde.server.tables.routes import REFUSALS
from rotonde.table.caller import Caller


@get("/api/tables/{table_id:str}/review", opt=costs(1), responses=REFUSALS)
async def review(
    table_id: str, caller: Caller, reviews: Reviews, known: Annotated[int, Parameter(ge=0)] = 0
) -> ReviewPart:
    """Review of a finished game: the worth of every choice beyond the first `known`, as far as known.

    It is worked out while it is asked for: call again with as many as are known, until it is complete.
    """
    return await reviews.look(table_id, caller, known)


CALLS = [review]
