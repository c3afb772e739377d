"""The API's description at /api/openapi.json, what is said on the WebSocket included."""

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import rotonde
from rotonde.server.messages import FromClient, FromServer

LIVE = "/api/tables/{table_id}/live"
REFERENCE = "#/components/schemas/{name}"


def description() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Rotonde",
        version=rotonde.__version__,
        summary="Railway board games: actions are notation, and every refusal names its rule.",
        path="/api",
        use_handler_docstrings=True,
        render_plugins=[WithLive(path="/openapi.json")],
    )


class WithLive(JsonRenderPlugin):
    """Litestar describes the calls; we add the messages of the WebSocket, made from the same types."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        told, parts = msgspec.json.schema_components([FromClient, FromServer], ref_template=REFERENCE)
        live = {
            "summary": "WebSocket: the table as it happens",
            "responses": {"101": {"description": "one JSON message a frame, as in x-client and x-server"}},
            "x-client": told[0],
            "x-server": told[1],
        }
        paths = {**openapi_schema["paths"], LIVE: {"get": live}}
        components = {**openapi_schema["components"]}
        components["schemas"] = {**parts, **components["schemas"]}
        return super().render(request, {**openapi_schema, "paths": paths, "components": components})
