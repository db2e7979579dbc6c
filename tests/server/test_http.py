"""Tables, registry, rules and the built client over HTTP."""

from __future__ import annotations

from tablee.table import wire

from .kit import PAGE, House


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


async def test_the_registry_has_the_four_games(house: House) -> None:
    games = (await house.http.get("/api/games")).json()
    assert [game["id"] for game in games] == [
        "fear-of-the-dark", "fog-of-love", "anomia", "fiese-freunde",
    ]  # fmt: skip
    fear = games[0]
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
    assert (await house.http.get("/api/rules/fear-of-the-dark/de")).status_code == 404


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
    assert script.headers["content-encoding"] == "gzip"
    assert script.text.startswith("let a = 1;")
    plain = await house.http.get("/assets/a-123.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    again = await house.http.get("/", headers={"if-none-match": page.headers["etag"]})
    assert again.status_code == 304


async def test_what_is_not_there_and_what_is_none_of_yours(house: House) -> None:
    for path in ("/assets/gone.js", "/favicon.ico", "/..%2Fdata%2Ftablee.sqlite", "/%00.js"):
        assert (await house.http.get(path)).status_code == 404, path
    assert (await house.http.get("/..%2Fdata%2Fsecret")).text == PAGE


async def test_a_client_built_anew_is_served_anew(house: House) -> None:
    page = house.app.client.folder / "index.html"
    assert (await house.http.get("/")).text == PAGE
    page.write_text("<p>new")
    assert (await house.http.get("/")).text == "<p>new"


async def test_every_answer_carries_the_guarding_headers(house: House) -> None:
    for path in ("/", "/assets/a-123.js", "/api/games", "/api/nothing", "/metrics", "/healthz"):
        headers = (await house.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "http" not in policy, "no other host"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


async def test_health_and_metrics(house: House) -> None:
    assert (await house.http.get("/healthz")).json() == {"status": "ok"}
    made = await house.make()
    async with house.join(made["table"]["id"], made["tokens"]["0"]) as ana:
        await ana.ask(wire.Answer(0, 4), wire.Update)
        await ana.ask(wire.Answer(0, 4), wire.Fault)
        text = (await house.http.get("/metrics")).text
    lines = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert lines["tablee_answers_total"] == "1"
    assert lines["tablee_connections"] == "1"
    assert lines["tablee_log_records_total"] == "1"
    assert lines['tablee_faults_total{code="stale"}'] == "1"
    for name in lines:
        assert f"# TYPE {name.partition('{')[0]} " in text
    house.app.store.stats.healthy = False
    assert (await house.http.get("/healthz")).status_code == 503
