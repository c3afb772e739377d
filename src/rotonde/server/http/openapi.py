"""OpenAPI description at /api/openapi.json, the messages of the WebSocket included."""

from typing import Any

import msgspec
from litestar import Litestar, Request, get
from litestar.openapi import OpenAPIConfig

import rotonde
from rotonde.server.http.messages import FromClient, FromServer

LIVE = "/api/tables/{table_id}/live"
REFERENCE = "#/components/schemas/{name}"


def description() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Rotonde",
        version=rotonde.__version__,
        summary="Railway board games: actions are notation, and every refusal names its rule.",
        use_handler_docstrings=True,
    )


@get("/api/openapi.json", include_in_schema=False, media_type="application/json")
async def openapi(request: Request[Any, Any, Any]) -> bytes:
    """The description; it is long, so it is made once."""
    state = request.app.state
    if "described" not in state:
        state.described = msgspec.json.encode(_described(request.app))
    return bytes(state.described)


def _described(app: Litestar) -> dict[str, Any]:
    """Litestar describes the calls; we add the messages of the WebSocket, made from the same types."""
    calls = app.openapi_schema.to_schema()
    live_types, parts = msgspec.json.schema_components([FromClient, FromServer], ref_template=REFERENCE)
    live = {
        "summary": "WebSocket: the table as it happens",
        "parameters": [
            {"name": "table_id", "in": "path", "required": True, "schema": {"type": "string"}},
            {"name": "since", "in": "query", "schema": {"type": "integer", "minimum": 0}},
            {"name": "partial", "in": "query", "schema": {"enum": ["yes"]}},
            {"name": "secret", "in": "query", "schema": {"type": "string"}},
        ],
        "responses": {
            "101": {"description": "one JSON message a frame: x-client from you, x-server from us"}
        },
        "x-client": live_types[0],
        "x-server": live_types[1],
    }
    schemas = {**parts, **calls["components"]["schemas"]}
    return {
        **calls,
        "paths": {**calls["paths"], LIVE: {"get": live}},
        "components": {**calls["components"], "schemas": schemas},
    }
