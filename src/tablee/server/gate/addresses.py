"""Whose request it is, as the limits count it: an IPv4 address, or a /64 of IPv6, which is what
one household or one rented machine has, and from which it may take a new address each time."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

UNKNOWN = ""
"""The key of everything that is no valid address."""


@lru_cache(4096)
def whose(host: str) -> str:
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return UNKNOWN
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is None:
            return str(ipaddress.IPv6Network((int(address) >> 64 << 64, 64)))
        address = address.ipv4_mapped
    return str(address)


def visitor(scope: Mapping[str, Any]) -> str:
    """The address of a request; the one given by a trusted proxy, if it came through one."""
    client = scope.get("client")
    return whose(client[0][:64]) if client else UNKNOWN
