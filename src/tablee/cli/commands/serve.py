"""`tablee serve`: the web client and its tables."""

from __future__ import annotations

from pathlib import Path


def serve(*, host: str = "127.0.0.1", port: int = 8000, data: Path | None = None) -> int:
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
    """
    from tablee.places import data_folder
    from tablee.server.run import serve as serve_tables

    return serve_tables(host, port, data or data_folder())
