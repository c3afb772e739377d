"""Bans of guests, addresses and networks."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from rotonde.server.admin.store import Ban

Network = IPv4Network | IPv6Network


class Bans:
    """Cache of the stored bans, checked at every call."""

    def __init__(self) -> None:
        self._guests: frozenset[str] = frozenset()
        self._networks: tuple[Network, ...] = ()

    def learn(self, bans: Iterable[Ban]) -> None:
        known = list(bans)
        self._guests = frozenset(each.who for each in known if each.kind == "guest")
        self._networks = tuple(ip_network(each.who) for each in known if each.kind == "address")

    def has_guest(self, guest: str) -> bool:
        return guest in self._guests

    def has_address(self, address: str) -> bool:
        if not self._networks:
            return False
        try:
            found = ip_address(address)
        except ValueError:  # a socket without an address
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped:
            found = found.ipv4_mapped
        return any(found in network for network in self._networks)


def network_of(text: str) -> str:
    """An address or network in its usual form, "" where it is neither."""
    try:
        network = ip_network(text, strict=False)
    except ValueError:
        return ""
    return str(network.network_address) if network.num_addresses == 1 else str(network)
