"""What each lesson asks for, as something that the question offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.kernel import Options, Prompt, Subset, Text, Timed

View = dict[str, Any]
Deed = Callable[[Options, View], bool]


def asked_for(game: str, lesson: str, prompt: Prompt, view: View) -> bool:
    """Whether what the lesson asks for can be done now."""
    return DEEDS[game][lesson](prompt.options, view)


def begins(*starts: str) -> Deed:
    """For every one of these there is an option that begins so."""
    return lambda options, view: all(any(o.startswith(s) for o in of(options)) for s in starts)


def of(options: Options) -> list[str]:
    chosen = options if isinstance(options, tuple) else getattr(options, "options", ())
    return [str(one) for one in chosen]


def several(options: Options, view: View) -> bool:
    return len(of(options)) > 1


def both(*deeds: Deed) -> Deed:
    return lambda options, view: all(deed(options, view) for deed in deeds)


def seen(there: Callable[[View], Any]) -> Deed:
    """What is spoken of besides is in view."""
    return lambda options, view: bool(there(view))


# -- Fear of the Dark -------------------------------------------------------------------------


def _plan(options: Options, view: View) -> bool:
    """The cards that the lesson proposes."""
    assert isinstance(options, Subset)
    return options.lo >= 3 and list(options.items).count("walk") >= 2


def _carried(options: Options, view: View) -> bool:
    return begins(*(f"{way}:{view['hand'][0]}" for way in ("play", "two")))(options, view)


def _walks(options: Options, view: View) -> bool:
    """With a card of the hand, or in the dark by burning one."""
    return any(one.endswith(":walk") for one in of(options))


def _reaches(what: str) -> Deed:
    return seen(lambda view: any(one.startswith(what) for one in view["beside"]))


FEAR: dict[str, Deed] = {
    "strike": begins("strike"),
    "plan": _plan,
    "walk": both(
        begins("play:walk"),
        seen(lambda view: any(one.get("what") == "room" for one in view["reach"]["walk"])),
    ),
    "turn": both(several, seen(lambda view: view["placing"])),
    "danger": both(several, seen(lambda view: view["placing"]["danger"])),
    "search": both(begins("play:search"), _reaches("")),
    "secret": both(begins("play:search"), _reaches("secret")),
    "last-card": both(seen(lambda view: len(view["hand"]) == 1), _carried),
    "joker": both(begins("strike", "joker:"), seen(lambda view: not view["light"])),
    "exit": both(_walks, seen(lambda view: view["way_out"])),
}

# -- Anomia -----------------------------------------------------------------------------------


def _names(options: Options, view: View) -> bool:
    """One is in the race, and can type or speak."""
    can = isinstance(options, Timed) and (options.longest > 0 or "speak" in options.options)
    return can and view["seat"] in view["face_off"]["rivals"] and view["phase"] == "race"


ANOMIA: dict[str, Deed] = {
    "ready": begins("ready"),
    "pair": both(_names, seen(lambda view: not view["spoken"])),
    "pair-aloud": both(_names, seen(lambda view: view["spoken"])),
    "tie": both(_names, seen(lambda view: view["face_off"]["tie"])),
    "cascade": both(_names, seen(lambda view: view["face_off"]["cascade"] > 1)),
    "judge": begins("fine", "challenge"),
    "judge-aloud": begins("yes", "no", "said"),
    "duel": lambda options, view: bool({"left", "right"} & {*of(options)} and view["roll"]),
}

# -- Fog of Love ------------------------------------------------------------------------------


def _kept(options: Options, view: View) -> bool:
    return isinstance(options, Subset) and (options.lo, len(options.items)) == (3, 5)


def _effects(*verbs: str) -> Deed:
    def there(view: View) -> bool:
        answers = view["now"]["scene"]["options"]
        return any(one["verb"] in verbs for answer in answers for one in answer.get("effects", ()))

    return both(several, seen(there))


def _mine(what: str) -> Deed:
    return seen(lambda view: view["me"][what])


FOG: dict[str, Deed] = {
    "face": several,
    "traits": _kept,
    "occupation": several,
    "feature": several,
    "both": both(several, seen(lambda view: view["now"]["player"] < 0)),
    "tokens": both(
        several, seen(lambda view: any(a.get("gives") for a in view["now"]["scene"]["options"]))
    ),
    "hearts": several,
    "alone": both(several, seen(lambda view: view["now"]["player"] == 1 - view["me"]["seat"])),
    "play": both(begins("play:"), _mine("hand")),
    "destinies": both(begins("play:"), _mine("destinies")),
    "secret": begins("hide:"),
    "exchange": begins("exchange:"),
    "goals": both(lambda options, view: isinstance(options, Text), _mine("traits")),
    "react": begins("react:", "pass"),
    "deck": several,
    "destiny": _effects("drop"),
    "back": _effects("retrieve", "swap-in"),
    "final": both(several, _mine("destinies")),
}

# -- Fiese Freunde ----------------------------------------------------------------------------


def _overflowing(options: Options, view: View) -> bool:
    cards = [one["card"]["id"] for one in view["offer"] if one["can"] and one["overflows"]]
    return any(one.partition(":")[2] in cards for one in of(options))


def _card(options: Options, view: View) -> bool:
    return any(one.startswith(("take:", "auction:")) for one in of(options))


FIESE: dict[str, Deed] = {
    "life": several,
    "card": begins("take:"),
    "goals": _card,
    "tracks": begins("take:"),
    "friend": several,
    "love": several,
    "telephone": begins("call", "stay"),
    "pass": begins("pass", "take:"),
    "auction": begins("auction:"),
    "bid": begins("bid:"),
    "overflow": _overflowing,
    "goal": begins("goal:"),
}

DEEDS = {"fear-of-the-dark": FEAR, "anomia": ANOMIA, "fog-of-love": FOG, "fiese-freunde": FIESE}
