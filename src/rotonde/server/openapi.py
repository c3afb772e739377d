"""The API's description at /api/openapi.json, the live messages included."""

import msgspec
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import rotonde
from rotonde.server.messages import FromClient, FromServer


def description() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Rotonde",
        version=rotonde.__version__,
        summary="Railway board games; actions are notation, every refusal names its rule.",
        path="/api",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    )


def live_schemas() -> dict[str, object]:
    """JSON Schema of what is said on the WebSocket, by either side."""
    (said, told), parts = msgspec.json.schema_components(
        [FromClient, FromServer], ref_template="#/components/schemas/{name}"
    )
    return {"FromClient": said, "FromServer": told, **parts}
