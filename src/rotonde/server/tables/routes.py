"""Routes of a table: looking and playing; the types say the rest."""

import asyncio
from typing import Any

from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec

from rotonde.core.material import schemas
from rotonde.server.archive.replay import Replay
from rotonde.server.bots.hints import Hints
from rotonde.server.http.costs import costs
from rotonde.server.http.errors import CODES
from rotonde.server.http.messages import (
    Accepted,
    Action,
    AskHint,
    Error,
    GameDetail,
    GameSummary,
    Health,
    Hint,
    LessonInfo,
    Moments,
    OwnMaterial,
    StateMessage,
    TableInfo,
    Undo,
    Why,
)
from rotonde.server.http.token_bucket import MATERIAL_BYTES
from rotonde.server.lobby.game_info import game_detail, game_summaries, game_summary
from rotonde.server.lobby.lessons import lesson_info, lesson_message, lesson_why
from rotonde.server.ops.readiness import WriteProbe
from rotonde.server.tables.service import Tables
from rotonde.table.caller import Caller
from rotonde.table.game.material import known_game, new_game, written

REFUSALS = {
    status: ResponseSpec(Error, description=", ".join(sorted(codes))) for status, codes in CODES.items()
}


@get(["/health", "/healthz"], sync_to_thread=False)
def health() -> Health:
    """Whether the server answers."""
    return Health("ok")


@get("/ready", responses=REFUSALS)
async def ready(tables: Tables, probe: WriteProbe) -> Health:
    """Whether the server takes moves: it is not closing, and its store can be read and written."""
    tables.shutdown.check()
    await tables.store.table("")
    await probe.check()
    return Health("ok")


@get("/api/games", sync_to_thread=False)
def games() -> list[GameSummary]:
    """The games that can be played here."""
    return game_summaries()


@get("/api/games/{game:str}", responses=REFUSALS, sync_to_thread=False)
def game_of(game: str) -> GameDetail:
    """One game, with its rules and its words in both languages."""
    return game_detail(known_game(game))


@get("/api/games/{game:str}/material", responses=REFUSALS, sync_to_thread=False)
def material_schemas(game: str) -> dict[str, dict[str, Any]]:
    """The files that the game can be played on instead of its own, each with its JSON Schema."""
    return schemas(known_game(game))


@post(
    "/api/games/{game:str}/material",
    opt=costs(3),
    status_code=200,
    responses=REFUSALS,
    request_max_body_size=MATERIAL_BYTES,
)
async def look_at(game: str, data: OwnMaterial) -> GameSummary:
    """Reads a map, board or deck of one's own; answers with the game as it is on it, or names the fault."""
    return game_summary(await asyncio.to_thread(new_game, game, written(data.material)))


@get("/api/games/{game:str}/lesson", responses=REFUSALS)
async def lesson_in(game: str) -> LessonInfo:
    """A turn to learn the game by, step by step."""
    return await asyncio.to_thread(lesson_info, game)


@get("/api/games/{game:str}/lesson/{n:int}", responses=REFUSALS)
async def lesson_at(game: str, n: int) -> StateMessage:
    """State of the lesson after `n` actions of the learner."""
    return await asyncio.to_thread(lesson_message, game, n)


@get("/api/games/{game:str}/lesson/{n:int}/why", responses=REFUSALS)
async def lesson_why_not(game: str, n: int, action: str) -> Why:
    """The rule that forbids an action there; "" where it is legal."""
    return await asyncio.to_thread(lesson_why, game, n, action)


@get("/api/tables/{table_id:str}", responses=REFUSALS)
async def table_of(table_id: str, caller: Caller, tables: Tables) -> TableInfo:
    """One table, as the one who asks may know it."""
    return await tables.info(table_id, caller)


@get("/api/tables/{table_id:str}/game", responses=REFUSALS)
async def game_at(table_id: str, caller: Caller, tables: Tables) -> GameDetail:
    """The game as it is played at that table, with the names of its own material."""
    return game_detail(await tables.game(table_id, caller))


@get("/api/tables/{table_id:str}/material", responses=REFUSALS)
async def material_at(table_id: str, caller: Caller, tables: Tables) -> dict[str, Any]:
    """The files of the map, board or deck that the table is played on; none for those in the box."""
    return await tables.material(table_id, caller)


@get("/api/tables/{table_id:str}/state", responses=REFUSALS)
async def state(
    table_id: str, caller: Caller, tables: Tables, seat: int | None = None, since: int | None = None
) -> StateMessage:
    """The game now, and what happened from `since` on."""
    return await tables.state(table_id, caller, seat, since)


@post("/api/tables/{table_id:str}/actions", status_code=200, responses=REFUSALS)
async def act(table_id: str, data: Action, caller: Caller, tables: Tables) -> Accepted:
    """Takes an action; once this answers, it is on disk."""
    return await tables.act(table_id, caller, data.seat, data.n, data.action)


@post("/api/tables/{table_id:str}/undo", status_code=200, responses=REFUSALS)
async def undo(table_id: str, data: Undo, caller: Caller, tables: Tables) -> Accepted:
    """Takes back what one did, as far as nothing was drawn, seen or decided by another since."""
    return await tables.undo(table_id, caller, data.seat, data.n, data.to)


@post("/api/tables/{table_id:str}/hint", opt=costs(3), status_code=200, responses=REFUSALS)
async def hint(table_id: str, data: AskHint, caller: Caller, hints: Hints) -> Hint:
    """The strongest bot's choice in one's place, and why."""
    return await hints.give(table_id, caller, data.seat, data.n)


@get("/api/tables/{table_id:str}/why", responses=REFUSALS)
async def why(table_id: str, caller: Caller, tables: Tables, seat: int, action: str) -> Why:
    """The rule that forbids an action of one's own seat now; "" where it is legal."""
    return await tables.why(table_id, caller, seat, action)


@get("/api/tables/{table_id:str}/moments", responses=REFUSALS)
async def moments(table_id: str, caller: Caller, replay: Replay) -> Moments:
    """The moments of the game that can be looked back at."""
    return await replay.moments(table_id, caller)


@get("/api/tables/{table_id:str}/moments/{at:int}", responses=REFUSALS)
async def moment(
    table_id: str, at: int, caller: Caller, replay: Replay, seat: int | None = None
) -> StateMessage:
    """One of them, as a seat could see it then; once the game is over, from any seat."""
    return await replay.state(table_id, caller, at, seat)


@get("/api/tables/{table_id:str}/record", media_type="text/plain", responses=REFUSALS)
async def record(table_id: str, caller: Caller, tables: Tables) -> str:
    """The record with its seed, once the game is over."""
    return await tables.record(table_id, caller)


CALLS = [
    health,
    ready,
    games,
    game_of,
    material_schemas,
    look_at,
    lesson_in,
    lesson_at,
    lesson_why_not,
    table_of,
    game_at,
    material_at,
    state,
    act,
    undo,
    hint,
    why,
    moments,
    moment,
    record,
]
