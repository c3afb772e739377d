"""Wiring of notifications."""

from rotonde.server.notifications.channels import ChannelSender
from rotonde.server.notifications.delivery import DeliveryWorker
from rotonde.server.notifications.mail import Mailer
from rotonde.server.notifications.push import Sender
from rotonde.server.notifications.service import NotificationService
from rotonde.server.notifications.store import NotificationStore
from rotonde.server.ops.settings import Settings
from rotonde.server.tables.service import Tables


class Notifications:
    """Service and delivery worker of notifications."""

    def __init__(self, store: NotificationStore, tables: Tables, settings: Settings, key: bytes) -> None:
        contact = f"mailto:{settings.mail_from}" if settings.mail_from else settings.site
        sender, mailer = Sender(key, contact or "mailto:nobody@rotonde.invalid"), Mailer(settings)
        carriers = ChannelSender(sender, mailer, settings, tables.now)
        is_looking, home_of = tables.registry.is_looking, tables.households.of
        self.post = DeliveryWorker(store, carriers, tables.now, is_looking, settings.notice_seconds, home_of)
        tables.notices_for, tables.notice_is_due = self.post.lent, self.post.call
        self.notifications = NotificationService(store, sender, mailer, settings, tables)
        self.notifications.post = self.post
