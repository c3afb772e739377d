"""Check of the Host header."""

import re
from typing import Final
from urllib.parse import urlsplit

_HOST: Final = re.compile(r"([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{0,5})?")


def is_host(given: str) -> bool:
    """Whether it names a host, with or without a port (RFC 9110, 7.2); no name at all is allowed there."""
    try:
        _ = urlsplit(f"//{given}").port  # a ValueError where it is no port, or the brackets hold no address
    except ValueError:
        return False
    return not given or _HOST.fullmatch(given) is not None
