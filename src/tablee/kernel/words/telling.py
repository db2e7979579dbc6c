"""A match in words: its messages, the question with its options, the whole text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from tablee.kernel.forms import Choice, Form, Options, Order, Seat, Subset, Timed
from tablee.kernel.words.catalogue import Names, worded

if TYPE_CHECKING:
    from tablee.kernel.ask import Ask
    from tablee.kernel.match import Match


class Label(NamedTuple):
    """An option in words: the message that `State.label` names, and its attributes."""

    label: str
    does: str = ""
    """What the option does."""
    group: str = ""
    """The heading that it shares with its neighbours of the same group."""
    whole: str = ""
    """With its group, so that it can stand alone and be told from all others."""


def phrase(
    match: Match, lang: str, key: str, args: Mapping[str, Any] | None = None, names: Names = ()
) -> str:
    """A message of this match in words."""
    say = match.game.catalogue.naming(names)
    return say.format(lang, key, worded(match.state, args or {}, say, lang))


def describe(match: Match, seat: Seat | None, lang: str, names: Names = ()) -> str:
    """What is asked, and the whole position: all that the seat sees, for the ear."""
    say = match.game.catalogue.naming(names)
    lines = [*asked(match, seat, lang, names), match.state.text(seat, say, lang)]
    return "\n".join(line for line in lines if line)


def asked(match: Match, seat: Seat | None, lang: str, names: Names = ()) -> list[str]:
    """The question with its options; or who is awaited, or how the match ended."""
    ask = match.ask
    if ask is None:
        results = [r for r in match.outcome or () if seat is None or r.seat == seat]
        return [phrase(match, lang, r.key, r.args, names) for r in results]
    if seat is not None and seat in match.asks:
        question = phrase(match, lang, f"ask-{ask.why}", ask.args, names)
        ask = ask.put_to(seat)
        return [question, *describe_options(match, ask, ask.options[seat], lang, names)]
    say = match.game.catalogue.naming(names)
    people = ", ".join(match.state.called(s, say, lang) for s in match.waiting if s >= 0)
    return [say.format(lang, "waiting", {"people": people})]


def option_labels(
    match: Match, ask: Ask, choices: Sequence[Choice], lang: str, names: Names = ()
) -> list[Label]:
    """Options, or the items of a form, in words."""
    say = match.game.catalogue.naming(names)

    def label(choice: Choice) -> Label:
        key, args = match.state.label(ask, choice)
        told = worded(match.state, args, say, lang)
        more = (f"{key}.{part}" for part in ("does", "group"))
        does, group = (say.format(lang, one, told) if say.has(lang, one) else "" for one in more)
        words = say.format(lang, key, told)
        in_group = {"group": group, "label": words}
        whole = say.format(lang, "option-in-group", in_group) if group else words
        return Label(words, does, group, whole)

    return [label(choice) for choice in choices]


def describe_options(
    match: Match, ask: Ask, options: Options, lang: str, names: Names = ()
) -> list[str]:
    say = match.game.catalogue
    listed = options if isinstance(options, tuple) else getattr(options, "options", ())
    lines = numbered(option_labels(match, ask, listed, lang, names))
    if isinstance(options, tuple):
        return lines
    if isinstance(options, Timed) and not options.longest:
        return lines
    args = form_args(options)
    args |= {name: told for name, told in (ask.args or {}).items() if name in args}
    if isinstance(options, Subset | Order):
        labels = option_labels(match, ask, options.items, lang, names)
        args["items"] = ", ".join(label.whole for label in labels)
    return [*lines, "  " + say.format(lang, form_key(options), args)]


def numbered(labels: Sequence[Label]) -> list[str]:
    """One line per label; those of a group follow its heading."""
    lines: list[str] = []
    for group, members in groupby(enumerate(labels, 1), key=lambda item: item[1].group):
        indent = "    " if group else "  "
        lines += [f"  {group}"] if group else []
        for n, label in members:
            lines.append(f"{indent}{n}. {label.label}")
            lines += [f"{indent}   {label.does}"] if label.does else []
    return lines


def form_key(form: Form) -> str:
    return f"form-{type(form).__name__.lower()}"


def form_args(form: Form) -> dict[str, Any]:
    """The figures of a form: bounds and lengths."""
    values = {name: getattr(form, name) for name in form.__struct_fields__}
    return {name: value for name, value in values.items() if isinstance(value, int)}
