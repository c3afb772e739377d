"""SQL store: the queries of all features in one class."""

from rotonde.server.accounts.sql import AccountQueries
from rotonde.server.admin.moderation_sql import ModerationQueries
from rotonde.server.admin.quota_sql import QuotaQueries
from rotonde.server.admin.sql import AdminQueries
from rotonde.server.chat.sql import ChatQueries
from rotonde.server.identity.lookalike_sql import LookalikeQueries
from rotonde.server.identity.token_sql import TokenQueries
from rotonde.server.live.presence_sql import PresenceQueries
from rotonde.server.notifications.sql import NotificationQueries
from rotonde.server.ratings.sql import RatingQueries
from rotonde.server.storage.processes.sql import ProcessQueries
from rotonde.server.tables.clocks.sql import ClockQueries
from rotonde.server.tables.sql import TableQueries


class SqlStore(
    TableQueries,
    ChatQueries,
    AccountQueries,
    LookalikeQueries,
    TokenQueries,
    AdminQueries,
    ModerationQueries,
    ClockQueries,
    PresenceQueries,
    RatingQueries,
    NotificationQueries,
    ProcessQueries,
    QuotaQueries,
):
    """The store over a SQLite file (a Path) or a PostgreSQL database (its address)."""
