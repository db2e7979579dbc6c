"""Tables, registry, rules and the built client over HTTP."""

from __future__ import annotations

import asyncio
import os
import threading
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.middleware.gzip import GZipMiddleware, GZipResponder
from starlette.routing import Route

from tablee import __version__
from tablee.games import BUILT_IN
from tablee.server.limits import Limits
from tablee.wire import messages as wire

from .kit import PAGE, House, open_house


async def test_from_a_new_table_to_a_replay_and_a_fork(house: House) -> None:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
    made = await house.make(seats=seats)
    where = made["table"]["id"]
    assert (await house.http.get(f"/api/tables/{where}")).json() == made["table"]
    reply = await house.http.post(f"/api/tables/{where}/seats/1", json={"name": "Ben"})
    assert reply.status_code == 201
    tokens = made["tokens"] | reply.json()["tokens"]
    async with house.join(where, tokens["0"]) as ana, house.join(where, tokens["1"]) as ben:
        for tab, ask, cell in ((ana, 0, 0), (ben, 1, 3), (ana, 2, 1), (ben, 3, 4), (ana, 4, 2)):
            await tab.say(wire.Answer(ask, cell))
            for other in (ana, ben):
                await other.hear(wire.Update)
    moment = (await house.http.get(f"/api/tables/{where}/replay/4?seat=0")).json()
    assert (moment["at"], moment["total"], moment["answered"]) == (4, 5, {"seat": 0, "choice": 2})
    end = (await house.http.get(f"/api/tables/{where}/replay/5")).json()
    assert end["seat"] is None
    assert end["outcome"][0]["won"]
    forked = await house.http.post(f"/api/tables/{where}/fork", json={"at": 4, "name": "Ana"})
    table = forked.json()["table"]
    assert table["forked_from"] == where
    async with house.join(table["id"], forked.json()["tokens"]["0"]) as ana:
        assert ana.welcome.view["board"] == [0, 0, -1, 1, 1, -1, -1, -1, -1]


async def test_the_registry_has_the_games_of_the_house(house: House) -> None:
    games = (await house.http.get("/api/games")).json()
    known = {game["id"]: game for game in games}
    assert known.keys() == BUILT_IN.keys()
    orders = [(game.get("order", 100), game["id"]) for game in games]
    assert orders == sorted(orders), "as on the home page"
    fear = known["fear-of-the-dark"]
    assert fear["seats"] == [1]
    assert fear["options"][0]["name"] == "difficulty"
    assert fear["languages"] == ["en", "fr"]


async def test_rules_in_both_languages(house: House) -> None:
    for lang in ("en", "fr"):
        rules = (await house.http.get(f"/api/rules/fear-of-the-dark/{lang}")).json()
        first = rules["sections"][0]
        assert first["id"] == "FD-1"
        assert first["clauses"][0]["id"] == "FD-1.1"
        assert first["clauses"][0]["text"]
        assert len(rules["short"]) == 5
    assert (await house.http.get("/api/rules/fear-of-the-dark/de")).status_code == 404


async def test_only_what_holds_no_secret_is_compressed(house: House) -> None:
    """BREACH: a token must not stand in one compressed answer with text of another's choice."""
    rules = await house.http.get("/api/rules/fear-of-the-dark/en")
    assert rules.headers["content-encoding"] == "gzip"
    seats = [{"kind": "me", "name": "x" * 24}] * 2
    wish = {"game": "tic-tac-toe", "seats": seats, "seed": "y" * 64, "known_deal": True}
    made = await house.http.post("/api/tables", json=wish)
    where = made.json()["table"]["id"]
    for reply in (made, await house.http.get(f"/api/tables/{where}")):
        assert reply.status_code in (200, 201)
        assert "content-encoding" not in reply.headers
    guarded = {"/api/tables", "/api/tables/{table}/fork", "/api/tables/{table}/seats/{seat:number}"}
    plain = {route.path for route in house.app.api.routes() if not compresses(route)}
    assert guarded < plain


def compresses(route: Route) -> bool:
    return isinstance(route.app, GZipMiddleware)


