"""How a server becomes one of several: it reaches the bus, takes over its clock, and joins."""

from __future__ import annotations

import psycopg

from tablee.cluster.bus import LOST, Bus, BusError, read_address
from tablee.cluster.clock import PostgresTime, StoreClock
from tablee.cluster.node import Node, open_buckets
from tablee.server import logs
from tablee.server.app import App
from tablee.table.errors import StoreError


class Joining:
    def __init__(self, bus: Bus, store: str) -> None:
        self._bus = bus
        self._time = PostgresTime(store)
        self._app: App | None = None

    @classmethod
    async def reach(cls, bus: str, store: str) -> Joining:
        """Before anything is changed in the store."""
        try:
            joining = cls(Bus(read_address(bus), logs.report), store)
            await joining._bus.connect()
        except BusError as problem:
            raise StoreError(str(problem)) from None
        try:
            await open_buckets(joining._bus)
        except LOST as error:
            said = joining._bus.sentence(error)  # before closing, which may fail in its own way
            await joining.close()
            raise StoreError(said) from None
        return joining

    async def set_clock(self) -> StoreClock:
        clock = StoreClock(self._time, logs.report)
        try:
            await clock.set()
        except (OSError, psycopg.Error) as error:
            raise StoreError(f"The store does not tell the time ({error}).") from None
        return clock

    async def join(self, app: App) -> None:
        try:
            await app.join(Node(self._bus, app.lobby, app.buckets))
        except LOST as error:
            raise StoreError(self._bus.sentence(error)) from None
        self._app = app

    async def close(self) -> None:
        if self._app is not None:
            await self._app.close()
        else:
            await self._bus.close()
        self._time.close()
