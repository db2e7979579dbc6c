"""The project's own files, for the commands that read or write them."""

from __future__ import annotations

from pathlib import Path

from tablee.cli.words import Stop
from tablee.places import checkout


def project() -> Path:
    """The folder of the checkout; who has only the installed package is told so."""
    root = checkout()
    if root is None:
        raise Stop("no-checkout")
    return root
