"""Error handlers: every error becomes a refusal message."""

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import Send

from rotonde.server.http.errors import status_of, texts_of
from rotonde.server.http.messages import Error, Refused
from rotonde.server.http.token_bucket import HTTP_BYTES
from rotonde.server.ops import metrics
from rotonde.server.ops.logs import new_number
from rotonde.server.storage.contract import StorageError
from rotonde.table.refusal import Refusal

log = logging.getLogger("rotonde.server")


def as_refusal(error: Exception) -> Refusal:
    """The refusal for an error; what is our own fault is logged whole."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, StorageError):
        log.error("storage failed", extra={"reason": str(error)})
        return Refusal("storage")
    if isinstance(error, msgspec.DecodeError | RecursionError | UnicodeError):
        return Refusal("malformed", problem=str(error))
    if isinstance(error, HTTPException):
        return _of_http(error)
    return _internal(error)


def _internal(error: Exception) -> Refusal:
    """Refusal for an internal error, with a number by which the host finds it in the log."""
    number = new_number()
    log.error("unexpected error", exc_info=error, extra={"id": number})
    return Refusal("internal", id=number)


def _of_http(error: HTTPException) -> Refusal:
    """Refusal for an error of Litestar's own."""
    if error.status_code == 413:
        return Refusal("too_large", most=HTTP_BYTES)
    if error.status_code in (404, 405):
        return Refusal("unknown_path")
    if error.status_code < 500:
        return Refusal("malformed", problem=_problem(error))
    if isinstance(error.__cause__, msgspec.ValidationError) and "`$.data" in str(error.__cause__):
        return Refusal("malformed", problem=str(error.__cause__))  # a field that is called like a dependency
    return _internal(error)


def _problem(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    found = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)]
    return "; ".join(found) or error.detail


def shape(refusal: Refusal) -> Error:
    metrics.REFUSALS.labels(refusal.code).inc()
    return Error(refusal.code, texts_of(refusal), refusal.rule, refusal.n)


def refused(refusal: Refusal, action: str | None = None) -> Refused:
    metrics.REFUSALS.labels(refusal.code).inc()
    return Refused(refusal.code, texts_of(refusal), refusal.rule, refusal.n, action)


def respond(request: Request[Any, Any, Any], error: Exception) -> Response[Error]:
    refusal = as_refusal(error)
    if refusal.code == "too_large":
        refusal.details["most"] = request.route_handler.resolve_request_max_body_size()
    headers = {"retry-after": when} if (when := _when(refusal)) else {}
    return Response(
        shape(refusal), status_code=status_of(refusal), media_type="application/json", headers=headers
    )


def _when(refusal: Refusal) -> str:
    """Value of Retry-After in seconds, "" where retrying does not help."""
    return str(refusal.details.get("seconds", ""))


async def refuse(refusal: Refusal, send: Send) -> None:
    """Answers an HTTP call that never reached a handler."""
    headers = [(b"content-type", b"application/json")]
    if when := _when(refusal):
        headers.append((b"retry-after", when.encode()))
    await send({"type": "http.response.start", "status": status_of(refusal), "headers": headers})
    body = msgspec.json.encode(shape(refusal))
    await send({"type": "http.response.body", "body": body, "more_body": False})
