"""HTTP calls without a library: one connection a call, in a thread, so that a bot may think meanwhile."""

import asyncio
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from http.cookies import SimpleCookie
from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec

from rotonde.client.errors import ClientError, Unreachable, refused
from rotonde.server.http.messages import Error

T = TypeVar("T")
COOKIE: Final = "rotonde"
SECONDS: Final = 60.0  # after which a call that is not answered has failed


class HttpCalls:
    """One server, and who we are there: a token's account, or the guest of a cookie."""

    def __init__(self, url: str, token: str = "", guest: str = "") -> None:
        parts = urlsplit(url.rstrip("/"))
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ClientError(reason=f"{url!r} is not the address of a server")
        self.url = f"{parts.scheme}://{parts.netloc}{parts.path}"
        self._host, self._path = parts.netloc, parts.path
        self._kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        self._token = token
        self.guest = guest

    @property
    def live_url(self) -> str:
        """The same for WebSockets."""
        return self.url.replace("http", "ws", 1)

    def headers(self) -> dict[str, str]:
        """Headers that identify the caller."""
        if self._token:
            return {"Authorization": f"Bearer {self._token}"}
        return {"Cookie": f"{COOKIE}={self.guest}"} if self.guest else {}

    async def call(self, method: str, path: str, answer: type[T], body: object = None) -> T:
        """Calls the server and decodes the response; raises `Refused` for a refusal."""
        text = await asyncio.to_thread(self._ask, method, path, body)
        try:
            return msgspec.json.decode(text, type=answer)
        except msgspec.DecodeError as error:
            raise ClientError(
                reason=f"{self.url} is no Rotonde server, or another release: {error}"
            ) from error

    async def text(self, path: str) -> str:
        """Calls the server; the response as text."""
        return (await asyncio.to_thread(self._ask, "GET", path, None)).decode()

    def _ask(self, method: str, path: str, body: object) -> bytes:
        content = None if body is None else msgspec.json.encode(body)
        headers = {**self.headers(), "Content-Type": "application/json"}
        connection = self._kind(self._host, timeout=SECONDS)
        try:
            connection.request(method, self._path + path, content, headers)
            response = connection.getresponse()
            text = response.read()
            self._keep(response.getheader("set-cookie"))
        except (OSError, HTTPException) as error:
            raise Unreachable(url=self.url, reason=str(error) or type(error).__name__) from error
        finally:
            connection.close()
        if response.status >= 400:
            raise _refusal(response.status, text)
        return text

    def _keep(self, cookie: str | None) -> None:
        """Stores the guest cookie of the first response."""
        if cookie and not self._token:
            found = SimpleCookie(cookie).get(COOKIE)
            self.guest = found.value if found else self.guest


def _refusal(status: int, text: bytes) -> ClientError:
    try:
        response = msgspec.json.decode(text, type=Error)
    except msgspec.DecodeError:  # from something between, such as a proxy
        return ClientError(reason=f"HTTP {status}")
    return refused(response.error, response.message, response.rule)
