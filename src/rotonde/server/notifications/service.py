"""Notification service: channels, quiet hours, test notifications."""

from typing import Final

import msgspec

from rotonde.core.message import ENGLISH
from rotonde.i18n.catalogue import languages
from rotonde.server.http.token_bucket import Buckets
from rotonde.server.identity.signing import new_secret
from rotonde.server.notifications.delivery import GIVE_UP, DeliveryWorker
from rotonde.server.notifications.mail import Mailer, is_address
from rotonde.server.notifications.messages import (
    ChannelInfo,
    NewChannel,
    NotificationSettings,
    PreferencesChoice,
)
from rotonde.server.notifications.push import Sender, are_keys
from rotonde.server.notifications.quiet_hours import zone_of
from rotonde.server.notifications.safe_addresses import Reach, is_allowed, is_push_allowed
from rotonde.server.notifications.store import Channel, Notice, NoticeKind, NotificationStore, Preferences
from rotonde.server.ops.settings import Settings
from rotonde.server.storage.contract import TooMany
from rotonde.server.tables.service import Tables
from rotonde.table.caller import Caller
from rotonde.table.refusal import Refusal

MOST: Final = 10  # channels of one guest


class NotificationService:
    """Notification settings of each guest; nobody reaches another's."""

    def __init__(
        self, store: NotificationStore, sender: Sender, mailer: Mailer, settings: Settings, tables: Tables
    ) -> None:
        self._store = store
        self._sender = sender
        self._mailer = mailer
        self._reach: Reach = settings.hooks  # type: ignore[assignment]  # one of those that are allowed
        self._push_services = settings.push_services
        self._now = tables.now
        self._quota = tables.quota
        self._buckets = Buckets(rate=1 / 60, burst=5)  # messages that one guest may have sent at once
        self._addresses = Buckets(rate=1 / 600, burst=5)
        self.post: DeliveryWorker | None = None

    async def settings(self, caller: Caller) -> NotificationSettings:
        preferences, channels = (
            await self._store.preferences(caller.guest),
            await self._store.channels(caller.guest),
        )
        return NotificationSettings(
            channels=[_channel_info(each) for each in channels if caller.guest],
            zone=preferences.zone,
            quiet_from=preferences.quiet_from,
            quiet_to=preferences.quiet_to,
            language=preferences.language,
            push_key=self._sender.public,
            mail=self._mailer.is_set,
            hooks=self._reach,
        )

    async def set_preferences(self, caller: Caller, choice: PreferencesChoice) -> NotificationSettings:
        _check_guest(caller)
        if zone_of(choice.zone) is None:
            raise Refusal("malformed", problem="zone")
        language = choice.language if choice.language in languages() else ENGLISH
        await self._quota.charge(caller.guest, len(choice.zone))
        preferences = Preferences(choice.zone, choice.quiet_from, choice.quiet_to, language)
        await self._store.set_preferences(caller.guest, preferences)
        return await self.settings(caller)

    async def add(self, caller: Caller, new: NewChannel) -> NotificationSettings:
        """Adds a channel; an e-mail address counts once it is confirmed."""
        _check_guest(caller)
        channel, notice = self._made(caller.guest, new), None
        if new.kind == "mail":
            self._check_pace(channel)
            notice = self._notice(channel)
        await self._quota.charge(caller.guest, len(channel.address) + len(channel.keys))
        try:
            await self._store.add_channel(channel, notice, MOST)
        except TooMany as error:
            raise Refusal("too_many_channels", most=MOST) from error
        self._call()
        return await self.settings(caller)

    async def drop(self, caller: Caller, id_: str) -> NotificationSettings:
        _check_guest(caller)
        if not await self._store.drop_channel(id_, caller.guest):
            raise Refusal("unknown_channel")
        return await self.settings(caller)

    async def test(self, caller: Caller, id_: str) -> NotificationSettings:
        """Sends a test notification."""
        _check_guest(caller)
        channel = await self._store.channel(id_)
        if channel is None or channel.guest != caller.guest:
            raise Refusal("unknown_channel")
        self._check_pace(channel)
        await self._store.post(self._notice(channel))
        self._call()
        return await self.settings(caller)

    async def confirm(self, secret: str) -> None:
        if not await self._store.confirm(secret):
            raise Refusal("unknown_channel")

    async def stop(self, id_: str) -> None:
        """Removes a channel by the link in a mail; repeating it changes nothing."""
        await self._store.drop_channel(id_)

    def _made(self, guest: str, new: NewChannel) -> Channel:
        if new.kind == "mail":
            if not self._mailer.is_set or not is_address(new.address):
                raise Refusal("bad_channel")
            return Channel(new_secret(), guest, "mail", new.address, "", new_secret(), is_confirmed=False)
        if new.kind == "hook":
            if not is_allowed(new.address, self._reach):
                raise Refusal("bad_channel")
            return Channel(new_secret(), guest, "hook", new.address, "", new_secret())
        is_service = is_push_allowed(new.address, self._reach, self._push_services)
        if not is_service or not are_keys(new.p256dh, new.auth):
            raise Refusal("bad_channel")
        keys = msgspec.json.encode({"p256dh": new.p256dh, "auth": new.auth}).decode()
        return Channel(new_secret(), guest, "push", new.address, keys)

    def _notice(self, channel: Channel) -> Notice:
        now = self._now()
        kind: NoticeKind = "test" if channel.is_confirmed else "confirm"
        return Notice(new_secret(), channel.id, "", kind, "{}", now, now + GIVE_UP)

    def _check_pace(self, channel: Channel) -> None:
        """Rate limit of messages by guest and by address."""
        self._buckets.check(channel.guest)
        self._addresses.check(channel.address.lower())

    def _call(self) -> None:
        if self.post is not None:
            self.post.call()


def _check_guest(caller: Caller) -> None:
    if not caller.guest:
        raise Refusal("not_yours")


def _channel_info(channel: Channel) -> ChannelInfo:
    secret = channel.secret if channel.kind == "hook" else None
    return ChannelInfo(channel.id, channel.kind, channel.address, channel.is_confirmed, secret)
