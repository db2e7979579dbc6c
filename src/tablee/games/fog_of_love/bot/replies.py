"""What the bot answers when somebody writes to it: a message of text/talk.*.ftl, in its voice.

It understands a few words of either language; otherwise it speaks of what has just happened, and
may name the last scene. Its replies are made from open information alone, so they reveal nothing
hidden (FL-14.1). It says nothing again before it has said everything else that would fit.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from tablee.games.fog_of_love.bot.temper import VOICES, temper
from tablee.kernel import Rand, Saying, Seat

WORDS = {
    "who": r"bots?|robots?|humans?|humaine?s?|machines?|computer|ordinateur|ia|real person"
    r"|vraie personne|are you real",
    "love": r"love|adore|aime|amour|kiss|bisous?|darling|chérie?|❤.*|♥.*",
    "sorry": r"sorry|pardon|désolée?|excuse|forgive",
    "thanks": r"thanks?|thank you|merci",
    "laugh": r"ha(ha)+|hi(hi)+|lol|mdr|ptdr|funny|drôle|😂.*|😄.*",
    "cross": r"hate|stupid|idiot|idiote|nul|nulle|horrible|liar|menteu(r|se)|déteste|shut up"
    r"|tais-toi|annoying|pénible",
    "hi": r"hi|hello|hey|bonjour|bonsoir|salut|coucou|good (morning|evening)",
}
"""By situation, the first that is found: words in small letters."""
HEARD = {situation: re.compile(rf"(?<!\w)(?:{words})(?!\w)") for situation, words in WORDS.items()}
AFTER = ("matched", "missed", "up", "down")
"""The situations after a scene: a reply may name it."""
SITUATIONS = (*WORDS, "ask", *AFTER, "still", "early", "over")
COUNT = 3
"""How many replies there are to each, in each voice."""
REPLIES = {
    (situation, voice): tuple(f"bot-reply-{situation}-{voice}-{n}" for n in range(1, COUNT + 1))
    for situation in SITUATIONS
    for voice in VOICES
}


def reply(
    view: Mapping[str, Any],
    events: Sequence[Mapping[str, Any]],
    seat: Seat,
    text: str,
    said: Sequence[str],
    rand: Rand,
) -> Saying:
    """Its answer: of those that fit, one of which the longest time has passed since it was said."""
    voice = temper(view, seat, events).voice
    found = {
        key: situation
        for situation in _situations(view, seat, text)
        for key in REPLIES[situation, voice]
    }
    last = {key: n for n, key in enumerate(said)}
    key = min(found, key=lambda key: (last.get(key, -1), rand.random()))
    return Saying(key, {"scene": _ended(view)[-1]["scene"]} if found[key] in AFTER else {})


def _situations(view: Mapping[str, Any], seat: Seat, text: str) -> tuple[str, ...]:
    """A question is evaded, or answered by what has just happened between the two."""
    situation, after = _situation(view, seat, text), _after(view, seat)
    return (situation, after) if situation == "ask" and after in AFTER else (situation,)


def _situation(view: Mapping[str, Any], seat: Seat, text: str) -> str:
    words = text.casefold().replace("’", "'")
    for situation, heard in HEARD.items():
        if heard.search(words):
            return situation
    if words.rstrip(" .!").endswith("?"):
        return "ask"
    return _after(view, seat)


def _ended(view: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """What has come to its end, the last one last."""
    open_one = view["now"]["scene"]["id"] if view["now"] is not None else ""
    return [e for e in view["past"] if e["how"] != "reaction" and e["scene"] != open_one]


def _after(view: Mapping[str, Any], seat: Seat) -> str:
    """What has just happened, as it sees it: of the last scene that has come to its end."""
    if view["ending"] is not None:
        return "over"
    ended = _ended(view)
    if not ended or ended[-1]["player"] < 0:
        return "early" if len(ended) <= 1 else "still"
    one, other = ended[-1]["choices"]
    if one and other:
        return "matched" if one == other else "missed"
    before = ended[-2]["hearts"][seat] if len(ended) > 1 else 0
    change = ended[-1]["hearts"][seat] - before
    return "up" if change > 0 else "down" if change < 0 else "still"
