"""Mail: notifications by e-mail, where the host has set a mail server."""

import smtplib
import ssl
from dataclasses import dataclass
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from typing import Final

from rotonde.server.notifications.safe_addresses import Unreachable
from rotonde.server.ops.settings import Settings

LONGEST: Final = 254
TIMEOUT: Final = 10  # seconds for one step


class NoSuchAddress(Exception):
    """The mail server refuses the address for good."""


@dataclass(frozen=True, slots=True)
class Mail:
    """One mail; `stop` is the address by which no more of them come."""

    to: str
    subject: str
    text: str
    id: str
    stop: str


def is_address(text: str) -> bool:
    """Whether mail could be sent there: one address, nothing around it."""
    if len(text) > LONGEST or not text.isascii() or any(c.isspace() or c in '<>,;:"()[]\\' for c in text):
        return False
    try:
        found = Address(addr_spec=text)
    except (ValueError, MessageError, IndexError):
        return False
    return bool(found.username) and "." in found.domain.strip(".")


class Mailer:
    """SMTP client of the host's mail server, in a thread."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def is_set(self) -> bool:
        chosen = self._settings
        return bool(chosen.mail_server and chosen.mail_from and chosen.site)

    def send(self, letter: Mail) -> None:
        """Returns when the server has taken it."""
        try:
            with self._connected() as line:
                line.send_message(self._written(letter))
        except (smtplib.SMTPRecipientsRefused, smtplib.SMTPResponseException) as error:
            if _is_final(error):
                raise NoSuchAddress(letter.id) from error
            raise Unreachable(type(error).__name__) from error
        except (OSError, smtplib.SMTPException) as error:
            raise Unreachable(type(error).__name__) from error

    def _connected(self) -> smtplib.SMTP:
        chosen = self._settings
        host, _, port = chosen.mail_server.partition(":")
        context = ssl.create_default_context()
        if chosen.mail_security == "tls":
            line: smtplib.SMTP = smtplib.SMTP_SSL(host, int(port or 465), timeout=TIMEOUT, context=context)
        else:
            line = smtplib.SMTP(host, int(port or 587), timeout=TIMEOUT)
        if chosen.mail_security == "starttls":
            line.starttls(context=context)
        if chosen.mail_user:
            line.login(chosen.mail_user, chosen.mail_password)
        return line

    def _written(self, letter: Mail) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self._settings.mail_from
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Message-ID"] = f"<{letter.id}@{self._settings.mail_from.rpartition('@')[2].strip('<> ')}>"
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message


def _is_final(error: Exception) -> bool:
    """Whether the server refuses the address for good: 5xx to the recipient alone."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return all(500 <= code < 600 for code, _ in error.recipients.values())
    return False
