"""The call that looks at a game again."""

from typing import Annotated

from litestar import get
from litestar.params import Parameter

from rotonde.server.api import REFUSALS
from rotonde.server.costs import costs
from rotonde.server.identity import Asker
from rotonde.server.review.messages import Reviewed
from rotonde.server.review.reviews import Reviews


@get("/api/tables/{table_id:str}/review", opt=costs(1), responses=REFUSALS)
async def review(
    table_id: str, asker: Asker, reviews: Reviews, known: Annotated[int, Parameter(ge=0)] = 0
) -> Reviewed:
    """What every choice of a finished game was worth: as far as is known, beyond the first `known`.

    It is worked out while somebody asks: call again with as many as are known, until it is complete.
    """
    return await reviews.look(table_id, asker, known)


CALLS = [review]
