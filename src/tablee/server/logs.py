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
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=repr).decode()


def set_up() -> None:
    """Our own lines from info on; those of the web server from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name, level in (("tablee", logging.INFO), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level)
