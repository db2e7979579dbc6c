"""The words that are no answers: look, undo, why, help, save, quit."""

from __future__ import annotations

from tablee.cli.words import Words
from tablee.kernel import Options, Text, Timed

LOOK, UNDO, WHY, HELP, SAVE, QUIT = "look", "undo", "why", "help", "save", "quit"
MARK = ":"
LETTERS = {"l": LOOK, "u": UNDO, "w": WHY, "?": WHY, "h": HELP, "s": SAVE, "q": QUIT}
WITH_REST = {LOOK, WHY, SAVE}
"""`look hand`, `why` with a clause and `save` with a file take a word more."""


def read_command(typed: str, options: Options, words: Words) -> tuple[str, str]:
    """The command and what follows it; ("", "") if this is an answer.

    Letters are commands only as small letters: W may be the way west. Where free words are asked
    for, a command begins with a colon.
    """
    if mark(options) and not typed.startswith(MARK):
        return "", ""
    name, _, rest = typed.removeprefix(MARK).strip().partition(" ")
    command = LETTERS.get(name) or names(words).get(name.lower(), "")
    if rest and command not in WITH_REST:
        return "", ""
    return command, rest.strip()


def mark(options: Options) -> str:
    """What a command begins with here, so that it is not taken for an answer."""
    free = isinstance(options, Text) or (isinstance(options, Timed) and options.longest > 0)
    return MARK if free else ""


def names(words: Words) -> dict[str, str]:
    """Each command by its name in the reader's language, and in English."""
    return {
        name: command
        for command in (LOOK, UNDO, WHY, HELP, SAVE, QUIT)
        for name in (command, words(f"command-{command}"))
    }
