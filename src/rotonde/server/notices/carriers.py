"""How a notice travels by each kind of channel."""

import asyncio
import hmac
import json
from collections.abc import Callable
from typing import Final

from rotonde.server.notices.mail import Letter, Mailer, NoSuchAddress
from rotonde.server.notices.post import Gone
from rotonde.server.notices.push import Sender, decoded, encrypted
from rotonde.server.notices.reach import Reach, Unreachable, post
from rotonde.server.notices.store import Channel, Notice, Wish
from rotonde.server.notices.words import SAID, heading, text_of

NO_MORE: Final = (404, 410)  # what a push service says of a subscription that was ended


class Carriers:
    """Push and hooks go by one POST, mail by the host's server; each in a thread of its own."""

    def __init__(
        self, sender: Sender, mailer: Mailer, reach: Reach, site: str, now: Callable[[], int]
    ) -> None:
        self._sender = sender
        self._mailer = mailer
        self._reach: Reach = reach
        self._site = site.rstrip("/")
        self._now = now

    async def carry(self, notice: Notice, channel: Channel, wish: Wish) -> None:
        carry = {"push": self._push, "mail": self._mail, "hook": self._hook}[channel.kind]
        await asyncio.to_thread(carry, notice, channel, wish)

    def _push(self, notice: Notice, channel: Channel, wish: Wish) -> None:
        keys, told = json.loads(channel.keys), json.loads(notice.body)
        said = {
            "title": heading(notice.kind, told.get("game", ""), wish.language),
            "body": text_of(notice.kind, told.get("others", []), wish.language),
            "url": f"/t/{notice.table}" if notice.table else "/",
            "tag": f"turn-{notice.table}" if notice.table else notice.id,
        }
        body = encrypted(json.dumps(said).encode(), decoded(keys["p256dh"]), decoded(keys["auth"]))
        headers = self._sender.headers(channel.address, notice.table or notice.id, self._now())
        reach: Reach = "any" if self._reach == "any" else "public"
        status = post(channel.address, body, headers, reach)
        if status in NO_MORE:
            raise Gone(channel.id)
        _check(status)

    def _hook(self, notice: Notice, channel: Channel, wish: Wish) -> None:
        told = json.loads(notice.body)
        said = {
            "id": notice.id,
            "type": notice.kind,
            "title": heading(notice.kind, told.get("game", ""), wish.language),
            "text": text_of(notice.kind, told.get("others", []), wish.language),
            "game": told.get("game", ""),
            "table": notice.table,
            "url": self._link(notice),
        }
        body, at = json.dumps(said).encode(), str(self._now() // 1000)
        signature = hmac.new(channel.secret.encode(), at.encode() + b"." + body, "sha256").hexdigest()
        headers = {"Content-Type": "application/json", "Rotonde-Signature": f"t={at},v1={signature}"}
        _check(post(channel.address, body, headers, self._reach))

    def _mail(self, notice: Notice, channel: Channel, wish: Wish) -> None:
        if not self._mailer.is_set:
            raise Unreachable("no mail server is set")
        told, said = json.loads(notice.body), SAID[wish.language]
        parts = [text_of(notice.kind, told.get("others", []), wish.language)]
        stop = f"{self._site}/api/notices/stop/{channel.id}"
        if notice.kind == "confirm":
            parts += [f"{self._site}/notices/confirm/{channel.secret}", said["confirm.not"]]
        elif notice.table:
            parts += [f"{said['open']} {self._link(notice)}"]
        if notice.kind != "confirm":
            parts += [f"{said['stop']} {self._site}/notices/stop/{channel.id}"]
        subject = heading(notice.kind, told.get("game", ""), wish.language)
        try:
            self._mailer.send(Letter(channel.address, subject, "\n\n".join(parts) + "\n", notice.id, stop))
        except NoSuchAddress as error:
            raise Gone(channel.id) from error

    def _link(self, notice: Notice) -> str:
        return f"{self._site}/t/{notice.table}" if notice.table else f"{self._site}/"


def _check(status: int) -> None:
    if not 200 <= status < 300:
        raise Unreachable(f"answered {status}")
