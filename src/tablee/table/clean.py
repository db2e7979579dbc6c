"""Names and chat: what people type is text, never markup, and cannot disturb the page around it."""

from __future__ import annotations

import unicodedata

from tablee.table.errors import TableFault

LONGEST_NAME = 24
LONGEST_LINE = 500
LONGEST_SEED = 64

# Marks that turn the direction of the text *after* them: a name could reverse its whole line.
BIDI = dict.fromkeys([0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)])

_FORBIDDEN = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}


def clean(text: str, longest: int) -> str | None:
    """The text in a canonical form, or None if it is empty, too long or has control characters. The
    length is checked after NFKC, too: one character can become eighteen letters, and a game that
    listens to the chat reads every letter."""
    if len(text) > 4 * longest:  # reject it before the costly normalisation
        return None
    text = unicodedata.normalize("NFC", text.translate(BIDI)).strip()
    if not text or max(len(text), len(unicodedata.normalize("NFKC", text))) > longest:
        return None
    if not _visible(text):
        return None
    if any(unicodedata.category(mark) in _FORBIDDEN for mark in text):
        return None
    return text


def _visible(text: str) -> bool:
    """Whether anything is left besides joiners and other marks of no width."""
    return any(unicodedata.category(mark)[0] not in "CZM" for mark in text)


def clean_name(text: str) -> str:
    name = clean(text, LONGEST_NAME)
    if name is None:
        raise TableFault("bad-name", most=LONGEST_NAME)
    return name


def clean_line(text: str) -> str:
    line = clean(text, LONGEST_LINE)
    if line is None:
        raise TableFault("bad-text", most=LONGEST_LINE)
    return line


def clean_seed(text: str) -> str:
    seed = clean(text, LONGEST_SEED)
    if seed is None:
        raise TableFault("bad-seed", most=LONGEST_SEED)
    return seed
