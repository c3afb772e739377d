"""Links to servers and tables, as they stand in invitations."""

from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit

from rotonde.client.errors import ClientError


@dataclass(frozen=True, slots=True)
class Link:
    """The server, the table and the key of an invitation such as `http://host/t/0a1b?invitation=key`."""

    server: str
    table: str
    invitation: str = ""

    @classmethod
    def parse(cls, text: str) -> "Link":
        parts = urlsplit(text.strip())
        before, slash, table = parts.path.rpartition("/t/")
        if parts.scheme not in ("http", "https") or not slash or not table or "/" in table:
            raise ClientError(reason=f"{text!r} is not the link of a table")
        key = parse_qs(parts.query).get("invitation", [""])[0]
        return cls(f"{parts.scheme}://{parts.netloc}{before}", table, key)
