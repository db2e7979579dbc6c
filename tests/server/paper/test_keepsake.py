"""A story as a PDF: a client's text comes out unchanged, and nothing else does."""

from __future__ import annotations

import asyncio
import copy
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.server.limits import Limits
from tablee.server.paper import drawings, typeset
from tablee.server.paper.keepsake import Typesetter
from tablee.table.errors import TableFault
from tablee.wire.keepsake import Keepsake, KeepsakeLine
from tests.server.kit import House, open_house

FACE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><clipPath id="c">'
    '<circle cx="4" cy="4" r="4"/></clipPath><g clip-path="url(#c)"><path d="M0 0h9v9z"/></g></svg>'
)
STORY: dict[str, Any] = {
    "lang": "fr",
    "title": "Zoé & Noé",
    "subtitle": "Une histoire",
    "accent": "#8d3350",
    "foot": "Jouée à Tablée",
    "people": [
        {"name": "Zoé", "colour": "#8f2349", "portrait": "face", "face": "face"},
        {"name": "Noé", "colour": "#17507f", "portrait": "face"},
    ],
    "pictures": {"face": FACE},
    "facts": [{"kind": "item", "picture": "face", "text": "5 buts"}],
    "sections": [
        {"lines": [{"kind": "lead", "text": "Il était une fois : « vraiment » ?"}]},
        {
            "title": "Premier chapitre",
            "mark": "18",
            "lines": [
                {"kind": "head", "text": "Au parc", "aside": "un secret", "who": 1},
                {"kind": "told", "text": "(Il pleut.)"},
                {"kind": "says", "who": 0, "text": "Tu viens ?"},
                {"kind": "item", "text": "La mer calme : -1/5"},
                {"kind": "beat", "picture": "face", "text": "Elle vint.", "faces": [0, 1]},
                {"kind": "small", "text": "Il resta."},
                {"kind": "picture", "picture": "face", "text": "Deux cœurs", "faces": [0, 1]},
                {"kind": "end", "text": "Fin."},
            ],
        },
    ],
}


def story(**changed: Any) -> dict[str, Any]:
    return copy.deepcopy(STORY) | changed


async def post(house: House, body: Any) -> Any:
    content = body if isinstance(body, bytes) else msgspec.json.encode(body)
    return await house.http.post("/api/keepsake", content=content)


async def refused(house: House, body: Any) -> tuple[int, str]:
    reply = await post(house, body)
    return reply.status_code, reply.json()["code"]


def strings(pdf: bytes, field: str) -> set[str]:
    """The document's title and chapters (Title), its pictures (Alt): they stand there in clear."""
    found = set()
    written = rf"/{field}(?:\(((?:[^()\\]|\\.|\([^()]*\))*)\)|<FEFF(\w+)>)"
    for text, digits in re.findall(written.encode(), pdf):
        plain = re.sub(rb"\\(.)", rb"\1", text).decode("latin-1")
        found.add(bytes.fromhex(digits.decode()).decode("utf-16-be") if digits else plain)
    return found


async def test_a_story_comes_back_as_a_book(house: House) -> None:
    reply = await post(house, STORY)
    assert reply.status_code == 200
    assert reply.headers["content-type"] == "application/pdf"
    assert reply.headers["content-disposition"] == (
        "attachment; filename=story.pdf; filename*=UTF-8''Zo%C3%A9%20%26%20No%C3%A9.pdf"
    )
    assert reply.content.startswith(b"%PDF-")
    assert strings(reply.content, "Title") == {"Zoé & Noé – Une histoire", "18 Premier chapitre"}
    assert {"Zoé", "Noé", "Deux cœurs"} <= strings(reply.content, "Alt")
    assert b"/Lang(fr)" in reply.content


STRANGE_WORDS = [
    '#read("/etc/passwd")', '#import "@preview/cetz:0.3.0": *', "$x$ *a* _b_ `c` <d> @e", "= h",
    r"\u{41} \\ \"", "}]) // /* */", "שלום עולם", "مرحبا بالعالم", "漢字かな",
    "e\u0301\u200d\ufeff", "👩‍👩‍👧 \U0001f600", "a\tb\nc", "W" * 4000, "",
]  # fmt: skip


