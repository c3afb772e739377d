"""Caller: who looks at a table or acts there."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Caller:
    """A guest, or the holder of one seat's secret: where there is a secret, it alone speaks."""

    guest: str = ""
    secret_hash: str = ""
    invitation: str = ""  # of the address that was opened
    session: str = ""  # of the device, where the guest has an account
    address: str = ""  # as limits count it
