"""ASGI app of the page: its files, and the page itself for every other path."""

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import HTTPScope, Receive, Scope, Send

from rotonde.server.http.error_handlers import refuse
from rotonde.server.http.page_files import PageFile, PageFiles
from rotonde.table.refusal import Refusal


class PageApp:
    """Answers GET and HEAD with the page's files."""

    def __init__(self, page: PageFiles) -> None:
        self._page = page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert scope["type"] == ScopeType.HTTP, "only calls come here"
        file = self._page.find(scope["path"]) if scope["method"] in ("GET", "HEAD") else None
        if file is None:
            await refuse(Refusal("unknown_path"), send)
        else:
            await _answer(scope, file, send)


async def _answer(scope: HTTPScope, file: PageFile, send: Send) -> None:
    asked = Headers.from_scope(scope)
    headers = {"etag": file.tag, "cache-control": file.cache, "vary": "accept-encoding"}
    if asked.get("if-none-match") == file.tag:
        return await _send(304, headers, b"", send)
    body = file.body
    if file.zipped is not None and "gzip" in asked.get("accept-encoding", ""):
        body = file.zipped
        headers["content-encoding"] = "gzip"
    headers |= {"content-type": file.type, "content-length": str(len(body))}
    return await _send(200, headers, b"" if scope["method"] == "HEAD" else body, send)


async def _send(status: int, headers: dict[str, str], body: bytes, send: Send) -> None:
    pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": pairs})
    await send({"type": "http.response.body", "body": body, "more_body": False})
