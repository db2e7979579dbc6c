"""Which drawings a story may bring: those that our client makes, with room to spare, and no others.

A typesetter takes SVG for the program that it is: clips of clips of clips in a few kilobytes keep
one busy for a quarter of a minute. Here every element, every attribute and every value has its
form, and their number an end. The client's own drawings are held against this in
web/src/games/drawings.test.ts, which reads the figures below.
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
    """What is none of ours in a drawing, in a few characters; empty if all of it is."""
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
    """Whether it may stand inside these: words in a text alone, the end of what was begun last, one
    drawing and not two, a plain circle in a clip."""
    inside, name = open_elements[-1] if open_elements else "", token["name"]
    if token["words"]:
        return inside == "text"
    if token["end"]:
        return inside == token["end"]
    if (name == "svg") != (token.start() == 0) or (inside == "clipPath" and name != "circle"):
        return False
    return name == "g" or " clip-path=" not in token[0]
