"""What the owner trusts: proxies that give the client's address, and origins that may make changes.

A browser says from which page a request comes (`Origin`, `Sec-Fetch-Site`). Without this check any
page that a player happens to visit could make tables in their name, or watch one whose link it
knows. A client that is no browser sends no origin, and acts for nobody else's browser: it may ask.
"""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tablee.table.errors import StoreError

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

ORIGIN = re.compile(r"https?://[^/\s]+")
READS = {"GET", "HEAD", "OPTIONS"}
"""Methods that change nothing; a foreign page cannot read their responses."""
ELSEWHERE = {b"cross-site", b"same-site"}


@dataclass(frozen=True)
class Trust:
    """Set by TABLEE_PROXIES and TABLEE_ORIGINS, separated by commas; by default nobody is
    trusted."""

    proxies: tuple[Network, ...] = ()
    origins: frozenset[bytes] = frozenset()

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Trust:
        try:
            proxies = tuple(map(ipaddress.ip_network, listed(environment, "TABLEE_PROXIES")))
        except ValueError:
            raise StoreError(
                "TABLEE_PROXIES must be addresses or networks, as 127.0.0.1,10.0.0.0/8."
            ) from None
        origins = listed(environment, "TABLEE_ORIGINS")
        if not all(map(ORIGIN.fullmatch, origins)):
            raise StoreError("TABLEE_ORIGINS must be origins, as https://games.example.org.")
        return cls(proxies, frozenset(origin.lower().encode() for origin in origins))

    def is_proxy(self, host: str) -> bool:
        if not self.proxies:
            return False
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.proxies)

    def is_foreign(self, scope: Mapping[str, Any]) -> bool:
        """Whether the request comes from a page of another origin, and only ours may make it."""
        if scope["type"] == "http" and scope["method"] in READS:
            return False
        said: dict[bytes, list[bytes]] = {}
        for name, value in scope["headers"]:
            said.setdefault(name, []).append(value.strip().lower())
        origins = said.get(b"origin")
        if origins is None:
            return not ELSEWHERE.isdisjoint(said.get(b"sec-fetch-site", ()))
        own = {bare(host) for host in said.get(b"host", ())}
        return not all(self._is_ours(origin, own) for origin in origins)

    def _is_ours(self, origin: bytes, own: set[bytes]) -> bool:
        """Compared by host alone: behind a proxy with TLS, the scheme is the proxy's."""
        scheme, _, host = origin.partition(b"://")
        return origin in self.origins or (scheme in (b"http", b"https") and bare(host) in own)


def bare(host: bytes) -> bytes:
    """Without a default port."""
    return host.removesuffix(b":80").removesuffix(b":443")


def listed(environment: Mapping[str, str], name: str) -> list[str]:
    return [part.strip() for part in environment.get(name, "").split(",") if part.strip()]
