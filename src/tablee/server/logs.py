"""Structured logs: one JSON object a line, on stderr. No tokens, no chat, no addresses."""

from __future__ import annotations

import logging
import sys
from typing import Any

import msgspec

LOGGER = logging.getLogger("tablee")


def report(event: str, **fields: Any) -> None:
    """One line: what happened, where. Only ids, codes and numbers belong here."""
    LOGGER.info(event, extra={"fields": fields})


class JsonLines(logging.Formatter):
    """`process`: the process that wrote the line, where the logs of several are merged."""

    def __init__(self, process: str) -> None:
        super().__init__()
        self._process = process

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "process": self._process,
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=repr).decode()


class Sparing(logging.Filter):
    """Limits warnings of one kind to a few per minute, and counts the others: nobody can fill the
    disk by provoking them. The next one written has the number of those left out."""

    PER_MINUTE = 10
    KINDS = 1_000

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[object, tuple[int, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        fields = getattr(record, "fields", {})
        kind, minute = (record.msg, fields.get("why")), int(record.created / 60)
        since, count = self._kinds.get(kind, (minute, 0))
        if since != minute:
            if count > self.PER_MINUTE:
                record.fields = {**fields, "unwritten": count - self.PER_MINUTE}
            count = 0
        if len(self._kinds) >= self.KINDS:
            self._kinds.clear()
        self._kinds[kind] = (minute, count + 1)
        return count < self.PER_MINUTE


def set_up(process: str) -> None:
    """Our own lines from info on; those of the web server from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines(process))
    handler.addFilter(Sparing())
    for name, level in (("tablee", logging.INFO), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level)
