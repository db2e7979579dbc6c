"""Printing and asking: colours where there is a terminal, plain lines elsewhere."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap

from rich.console import Console
from rich.text import Text

from tablee.cli.words import Words

# Drawings (a maze in letters) are told from sentences by their signs, and coloured sign by sign.
DRAWING = re.compile(r"  [#+.oXLO@1-4a-d ]+")
SIGNS = {"#": "dim", ".": "dim", "@": "bold yellow", "+": "bold cyan", "o": "magenta"}
SIGNS |= dict.fromkeys("XL", "bold red")
INDENT = re.compile(r"\s*(?:\d+\. |· )?")


class Screen:
    """A terminal, or a file that is read like one."""

    def __init__(self, words: Words, plain: bool = False, drawings: bool = True) -> None:
        self.words, self.drawings = words, drawings
        self.tty = sys.stdout.isatty()
        self.fancy = self.tty and not plain
        self.width = shutil.get_terminal_size().columns if self.tty else 0
        self._console = Console(highlight=False, no_color=None if self.fancy else True)
        if self.tty:
            _edit_lines()

    # -- printing -----------------------------------------------------------------------------

    def line(self, text: str = "", style: str = "") -> None:
        """One paragraph, folded at words; what follows the fold is indented like its first line."""
        for part in self.folded(text):
            self._print(Text(part, style), part)

    def _print(self, fancy: Text, plain: str) -> None:
        if self.fancy:
            self._console.print(fancy, soft_wrap=True)
        else:
            print(plain)

    def folded(self, text: str) -> list[str]:
        if not self.width or len(text) <= self.width:
            return [text]
        indent = INDENT.match(text)
        hang = " " * (indent.end() if indent else 0)
        return textwrap.wrap(
            text, self.width - 1, subsequent_indent=hang, break_long_words=False,
            drop_whitespace=True, break_on_hyphens=False,
        )  # fmt: skip

    def title(self, text: str) -> None:
        """Between two things, with a name."""
        width = min(self.width or 60, 80)
        self.line(f"── {text} {'─' * max(2, width - len(text) - 5)}", "bold yellow")

    def heading(self, text: str) -> None:
        self.line()
        self.line(text, "bold yellow")

    def paragraph(self, text: str) -> None:
        for line in text.splitlines():
            self.line(re.sub(r"\*\*?(.+?)\*\*?", r"\1", line))

    def clause(self, name: str, text: str) -> None:
        """A clause of the rules."""
        self.line(name, "bold cyan")
        self.paragraph(text)
        self.line()

    def position(self, text: str) -> None:
        """The kernel's text of a position, which may hold a drawing."""
        for line in text.splitlines():
            if DRAWING.fullmatch(line):
                self._drawing(line)
            else:
                self.line(line, "dim" if line.startswith("(") else "")

    def _drawing(self, line: str) -> None:
        fancy = Text()
        for sign in line:
            fancy.append(sign, SIGNS.get(sign, "bold green" if sign.isalnum() else ""))
        self._print(fancy, line)

    def option(self, line: str) -> None:
        """A line with one or more numbered options; the numbers stand out."""
        for part in self.folded(line):
            fancy = Text(part)
            fancy.highlight_regex(r"(?<!\S)\d+\.(?= )", "bold cyan")
            self._print(fancy, part)

    def hide(self) -> None:
        """Nothing of what stood here may be seen by the next player."""
        if self.fancy:
            self._console.clear()
        elif self.tty:
            print("\n" * shutil.get_terminal_size().lines)
        else:
            print("\n" + "─" * 60 + "\n")

    # -- asking -------------------------------------------------------------------------------

    def ask(self, prompt: str = "> ") -> str | None:
        """A line, without the blanks around it; None when there will be no more."""
        try:
            typed = input(prompt)
        except EOFError:
            print()
            return None
        except KeyboardInterrupt:
            print()
            raise
        if not sys.stdin.isatty():
            print(typed)  # what is read from a file is shown, so that the story can be followed
        return typed.strip()

    def agreed(self, question: str, default: bool) -> bool:
        """Yes or no."""
        typed = self.ask(f"{question} ")
        if not typed:
            return default
        return typed[0].lower() in self.words("letters-yes")


def _edit_lines() -> None:
    """Arrow keys and the lines typed before, where Python has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