async def test_the_tables_do_not_wait_while_an_answer_is_compressed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Small answers are compressed off the loop as well, as are all that can be requested
    repeatedly."""
    compress, threads = GZipResponder._compress_body, []

    def noting(self: Any, body: bytes, more_body: bool) -> bytes:
        threads.append(threading.current_thread())
        return compress(self, body, more_body)

    monkeypatch.setattr(GZipResponder, "_compress_body", noting)
    paths = ["/api/games", "/api/rules/fear-of-the-dark/fr", "/api/games/anomia/text/en"]
    for path in paths:
        reply = await house.http.get(path)
        assert (reply.status_code, reply.headers.get("content-encoding")) == (200, "gzip"), path
    assert len(threads) == len(paths)
    assert threading.current_thread() not in threads
    compressing: list[Any] = [route.app for route in house.app.api.routes() if compresses(route)]
    assert len(compressing) > len(paths)
    for middleware in compressing:
        assert middleware.thread_minimum_size <= middleware.minimum_size


async def finished(house: House) -> str:
    made = await house.make()
    table = await house.app.lobby.open(made["table"]["id"])
    for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
        table.play(seat, cell)
    await table.settled()
    return str(made["table"]["id"])


async def test_numbers_without_end_are_no_fault_of_ours(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Python refuses to read more than 4,300 digits; we refuse before it does."""
    where, long = f"/api/tables/{await finished(house)}", "9" * 5000
    asked = [
        await house.http.get(f"{where}/replay/{long}"),
        await house.http.get(f"{where}/replay/0?seat={long}"),
        await house.http.get(f"{where}/replay/0?seat={'٣' * 5}"),
        await house.http.post(f"{where}/seats/{long}", json={"name": "Eve"}),
        await house.http.post(f"{where}/fork", content=f'{{"at":{long}}}'),
        await house.http.get(f"/api/tables/{long}"),
    ]
    assert {reply.status_code for reply in asked} <= {400, 404}
    ranges = {"range": f"bytes={long}-{long}", "if-modified-since": long}
    assert (await house.http.get("/", headers=ranges)).text == PAGE
    for header in ("content-length", "x-forwarded-for"):
        head = f"GET /api/games HTTP/1.1\r\nhost: x\r\n{header}: {long}\r\n\r\n"
        assert await raw(house, head) in (200, 400)
    assert house.app.lobby.services.counts["fault:internal"] == 0
    assert "bug" not in [record.message for record in caplog.records]


async def raw(house: House, request: str) -> int:
    """The status of the answer to exactly these bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(request.encode())
    status = int((await reader.readline()).split()[1])
    writer.close()
    return status


# -- the client -------------------------------------------------------------------------------


async def test_the_page_is_always_asked_for_and_its_parts_never_again(house: House) -> None:
    for path in ("/", "/t/abc", "/replay/abc", "/rules/fear-of-the-dark"):
        page = await house.http.get(path)
        assert page.text == PAGE
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-type"].startswith("text/html")
    script = await house.http.get("/assets/a-123.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"].startswith("text/javascript")
    again = await house.http.get("/", headers={"if-none-match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == "no-cache"


async def test_an_address_has_a_page_of_its_own_in_the_readers_language(house: House) -> None:
    """Where the build has one, by the first part of the address or all of it, and by the
    language."""
    folder = house.app.client.folder / "pages"
    (folder / "rules").mkdir(parents=True)
    for name in ("home.en", "home.fr", "t.fr", "rules.en", "rules/magpies.fr"):
        (folder / f"{name}.html").write_text(f"<p>{name}")
    french = {"accept-language": "de, fr-CH;q=0.9, en;q=0.8"}
    for path, language, shown in (
        ("/", {}, "<p>home.en"),
        ("/", french, "<p>home.fr"),
        ("/t/abc", french, "<p>t.fr"),
        ("/t/abc", {"accept-language": "en, fr"}, PAGE),
        ("/rules/magpies", french, "<p>rules/magpies.fr"),
        ("/rules/magpies", {"accept-language": "*"}, "<p>rules.en"),
        ("/stats", french, PAGE),
        ("/index.html", french, PAGE),
    ):
        page = await house.http.get(path, headers=language)
        assert page.text == shown, path
        assert page.headers["vary"] == "accept-encoding, accept-language"
        assert page.headers["cache-control"] == "no-cache"
    assert (await house.http.get("/pages/home.en.html")).status_code == 404


async def test_a_table_that_is_awake_has_the_page_of_its_game(house: House) -> None:
    """So that the browser fetches the game's screens while it connects."""
    folder = house.app.client.folder / "pages"
    for name in ("t", "replay"):
        (folder / name).mkdir(parents=True)
        (folder / f"{name}.en.html").write_text(f"<p>{name}")
        (folder / f"{name}/tic-tac-toe.en.html").write_text(f"<p>{name} of tic-tac-toe")
    made = await house.make()
    table = made["table"]["id"]
    for name in ("t", "replay"):
        assert (await house.http.get(f"/{name}/{table}")).text == f"<p>{name} of tic-tac-toe"
        for unknown in ("abc", f"{table}/x", "tic-tac-toe", ""):
            assert (await house.http.get(f"/{name}/{unknown}")).text == f"<p>{name}", unknown
    house.app.lobby.put_to_sleep(house.app.lobby.live[table])
    assert (await house.http.get(f"/t/{table}")).text == "<p>t"


