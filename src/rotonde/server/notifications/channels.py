"""Channel senders: how a notification is sent by push, web hook or mail."""

import asyncio
import hmac
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from rotonde.i18n.catalogue import sentence
from rotonde.server.notifications.delivery import Gone
from rotonde.server.notifications.delivery_limits import OF_KIND
from rotonde.server.notifications.mail import Mail, Mailer, NoSuchAddress
from rotonde.server.notifications.outbound_http import Outbound
from rotonde.server.notifications.push import Sender, decoded, encrypted
from rotonde.server.notifications.safe_addresses import Reach, Unreachable, is_push_allowed
from rotonde.server.notifications.store import Channel, Notice, Preferences
from rotonde.server.notifications.texts import heading, text_of
from rotonde.server.ops.settings import Settings

MAILS: Final = OF_KIND["mail"].at_once
NO_MORE: Final = (404, 410)  # statuses of a push service for a subscription that was ended


class ChannelSender:
    """Sends notifications: push and hooks by one POST, mail by the host's server in threads of its own."""

    def __init__(self, sender: Sender, mailer: Mailer, settings: Settings, now: Callable[[], int]) -> None:
        self._sender = sender
        self._mailer = mailer
        self._reach: Reach = settings.hooks  # type: ignore[assignment]  # one of those that are allowed
        self._push_services = settings.push_services
        self._site = settings.site.rstrip("/")
        self._now = now
        self._outbound = Outbound()
        self._postmen = ThreadPoolExecutor(MAILS, "rotonde-mail")

    async def carry(self, notice: Notice, channel: Channel, preferences: Preferences) -> None:
        if channel.kind == "mail":
            send = partial(self._mail, notice, channel, preferences)
            await asyncio.get_running_loop().run_in_executor(self._postmen, send)
        elif channel.kind == "push":
            await self._push(notice, channel, preferences)
        else:
            await self._hook(notice, channel, preferences)

    def close(self) -> None:
        """Stops sending, without waiting for what is under way."""
        self._outbound.close()
        self._postmen.shutdown(wait=False, cancel_futures=True)

    async def _push(self, notice: Notice, channel: Channel, preferences: Preferences) -> None:
        if not is_push_allowed(channel.address, self._reach, self._push_services):
            raise Gone(channel.id)
        keys, details = json.loads(channel.keys), json.loads(notice.body)
        content = {
            "title": heading(notice.kind, details.get("game", ""), preferences.language),
            "body": text_of(notice.kind, details.get("others", []), preferences.language),
            "url": f"/t/{notice.table}" if notice.table else "/",
            "tag": f"{notice.kind}-{notice.table}" if notice.table else notice.id,
        }
        body = encrypted(json.dumps(content).encode(), decoded(keys["p256dh"]), decoded(keys["auth"]))
        headers = self._sender.headers(channel.address, notice.table or notice.id, self._now())
        reach: Reach = "any" if self._reach == "any" else "public"
        status = await self._outbound.post(channel.address, body, headers, reach)
        if status in NO_MORE:
            raise Gone(channel.id)
        _check(status)

    async def _hook(self, notice: Notice, channel: Channel, preferences: Preferences) -> None:
        details = json.loads(notice.body)
        content = {
            "id": notice.id,
            "type": notice.kind,
            "title": heading(notice.kind, details.get("game", ""), preferences.language),
            "text": text_of(notice.kind, details.get("others", []), preferences.language),
            "game": details.get("game", ""),
            "table": notice.table,
            "url": self._link(notice),
        }
        body, at = json.dumps(content).encode(), str(self._now() // 1000)
        signature = hmac.new(channel.secret.encode(), at.encode() + b"." + body, "sha256").hexdigest()
        headers = {"Content-Type": "application/json", "Rotonde-Signature": f"t={at},v1={signature}"}
        _check(await self._outbound.post(channel.address, body, headers, self._reach))

    def _mail(self, notice: Notice, channel: Channel, preferences: Preferences) -> None:
        if not self._mailer.is_set:
            raise Unreachable("no mail server is set")
        details, language = json.loads(notice.body), preferences.language
        parts = [text_of(notice.kind, details.get("others", []), language)]
        stop = f"{self._site}/api/notices/stop/{channel.id}"
        if notice.kind == "confirm":
            parts += [
                f"{self._site}/notices/confirm/{channel.secret}",
                sentence("notice-confirm-not", {}, language),
            ]
        elif notice.table:
            parts += [sentence("notice-open", {"link": self._link(notice)}, language)]
        if notice.kind != "confirm":
            link = f"{self._site}/notices/stop/{channel.id}"
            parts += [sentence("notice-stop", {"link": link}, language)]
        subject = heading(notice.kind, details.get("game", ""), language)
        try:
            self._mailer.send(Mail(channel.address, subject, "\n\n".join(parts) + "\n", notice.id, stop))
        except NoSuchAddress as error:
            raise Gone(channel.id) from error

    def _link(self, notice: Notice) -> str:
        return f"{self._site}/t/{notice.table}" if notice.table else f"{self._site}/"


def _check(status: int) -> None:
    if not 200 <= status < 300:
        raise Unreachable(f"answered {status}")
