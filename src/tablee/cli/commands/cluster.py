"""`tablee cluster`: several processes on this machine, for a look."""

from __future__ import annotations

from pathlib import Path

from tablee.cli.words import Lang, Stop, Words


def cluster(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    processes: int = 3,
    by_table: bool = False,
    data: Path | None = None,
    lang: Lang | None = None,
) -> int:
    """Serve from a whole cluster on this machine until Ctrl-C: PostgreSQL, NATS, some processes,
    and a balancer with one address to open.

    Parameters
    ----------
    host
        The address to listen on.
    port
        The port to listen on.
    processes
        How many serve.
    by_table
        The connections of one table all go to the same process; else each to the next.
    data
        The folder in which all is kept; without it, in one that is gone afterwards.
    lang
        The language: en or fr.
    """
    from tablee.lab.parts import PartError
    from tablee.lab.small_cluster import run

    words = Words(lang)
    if not 1 <= processes <= 16:
        raise Stop("cluster-processes", most=16)

    def ready(at: int, folder: Path) -> None:
        kept = "cluster-kept" if data else "cluster-passing"
        print(words("cluster-ready", address=f"http://{host}:{at}", processes=processes))
        print(words(kept, folder=str(folder)), flush=True)

    try:
        run(host, port, processes, by_table, data, ready)
    except PartError as problem:
        raise Stop("cluster-part", problem=str(problem)) from None
    print(words("cluster-ended"))
    return 0
