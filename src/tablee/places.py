"""Where things lie: in the package, in a checkout of the project, in the user's own folders."""

from __future__ import annotations

import os
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
CLIENT = PACKAGE / "server" / "static"
"""The built web client; web/vite.config.ts names the same folder."""


def checkout() -> Path | None:
    """The project's folder if this package runs from its sources; None if it is installed."""
    root = PACKAGE.parent.parent
    return root if (root / "pyproject.toml").is_file() and (root / "web").is_dir() else None


def data_folder() -> Path:
    """Where a server keeps its tables unless told otherwise: `data` in a checkout, else the
    folder that the system has for such things."""
    root = checkout()
    return root / "data" if root else _user_data() / "tablee"


def store_address(store: str = "", data: Path | None = None) -> str:
    """Where a server keeps its tables: as it was told, else as TABLEE_STORE says, else the data
    folder."""
    return store or str(data or os.environ.get("TABLEE_STORE") or data_folder())


def _user_data() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
