"""Checks the drawings of a story: only such as our client makes are allowed, with some margin.

To a typesetter, SVG is a program: nested clips in a few kilobytes keep one busy for a quarter of a
minute. Here every element, attribute and value must match a pattern, and their number is limited.
web/src/games/drawings.test.ts, which reads the limits below, checks the client's own drawings.
"""

from __future__ import annotations

import re

ELEMENTS = 150
"""Twice the most that a face has."""
DEPTH = 8
CLIPS = 1
"""A round face has one; nothing inside it has another."""
PATH = 5_000
"""Characters of one path: the curve of a very long evening has half as many."""

NUMBER = r"-?\d{0,4}(?:\.\d{1,20})?"
COLOUR = r"none|transparent|#[0-9a-f]{3}|#[0-9a-f]{6}"
FORMS = {
    r"cx|cy|r|rx|ry|x|y|width|height|font-size|stroke-width": NUMBER,
    r"opacity|fill-opacity|stroke-opacity": NUMBER,
    r"fill|stroke|color": COLOUR,
    r"d": rf"[MmLlHhVvCcSsQqTtAaZz\d ,.-]{{0,{PATH}}}",
    r"viewBox": r"0 0 \d{1,4} \d{1,4}",
    r"transform": rf"(?:rotate|translate)\({NUMBER}(?: {NUMBER}){{0,2}}\)",
    r"stroke-dasharray": r"[1-9](?:\.\d{1,3})? [1-9](?:\.\d{1,3})?",
    r"stroke-linecap|stroke-linejoin": "round",
    r"font-family": "sans-serif",
    r"id": r"\w{1,20}",
    r"clip-path": r"url\(#\w{1,20}\)",
    r"xmlns": re.escape("http://www.w3.org/2000/svg"),
}
ATTRIBUTE = "|".join(rf'(?:{names})="(?:{form})"' for names, form in FORMS.items())
SHAPES = "svg|g|path|circle|ellipse|rect|text|clipPath"
TOKEN = re.compile(
    rf"<(?P<name>{SHAPES})(?: (?:{ATTRIBUTE})){{0,12}} ?(?P<empty>/?)>"
    rf"|</(?P<end>{SHAPES})>|(?P<words>[\d .,-]{{1,20}})"
)


def strange(drawing: str) -> str:
    """The first thing in a drawing that is not allowed, in a few characters; empty if there is
    none."""
    at, open_elements, elements, clips = 0, list[str](), 0, 0
    while at < len(drawing):
        token = TOKEN.match(drawing, at)
        if token is None or not fits(token, open_elements):
            return drawing[at : at + 20]
        elements += 1 if token["name"] or token["words"] else 0
        if token["name"]:
            clips += token[0].count(' clip-path="')
            open_elements.append(token["name"])
        if token["end"] or token["empty"]:
            open_elements.pop()
        if elements > ELEMENTS or clips > CLIPS or len(open_elements) > DEPTH:
            return "too much"
        at = token.end()
    return "" if elements and not open_elements else "no drawing"


def fits(token: re.Match[str], open_elements: list[str]) -> bool:
    """Whether the token may stand inside these elements: words only in a text, the end tag of the
    last element, a single drawing, a plain circle in a clip."""
    inside, name = open_elements[-1] if open_elements else "", token["name"]
    if token["words"]:
        return inside == "text"
    if token["end"]:
        return inside == token["end"]
    if (name == "svg") != (token.start() == 0) or (inside == "clipPath" and name != "circle"):
        return False
    return name == "g" or " clip-path=" not in token[0]