@pytest.mark.parametrize("words", STRANGE_WORDS, ids=lambda words: ascii(words)[:20])
async def test_words_stay_words(words: str, house: House) -> None:
    """A person's words are typeset literally, wherever they can occur: they are never
    interpreted."""
    told = story(lang="en", title=words, subtitle=words, foot=words)
    told["people"] = [{**person, "name": words} for person in told["people"]]
    told["facts"] = [{"kind": "item", "text": words}]
    kinds = KeepsakeLine.__annotations__["kind"]
    lines = [{"kind": kind, "text": words, "aside": words, "who": 0, "faces": [0, 1]}
             for kind in re.findall(r'"(\w+)"', kinds)]  # fmt: skip
    told["sections"] = [{"title": "Chapter", "lines": lines}, {"title": words, "lines": []}]
    reply = await post(house, told)
    assert reply.status_code == 200, reply.text
    assert b"root:" not in reply.content
    if words.isprintable() and 0 < len(words) < 40:
        assert words in strings(reply.content, "Title")
        assert words in strings(reply.content, "Alt")


def test_french_signs_do_not_leave_their_words() -> None:
    told = story(sections=[{"title": "« Quoi » : moi ? Oui ! Non ; -3", "lines": []}])
    titles = strings(typeset.typeset(msgspec.json.encode(told).decode()), "Title")
    assert "«\xa0Quoi\xa0»\xa0: moi\u202f? Oui\u202f! Non\u202f; −3" in titles


# -- what is refused --------------------------------------------------------------------------


def drawn(inner: str) -> dict[str, Any]:
    return story(pictures={"face": f'<svg xmlns="http://www.w3.org/2000/svg">{inner}</svg>'})


def chain(links: int) -> str:
    """A chain of SVG clip paths, each clipped by the one before it."""
    clips = "".join(
        f'<clipPath id="c{n}" clip-path="url(#c{n - 1})"><circle r="9"/></clipPath>'
        for n in range(1, links)
    )
    return f'<clipPath id="c0"><circle r="9"/></clipPath>{clips}'


EVIL = [
    chain(2),
    chain(400),
    '<clipPath id="a"><g clip-path="url(#b)"/></clipPath>',
    '<g clip-path="url(#a)"><g clip-path="url(#b)"/></g>',
    "<g>" * 9 + "</g>" * 9,
    "<g>" * 5000,
    "<g/>" * drawings.ELEMENTS,
    "<text>" + "1" * 5000 + "</text>",
    f'<path d="{"M1 1" * 2000}"/>',
    '<path d="M1e9 1"/>',
    '<path d="M0 0h9" stroke-dasharray=".00001 1"/>',
    '<rect width="99999"/>',
    '<rect width="1e9"/>',
    '<g transform="scale(9 9)"/>',
    '<g transform="matrix(1 0 0 1 0 0)"/>',
    '<g fill="url(#a)"/>',
    '<g style="filter:blur(9px)"/>',
    "<circle" + ' r="1"' * 5000 + "/>",
    "<svg></svg>",
    "<mask/>",
    "words",
    "</svg><svg>",
    "</g>",
]
"""None of it is drawn by our client; much of it keeps a typesetter busy for long."""


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b'"a\xff"',
        b'{"title":"\\ud800"}',
        [],
        {"lang": "fr"},
        story(lang="de"),
        story(accent='red")'),
        story(people=[{"name": "x", "colour": "#12345"}]),
        story(title="x" * 4001),
        story(sections=[{"lines": [{"kind": "raw", "text": "x"}]}]),
        story(sections=[{"lines": [{"kind": "says", "who": -1}]}]),
        story(sections=[{"lines": [{"kind": "beat", "faces": [0] * 7}]}]),
        story(sections=[{"lines": []}] * 101),
        drawn("<image href='/etc/passwd'/>"),
        drawn("<IMAGE xlink:href='x'/>"),
        drawn("<use/>"),
        drawn("<style>*{}</style>"),
        drawn("<!ENTITY a 'b'>"),
        drawn("&a;"),
        drawn("<script>"),
        story(pictures={"face": "hello"}),
        story(pictures={"face": ""}),
        story(pictures={"face": FACE + FACE}),
        *map(drawn, EVIL),
    ],
    ids=lambda body: ascii(body)[-24:],
)
async def test_what_is_no_story_is_refused(body: Any, house: House) -> None:
    assert await refused(house, body) == (400, "malformed")


