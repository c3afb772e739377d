"""What people arrange about notices: channels, quiet hours, a test."""

from collections.abc import Callable
from typing import Final

import msgspec

from rotonde.server.errors import Refusal
from rotonde.server.identity import Asker, new_secret
from rotonde.server.limits import Buckets
from rotonde.server.notices.mail import Mailer, is_address
from rotonde.server.notices.messages import ChannelTold, NewChannel, NoticesTold, WishChoice
from rotonde.server.notices.post import GIVE_UP, Post
from rotonde.server.notices.push import Sender, are_keys
from rotonde.server.notices.quiet import zone_of
from rotonde.server.notices.reach import Reach, is_allowed
from rotonde.server.notices.store import Channel, Notice, NoticeKind, NoticeStore, Wish
from rotonde.server.store import TooMany

MOST: Final = 10  # channels of one guest


class Office:
    """Each sees and changes their own only."""

    def __init__(
        self, store: NoticeStore, sender: Sender, mailer: Mailer, reach: Reach, now: Callable[[], int]
    ) -> None:
        self._store = store
        self._sender = sender
        self._mailer = mailer
        self._reach: Reach = reach
        self._now = now
        self._buckets = Buckets(rate=1 / 60, burst=5)  # messages that one guest may have sent at once
        self._addresses = Buckets(rate=1 / 600, burst=5)
        self.post: Post | None = None

    async def told(self, asker: Asker) -> NoticesTold:
        wish, channels = await self._store.wish(asker.guest), await self._store.channels(asker.guest)
        return NoticesTold(
            channels=[_told(each) for each in channels if asker.guest],
            zone=wish.zone,
            quiet_from=wish.quiet_from,
            quiet_to=wish.quiet_to,
            language=wish.language,
            push_key=self._sender.public,
            mail=self._mailer.is_set,
            hooks=self._reach,
        )

    async def wish(self, asker: Asker, choice: WishChoice) -> NoticesTold:
        _check_guest(asker)
        if zone_of(choice.zone) is None:
            raise Refusal("malformed", problem="zone")
        wish = Wish(choice.zone, choice.quiet_from, choice.quiet_to, choice.language)
        await self._store.keep_wish(asker.guest, wish)
        return await self.told(asker)

    async def add(self, asker: Asker, new: NewChannel) -> NoticesTold:
        """A mail asks first whether the address is theirs; the rest counts at once."""
        _check_guest(asker)
        channel, notice = self._made(asker.guest, new), None
        if new.kind == "mail":
            self._check_pace(channel)
            notice = self._notice(channel)
        try:
            await self._store.add_channel(channel, notice, MOST)
        except TooMany as error:
            raise Refusal("too_many_channels", most=MOST) from error
        self._call()
        return await self.told(asker)

    async def drop(self, asker: Asker, id_: str) -> NoticesTold:
        _check_guest(asker)
        if not await self._store.drop_channel(id_, asker.guest):
            raise Refusal("unknown_channel")
        return await self.told(asker)

    async def test(self, asker: Asker, id_: str) -> NoticesTold:
        """Sends what it would look like."""
        _check_guest(asker)
        channel = await self._store.channel(id_)
        if channel is None or channel.guest != asker.guest:
            raise Refusal("unknown_channel")
        self._check_pace(channel)
        await self._store.post(self._notice(channel))
        self._call()
        return await self.told(asker)

    async def confirm(self, secret: str) -> None:
        if not await self._store.confirm(secret):
            raise Refusal("unknown_channel")

    async def stop(self, id_: str) -> None:
        """By the link in a mail; once more changes nothing."""
        await self._store.drop_channel(id_)

    def _made(self, guest: str, new: NewChannel) -> Channel:
        if new.kind == "mail":
            if not self._mailer.is_set or not is_address(new.address):
                raise Refusal("bad_channel")
            return Channel(new_secret(), guest, "mail", new.address, "", new_secret(), is_confirmed=False)
        reach: Reach = self._reach if new.kind == "hook" or self._reach == "any" else "public"
        if not is_allowed(new.address, reach):
            raise Refusal("bad_channel")
        if new.kind == "hook":
            return Channel(new_secret(), guest, "hook", new.address, "", new_secret())
        if not are_keys(new.p256dh, new.auth):
            raise Refusal("bad_channel")
        keys = msgspec.json.encode({"p256dh": new.p256dh, "auth": new.auth}).decode()
        return Channel(new_secret(), guest, "push", new.address, keys)

    def _notice(self, channel: Channel) -> Notice:
        now = self._now()
        kind: NoticeKind = "test" if channel.is_confirmed else "confirm"
        return Notice(new_secret(), channel.id, "", kind, "{}", now, now + GIVE_UP)

    def _check_pace(self, channel: Channel) -> None:
        """Neither one guest nor many may have us write to one address again and again."""
        self._buckets.check(channel.guest)
        self._addresses.check(channel.address.lower())

    def _call(self) -> None:
        if self.post is not None:
            self.post.call()


def _check_guest(asker: Asker) -> None:
    if not asker.guest:
        raise Refusal("not_yours")


def _told(channel: Channel) -> ChannelTold:
    secret = channel.secret if channel.kind == "hook" else None
    return ChannelTold(channel.id, channel.kind, channel.address, channel.is_confirmed, secret)
