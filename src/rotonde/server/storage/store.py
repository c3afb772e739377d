"""All that is stored, put together from its parts."""

from rotonde.server.storage.chat import ChatPart
from rotonde.server.storage.hosting import HostingPart
from rotonde.server.storage.notices import NoticePart
from rotonde.server.storage.order import OrderPart
from rotonde.server.storage.pace import PacePart
from rotonde.server.storage.people import PeoplePart
from rotonde.server.storage.shared import SharedPart
from rotonde.server.storage.standing import StandingPart
from rotonde.server.storage.tables import TablePart
from rotonde.server.storage.tokens import TokenPart


class SqlStore(
    TablePart,
    ChatPart,
    PeoplePart,
    TokenPart,
    HostingPart,
    OrderPart,
    PacePart,
    StandingPart,
    NoticePart,
    SharedPart,
):
    """The store over a SQLite file (a Path) or a PostgreSQL database (its address)."""
