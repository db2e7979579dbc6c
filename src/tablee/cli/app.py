"""Which commands there are, and what becomes of an error: one sentence, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import cyclopts
from cyclopts import App

import tablee
from tablee.cli.words import Stop, Words, typed_language

COMMANDS = (
    "serve", "play", "games", "rules", "replay", "simulate", "balance", "bench", "clauses",
    "check", "race", "types", "reference", "doctor", "move", "upgrade", "siege", "fuzz", "scale",
    "faults", "cluster", "lighthouse",
)  # fmt: skip
LAB = ("balance", "bench", "faults", "fuzz", "lighthouse", "race", "scale", "siege", "simulate")
MODULES = {"types": "wire", **{name: f"lab.{name}" for name in LAB}}
"""Where it is not called like the command: no file of ours is called like one of Python's own."""
WRONG, MISUSED, INTERRUPTED = 1, 2, 130


def make_app() -> App:
    """Each command is imported only when it is called: `play` need not wait for the server's
    imports."""
    app = App(
        name="tablee",
        help="Tablée: board and card games at one table.",
        version=tablee.__version__,
        help_format="plaintext",
        suppress_keyboard_interrupt=False,
    )
    for name in COMMANDS:
        module = MODULES.get(name, name)
        app.command(f"tablee.cli.commands.{module}:{name}", name=name)
    return app


def main(args: Sequence[str]) -> int:
    """Run one command. Returns the exit code."""
    words = Words(typed_language(args))
    try:
        done = make_app()(
            args, exit_on_error=False, print_error=False, result_action="return_value"
        )
        sys.stdout.flush()
        return done if isinstance(done, int) else 0
    except cyclopts.CycloptsError as misused:
        return _say(misuse(misused, words), MISUSED)
    except Stop as stop:
        return _say(stop.sentence(words), stop.code)
    except tablee.Refused as refused:
        return _say(refused.message(words.lang), WRONG)
    except tablee.BadSave as bad:
        return _say(str(bad), WRONG)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # somebody reads only the first lines, and that is fine
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        where = f": {error.filename}" if error.filename else ""
        return _say(f"{error.strerror or error}{where}.", WRONG)
    except Exception as error:  # a bug; even then a sentence, and the trace for who asks for it
        if os.environ.get("TABLEE_TRACE"):
            raise
        return _say(words("bug", kind=type(error).__name__, what=str(error)), WRONG)


def run() -> NoReturn:
    """The command `tablee`: the process ends with the exit code."""
    sys.exit(main(sys.argv[1:]))


def _say(sentence: str, code: int) -> int:
    print(f"tablee: {sentence}", file=sys.stderr)
    return code


def misuse(error: cyclopts.CycloptsError, words: Words) -> str:
    """What was typed wrongly, in the reader's language."""
    if isinstance(error, cyclopts.UnknownCommandError):
        token = error.unused_tokens[0] if error.unused_tokens else ""
        return words("no-command", command=token, commands=", ".join(COMMANDS))
    if isinstance(error, cyclopts.UnknownOptionError):
        return words("no-option", option=error.token.value or error.token.keyword or "")
    if isinstance(error, cyclopts.MissingArgumentError) and error.argument is not None:
        return words("missing", name=spelling(error.argument))
    if isinstance(error, cyclopts.UnusedCliTokensError):
        return words("too-much", word=error.unused_tokens[0] if error.unused_tokens else "")
    if isinstance(error, cyclopts.CoercionError) and error.argument and error.token:
        return words("bad-value", name=spelling(error.argument), value=error.token.value)
    return str(error).strip().replace("\n", " ")


def spelling(argument: cyclopts.Argument) -> str:
    """An argument as the help spells it: --games by its name, GAME by its place."""
    name = argument.name
    return name if argument.index is None else name.lstrip("-").upper()
