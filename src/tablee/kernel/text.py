"""Words: Fluent messages, the same files for Python and for the browser.

An argument that is an id is put into words by its own message: {card} = "walk" is shown as the
message `card-walk`, if there is one. Lists are joined.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from tablee.kernel.ask import Ask
    from tablee.kernel.forms import Options, Seat
    from tablee.kernel.match import Match

COMMON = Path(__file__).parent / "text"


class Catalogue:
    """The messages of the kernel and of one game, per language."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self._bundles: dict[str, FluentBundle] = {}

    def bundle(self, lang: str) -> FluentBundle:
        if lang not in self._bundles:
            bundle = FluentBundle([lang], use_isolating=False)
            for folder in (COMMON, self.folder):
                for file in sorted(folder.glob(f"*{lang}.ftl")) if folder else ():
                    text = file.read_text(encoding="utf-8")
                    bundle.add_resource(FluentResource(text), allow_overrides=True)
            self._bundles[lang] = bundle
        return self._bundles[lang]

    def has(self, lang: str, key: str) -> bool:
        name, _, attribute = key.partition(".")
        bundle = self.bundle(lang)
        if not bundle.has_message(name):
            return False
        message = bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def format(self, lang: str, key: str, args: Mapping[str, Any] | None = None) -> str:
        """The message in words; the key itself if there is none. `key.attribute` works."""
        return self.render(lang, key, args)[0] if self.has(lang, key) else key

    def render(
        self, lang: str, key: str, args: Mapping[str, Any] | None = None
    ) -> tuple[str, list[Any]]:
        """A message that is there, in words; and what was wrong with it or its arguments."""
        name, _, attribute = key.partition(".")
        bundle = self.bundle(lang)
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        worded = {name: self._word(lang, name, value) for name, value in (args or {}).items()}
        text, problems = bundle.format_pattern(pattern, worded)
        return str(text), problems

    def _word(self, lang: str, name: str, value: Any) -> Any:
        """An argument in words, if it is an id that has a message."""
        if isinstance(value, list | tuple):
            return ", ".join(str(self._word(lang, name.removesuffix("s"), v)) for v in value)
        if isinstance(value, str) and self.has(lang, f"{name}-{value}"):
            return self.format(lang, f"{name}-{value}")
        if isinstance(value, bool):
            return str(value).lower()
        return value


def phrase(match: Match, lang: str, key: str, args: Mapping[str, Any] | None = None) -> str:
    """A message of this match in words: the game puts names to its numbers first."""
    say = match.game.catalogue
    return say.format(lang, key, match.state.voice(args or {}, say, lang))


def describe(match: Match, seat: Seat | None, lang: str) -> str:
    """The whole position and what is asked: the view for the ear and the terminal."""
    say = match.game.catalogue
    parts = [match.state.text(seat, say, lang)]
    ask = match.ask
    if ask is None:
        results = [r for r in match.outcome or () if seat is None or r.seat == seat]
        parts += [phrase(match, lang, r.key, r.args) for r in results]
    elif seat is not None and seat in match.asks:
        parts.append(phrase(match, lang, f"ask-{ask.why}", ask.args))
        parts += describe_options(match, ask, ask.options[seat], lang)
    else:
        names = ", ".join(str(s + 1) for s in match.waiting if s >= 0)
        parts.append(say.format(lang, "waiting", {"seats": names}))
    return "\n".join(part for part in parts if part)


def describe_options(match: Match, ask: Ask, options: Options, lang: str) -> list[str]:
    say = match.game.catalogue
    listed = options if isinstance(options, tuple) else getattr(options, "options", ())
    labels = [match.state.label(ask, choice) for choice in listed]
    lines = [f"  {n}. {phrase(match, lang, *label)}" for n, label in enumerate(labels, 1)]
    if isinstance(options, tuple):
        return lines
    form = type(options).__name__.lower()
    args = {name: getattr(options, name) for name in options.__struct_fields__}
    if "options" in args and not args["longest"]:
        return lines
    if "items" in args:
        items = (match.state.label(ask, item) for item in args.pop("items"))
        args["items"] = ", ".join(phrase(match, lang, *item) for item in items)
    return [*lines, "  " + say.format(lang, f"form-{form}", args)]