async def test_a_link_with_a_code_tells_no_game_without_it(house: House) -> None:
    """The code is in no request for a page: who asks may have the table's id and nothing else."""
    folder = house.app.client.folder / "pages" / "t"
    folder.mkdir(parents=True)
    (folder / "tic-tac-toe.en.html").write_text("<p>tic-tac-toe")
    table = (await house.make())["table"]["id"]
    assert (await house.http.get(f"/t/{table}")).text == "<p>tic-tac-toe"
    live = await house.app.lobby.open(table)
    live.happen(("door", 0, {"code": "abcdefghjk"}))
    assert (await house.http.get(f"/t/{table}")).text == PAGE


async def test_what_makes_an_app_of_the_page_is_always_asked_for(house: House) -> None:
    """Never cached: an old service worker would keep an old client alive. It has the same CSP as a
    page."""
    folder = house.app.client.folder
    kinds = {
        "worker.js": "text/javascript",
        "app.fr.webmanifest": "application/manifest+json",
        "icon-192.png": "image/png",
    }
    for name in kinds:
        (folder / name).write_text("x")
    os.utime(folder / "index.html", ns=(1, 1))
    for name, kind in kinds.items():
        file = await house.http.get(f"/{name}")
        assert file.headers["content-type"].startswith(kind)
        assert file.headers["cache-control"] == "no-cache"
        policy = file.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "connect-src 'self'" in policy
        assert "worker-src 'self'" in policy


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("identity", ""),
        ("gzipped", ""),
        ("", ""),
    ],
)
async def test_a_file_is_sent_as_small_as_the_browser_takes_it(
    house: House, accepted: str, sent: str
) -> None:
    kept = {"br": ".br", "gzip": ".gz", "": ""}[sent]
    asset = house.app.client.folder / f"assets/a-123.js{kept}"
    headers = {"accept-encoding": accepted}
    async with house.http.stream("GET", "/assets/a-123.js", headers=headers) as reply:
        body = b"".join([part async for part in reply.aiter_raw()])
    assert body == asset.read_bytes()
    assert reply.headers.get("content-encoding", "") == sent
    assert reply.headers["vary"] == "accept-encoding"
    assert reply.headers["content-type"].startswith("text/javascript")
    known = headers | {"if-none-match": reply.headers["etag"]}
    again = await house.http.get("/assets/a-123.js", headers=known)
    assert again.status_code == 304
    assert "content-encoding" not in again.headers


