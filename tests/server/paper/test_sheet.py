"""The rules as pictures: the positions that are sent, and one page of paper that comes back."""

from __future__ import annotations

import base64
import copy
import re
from typing import Any

import msgspec
import pytest

import tablee
import tablee.lab.yardsticks  # registers tic-tac-toe
from tablee.games import BUILT_IN
from tablee.server.limits import Limits
from tablee.server.paper.keepsake import Typesetter
from tablee.server.paper.photos import size_of
from tests.server.kit import House

PHOTO = base64.b64decode(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AAB"
    "AAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAA"
    "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFla"
    "AAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAA"
    "AChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1"
    "AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBh"
    "cmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAc"
    "AEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////"
    "////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////"
    "////////////////////////////////////////////////////wAARCAADAAQDASIAAhEBAxEB/8QAFQABAQAA"
    "AAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAA"
    "AAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIgAf//Z"
)
"""Four pixels by three."""
ITEM = {"text": "Un sur la sensibilité : deux ; trois !", "picture": 0}
SHEET: dict[str, Any] = {
    "lang": "fr",
    "title": "Fog of Love",
    "about": "Deux personnes inventées.",
    "foot": "Tablée",
    "sections": [
        {"title": "Comment on gagne", "kind": "large", "items": [ITEM]},
        {"title": "Un tour", "kind": "row", "items": [ITEM] * 5},
        {"title": "Les symboles", "kind": "signs", "items": [ITEM] * 30},
        {
            "title": "À tort",
            "kind": "list",
            "items": [{"text": "Un trait n’est pas un ordre."}] * 6,
        },
    ],
    "pictures": [PHOTO],
}


def sheet(**changed: Any) -> dict[str, Any]:
    return copy.deepcopy(SHEET) | changed


async def post(house: House, body: Any) -> Any:
    content = body if isinstance(body, bytes) else msgspec.json.encode(body)
    return await house.http.post("/api/sheet", content=content)


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


async def test_a_sheet_comes_back_as_one_page(house: House) -> None:
    reply = await post(house, SHEET)
    assert reply.status_code == 200
    assert reply.headers["content-type"] == "application/pdf"
    assert "filename=rules.pdf" in reply.headers["content-disposition"]
    assert pages(reply.content) == 1


async def test_however_much_stands_on_it_it_is_one_page(house: House) -> None:
    """The letters become smaller."""
    much = [{"text": "mot " * 30, "picture": 0}] * 30
    more = [*SHEET["sections"], {"title": "Encore", "kind": "signs", "items": much}]
    reply = await post(house, sheet(sections=more))
    assert reply.status_code == 200
    assert pages(reply.content) == 1


HUGE = PHOTO.replace((3).to_bytes(2) + (4).to_bytes(2), (65_000).to_bytes(2) * 2)


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        sheet(lang="de"),
        sheet(title="x" * 1001),
        sheet(pictures=[]),
        sheet(pictures=[b""]),
        sheet(pictures=[b"<svg/>"]),
        sheet(pictures=[PHOTO[:8]]),
        sheet(pictures=[HUGE]),
        sheet(sections=[{"title": "", "kind": "raw", "items": []}]),
        sheet(sections=[{"title": "", "kind": "row", "items": [{"text": "", "picture": -1}]}]),
    ],
    ids=lambda body: ascii(body)[-24:],
)
async def test_what_is_no_sheet_is_refused(body: Any, house: House) -> None:
    """And never typeset."""
    house.app.api.typesetter = Typesetter(("/nowhere/python",))
    reply = await post(house, body)
    assert (reply.status_code, reply.json()["code"]) == (400, "malformed")


async def test_what_is_too_big_is_refused(house: House) -> None:
    reply = await post(house, b" " * (Limits().sheet_bytes + 1))
    assert (reply.status_code, reply.json()["code"]) == (413, "too-big")


def test_the_size_of_a_photo_is_read_before_it_is_opened() -> None:
    assert size_of(PHOTO) == (4, 3)
    assert size_of(HUGE) == (65_000, 65_000)
    assert size_of(b"\xff\xd8\xff\xe0") is None


# -- what the pictures are drawn from -----------------------------------------------------------


@pytest.mark.parametrize("game", BUILT_IN)
async def test_the_pictures_of_a_game_are_sent(game: str, house: House) -> None:
    reply = await house.http.get(f"/api/pictures/{game}/fr")
    assert reply.status_code == 200
    assert len(reply.json()["turn"]) == 5
    known = {"if-none-match": reply.headers["etag"]}
    assert (await house.http.get(f"/api/pictures/{game}/fr", headers=known)).status_code == 304
    info = (await house.http.get(f"/api/games/{game}")).json()
    assert info["pictures"] is True


async def test_a_game_without_pictures_says_so(house: House) -> None:
    assert tablee.games()["tic-tac-toe"].pictures is None
    assert "pictures" not in (await house.http.get("/api/games/tic-tac-toe")).json()
    for place in ("tic-tac-toe/en", "anomia/de", "nothing/en"):
        reply = await house.http.get(f"/api/pictures/{place}")
        assert (reply.status_code, reply.json()["code"]) == (404, "not-found")
