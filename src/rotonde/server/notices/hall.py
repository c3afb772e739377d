"""Notices, put together."""

from rotonde.server.notices.carriers import Carriers
from rotonde.server.notices.mail import Mailer
from rotonde.server.notices.office import Office
from rotonde.server.notices.post import Post
from rotonde.server.notices.push import Sender
from rotonde.server.notices.reach import Reach
from rotonde.server.notices.store import NoticeStore
from rotonde.server.settings import Settings
from rotonde.server.tables import Tables


class Notices:
    """The office where people arrange them, and the post that takes them out."""

    def __init__(self, store: NoticeStore, tables: Tables, settings: Settings, key: bytes) -> None:
        reach: Reach = settings.hooks  # type: ignore[assignment]  # one of those that are allowed
        contact = f"mailto:{settings.mail_from}" if settings.mail_from else settings.site
        sender, mailer = Sender(key, contact or "mailto:nobody@rotonde.invalid"), Mailer(settings)
        carriers = Carriers(sender, mailer, reach, settings.site, tables.now)
        self.post = Post(store, carriers, tables.now, tables.registry.is_looking, settings.notice_seconds)
        self.office = Office(store, sender, mailer, reach, tables.now)
        self.office.post = self.post