async def test_what_is_not_there_and_what_is_none_of_yours(house: House) -> None:
    for path in ("/assets/gone.js", "/favicon.ico", "/..%2Fdata%2Ftablee.sqlite", "/%00.js"):
        assert (await house.http.get(path)).status_code == 404, path
    for path in ("/assets/a-123.js.gz", "/assets/a-123.js.br"):
        assert (await house.http.get(path)).status_code == 404, path
    for path in ("/..%2Fdata%2Fsecret", "/assets", "/%00", "/" + "x" * 5000):
        assert (await house.http.get(path)).text == PAGE, path
    assert (await house.http.post("/", json={})).status_code == 405


async def test_nothing_is_kept_for_an_address_that_is_no_file(house: House) -> None:
    """An address can be spelt in any number of ways: only names of files are cache keys."""
    await house.http.get("/")
    before = {name: len(v) for name, v in vars(house.app.client).items() if hasattr(v, "__len__")}
    for n in range(50):
        for path in (f"/q{n}/../assets/a-123.js", f"/.{'/.' * n}/assets/a-123.js", f"//{n}.js"):
            assert await raw(house, f"GET {path} HTTP/1.1\r\nhost: x\r\n\r\n") == 404, path
    after = {name: len(v) for name, v in vars(house.app.client).items() if hasattr(v, "__len__")}
    assert after == before


async def test_a_file_is_sent_whole(house: House) -> None:
    """Range requests are not served: for a hundred ranges the file would be read a hundred
    times."""
    pieces = ",".join(f"{n}-{n}" for n in range(0, 200, 2))
    reply = await house.http.get("/assets/a-123.js", headers={"range": f"bytes={pieces}"})
    assert reply.status_code == 200
    assert "accept-ranges" not in reply.headers


async def test_nobody_loads_files_without_end(tmp_path: Path) -> None:
    async with open_house(tmp_path, Limits(requests_per_minute=2)) as house:
        codes = [
            (await house.http.get(path)).status_code for path in ("/", "/metrics", "/api/x", "/")
        ]
        assert codes == [200, 200, 429, 429]
        house.clock.advance(30_000)
        assert (await house.http.get("/")).status_code == 200


async def test_a_client_built_anew_is_served_anew(house: House) -> None:
    page = house.app.client.folder / "index.html"
    assert (await house.http.get("/")).text == PAGE
    (page.parent / "assets" / "b-456.js").write_text("let b;")
    page.write_text("<p>new")
    os.utime(page, ns=(1, 1))
    assert (await house.http.get("/")).text == "<p>new"
    assert (await house.http.get("/assets/b-456.js")).text == "let b;"


async def test_every_answer_carries_the_guarding_headers(house: House) -> None:
    for path in ("/", "/assets/a-123.js", "/api/games", "/api/nothing", "/metrics", "/healthz"):
        headers = (await house.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "http" not in policy, "no other host"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


async def read_metrics(house: House) -> dict[Any, float]:
    """Every number by its name, or by its name and its label."""
    text = (await house.http.get("/metrics")).text
    samples = [s for family in text_string_to_metric_families(text) for s in family.samples]
    return {(s.name, *s.labels.values()) if s.labels else s.name: s.value for s in samples}


async def test_health_and_metrics(house: House) -> None:
    assert (await house.http.get("/healthz")).json() == {"status": "ok", "version": __version__}
    made = await house.make()
    async with house.join(made["table"]["id"], made["tokens"]["0"]) as ana:
        await ana.ask(wire.Answer(0, 4), wire.Update)
        await ana.ask(wire.Answer(0, 4), wire.Fault)
        found = await read_metrics(house)
    assert found["tablee_answers_total"] == 1
    assert found["tablee_connections"] == 1
    assert found["tablee_log_records_total"] == 1
    assert found["tablee_faults_total", "stale"] == 1
    assert found["tablee_commit_seconds_count"] == 2, "the table, and the answer"
    assert found["tablee_answer_seconds_count"] == 1
    assert 0 < found["tablee_answer_seconds_sum"] < 20
    assert found["tablee_answer_seconds_bucket", "+Inf"] == 1
    assert found["tablee_verdict_seconds_count"] == 0