async def test_what_is_refused_is_never_typeset(house: House) -> None:
    """The chain that held a typesetter for a quarter of a minute does not even start one."""
    house.app.api.typesetter = Typesetter(("/nowhere/python",))
    for evil in EVIL:
        assert await refused(house, drawn(evil)) == (400, "malformed")
        house.clock.advance(60_000)


async def test_what_is_too_big_is_refused(house: House) -> None:
    assert await refused(house, b" " * (Limits().keepsake_bytes + 1)) == (413, "too-big")
    many = [{"lines": [{"kind": "told"}] * 500}] * 4
    assert (await post(house, story(sections=many))).status_code == 200
    many.append({"lines": [{"kind": "told"}]})
    assert await refused(house, story(sections=many)) == (413, "too-big")
    house.app.api.typesetter = Typesetter(("/nowhere/python",))
    heavy = drawn("<g/>" * 140) | {"people": [{**STORY["people"][0], "face": "face"}]}
    lines = [{"kind": "beat", "picture": "face", "faces": [0] * 6}] * 101
    assert await refused(house, heavy | {"sections": [{"lines": lines[:-1]}]}) == (503, "no-pdf")
    assert await refused(house, heavy | {"sections": [{"lines": lines}]}) == (413, "too-big")


async def test_nobody_has_more_than_a_few_a_minute(tmp_path: Path) -> None:
    async with open_house(tmp_path, Limits(keepsakes_per_minute=2)) as house:
        codes = [(await refused(house, b"{"))[1] for _ in range(3)]
        assert codes == ["malformed", "malformed", "too-fast"]
        house.clock.advance(30_000)
        assert (await post(house, STORY)).status_code == 200


async def test_two_at_a_time_and_a_few_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    going, most, gate = 0, 0, asyncio.Event()

    async def slowly(work: Any, *args: Any) -> bytes:
        nonlocal going, most
        going += 1
        most = max(most, going)
        await gate.wait()
        going -= 1
        return b"%PDF"

    monkeypatch.setattr("tablee.server.paper.keepsake.asyncio.to_thread", slowly)
    typesetter = Typesetter()
    told = msgspec.convert(STORY, Keepsake)
    asked = [asyncio.ensure_future(typesetter.pdf(told)) for _ in range(8)]
    for _ in range(5):
        await asyncio.sleep(0)
    with pytest.raises(TableFault, match="full"):
        await asyncio.wait_for(typesetter.pdf(told), 5)
    assert going == 2
    gate.set()
    assert await asyncio.gather(*asked) == [b"%PDF"] * 8
    assert most == 2
    assert await typesetter.pdf(told) == b"%PDF"


# -- when it cannot be done -------------------------------------------------------------------

BARE = (sys.executable, "-I", "-S", typeset.__file__)
"""Without the packages, as on a machine that the typesetter does not know."""


@pytest.mark.parametrize(
    ("typesetter", "why"),
    [
        (lambda: Typesetter(BARE), "no typesetter"),
        (lambda: Typesetter(("/nowhere/python",)), "FileNotFoundError"),
        (lambda: Typesetter(seconds=0.001), "TimeoutExpired"),
        (lambda: Typesetter((sys.executable, "-c", "exit(7)")), "exit 7"),
    ],
)
async def test_without_a_typesetter_the_server_says_so(
    typesetter: Any, why: str, house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.app.api.typesetter = typesetter()
    with caplog.at_level("WARNING", "tablee"):
        assert await refused(house, STORY) == (503, "no-pdf")
    assert [(line.message, vars(line)["fields"]) for line in caplog.records] == [
        ("no-pdf", {"why": why})
    ]
    assert (await house.http.get("/healthz")).status_code == 200


async def test_a_drawing_that_is_none_is_told_as_a_failure(house: House) -> None:
    """A drawing that passes our checks and that the typesetter rejects."""
    twice = '<circle r="1" r="1"/>'
    assert await refused(house, drawn(twice)) == (503, "no-pdf")


def test_the_typesetter_may_read_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even a template that wanted to."""
    import typst

    for path in ("/etc/passwd", "../../../etc/passwd", str(typeset.TEMPLATE), "keepsake.typ"):
        template = tmp_path / "evil.typ"
        template.write_text(f'#read("{path}")')
        monkeypatch.setattr(typeset, "TEMPLATE", template)
        with pytest.raises(typst.TypstError, match=r"not found|escape"):
            typeset.typeset("{}")
