"""`tablee serve`: the web client and its tables."""

from __future__ import annotations

import os
from pathlib import Path


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    store: str = "",
    bus: str = "",
    workers: int = 1,
    site: str = "",
    mail: str = "",
    mail_from: str = "",
) -> int:
    """Serve the games to browsers until Ctrl-C.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 for everybody in your network.
    port
        The port to listen on.
    data
        The folder in which tables are kept: "data" in a checkout of the project, otherwise
        "tablee" in your user's data folder.
    store
        A database of PostgreSQL for the tables instead: postgresql://user:password@host/name.
        Without it, what TABLEE_STORE says.
    bus
        The NATS that several processes share: nats://user:password@host:4222/house.
        Without it, what TABLEE_BUS says.
    workers
        How many processes serve on this machine; more than one need a store and a bus.
    site
        Where people find this server, for links in mails: https://games.example.org.
        Without it, what TABLEE_SITE says.
    mail
        The SMTP server for mails to people whose turn it is: smtp://user:password@host:587.
        Without it, what TABLEE_MAIL says; without that, nobody is written to.
    mail_from
        The address that mails come from. Without it, what TABLEE_MAIL_FROM says.
    """
    from tablee.places import store_address
    from tablee.server.run import serve as serve_tables

    given = {"TABLEE_SITE": site, "TABLEE_MAIL": mail, "TABLEE_MAIL_FROM": mail_from}
    os.environ.update({name: value for name, value in given.items() if value})
    address, bus = store_address(store, data), bus or os.environ.get("TABLEE_BUS", "")
    if workers == 1:
        return serve_tables(host, port, address, bus=bus)
    from tablee.server.workers import serve_with

    return serve_with(workers, host, port, address, bus)
