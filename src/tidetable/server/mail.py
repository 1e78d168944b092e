"""E-mail, where the operator has configured a mail server."""

from email.message import EmailMessage
from email.utils import format_datetime, localtime
from urllib.parse import unquote, urlsplit

import aiosmtplib
import msgspec

WITHIN = 20.0  # seconds


class Letter(msgspec.Struct):
    """An e-mail to one person."""

    to: str
    subject: str
    text: str
    id: str  # of the notification: sending it twice gives the same Message-ID
    stop: str = ""  # the address that ends these mails


class Mail:
    def __init__(self, server: str, sender: str) -> None:
        """`server`: smtp://[USER:PASSWORD@]HOST[:PORT], with STARTTLS if the server offers it, or
        smtps:// for TLS from the beginning."""
        parts = urlsplit(server)
        self.secure = parts.scheme == "smtps"
        self.host = parts.hostname or "localhost"
        self.port = parts.port or (465 if self.secure else 25)
        self.user = None if parts.username is None else unquote(parts.username)
        self.password = None if parts.password is None else unquote(parts.password)
        self.sender = sender

    async def send(self, letter: Letter) -> None:
        """Hand a letter to the mail server; an aiosmtplib.SMTPException if it is not accepted."""
        await aiosmtplib.send(
            self.message(letter),
            hostname=self.host,
            port=self.port,
            username=self.user,
            password=self.password,
            use_tls=self.secure,
            timeout=WITHIN,
        )

    def message(self, letter: Letter) -> EmailMessage:
        made = EmailMessage()
        made["From"] = self.sender
        made["To"] = letter.to
        made["Subject"] = letter.subject
        made["Date"] = format_datetime(localtime())
        domain = self.sender.rpartition("@")[2].strip("> ") or "localhost"
        made["Message-ID"] = f"<{letter.id}@{domain}>"
        made["Auto-Submitted"] = "auto-generated"  # so that nobody's holiday answers
        if letter.stop:  # RFC 8058: mail programs show a button for it
            made["List-Unsubscribe"] = f"<{letter.stop}>"
            made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        made.set_content(letter.text)
        return made


def is_final(error: Exception) -> bool:
    """Whether a mail server will never accept this letter."""
    return (isinstance(error, aiosmtplib.SMTPResponseException) and 500 <= error.code < 600) or (
        isinstance(error, aiosmtplib.SMTPRecipientsRefused)
        and all(500 <= one.code < 600 for one in error.recipients)
    )
