"""By ear: what is put to somebody is said aloud, once, and nothing that only the eye can use."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit, seated
from tests.browser.games.test_anomia import until
from tests.browser.players.anomia import Player, ShortHouse, draw_until_a_match
from tests.browser.players.ear import heard, listen, repeated
from tests.browser.players.fog import Lover
from tests.browser.players.house import QuickHouse

pytestmark = pytest.mark.browser

WORDS = {
    "en": ("Your turn: turn over a card.", "Is that answer right?", "Do you accept the answer?"),
    "fr": (
        "À toi : retourne une carte.",
        "Elle est bonne, cette réponse ?",
        "Tu acceptes la réponse ?",
    ),
}


@pytest.fixture
def play(sit: Sit, short: ShortHouse) -> Callable[..., Player]:
    return seated(sit, short, Player)


def sat_down(play: Callable[..., Player], lang: str) -> list[Player]:
    host, *others = players = [play(lang=lang) for _ in range(3)]
    for player in players:
        listen(player)
    query = f"seed=three&first=0&words={lang}&spotting=at-once"
    address = host.set_table(["me", "open", "open"], query)
    for other, name in zip(others, ("Ben", "Cleo"), strict=True):
        other.join(address, name)
    for player in players:
        player.ready()
    return players


def times(player: Player, words: str) -> int:
    """How often something was said."""
    return sum(words in said for said in heard(player))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_put_to_somebody_in_a_face_off_is_heard_once(
    lang: str, play: Callable[..., Player]
) -> None:
    players = sat_down(play, lang)
    turn, right, accept = WORDS[lang]
    expect(players[0].find("[role=status].sr-only").last).to_contain_text(turn)
    assert [times(player, turn) for player in players] == [1, 0, 0]

    (one, two), (judge,) = draw_until_a_match(players)
    expect(one.find("[role=alert]").last).not_to_be_empty()
    assert not judge.find("[role=alert]").last.inner_text(), "whoever watches has heard it already"

    title = one.look()["name"]
    one.page.keyboard.type(title)
    one.page.keyboard.press("Enter")
    example = "that’s not an example" if lang == "en" else "ce n’est pas un exemple"
    expect(one.find("[role=status].sr-only").last).to_contain_text(example)
    one.page.keyboard.type("zzyzx")
    one.page.keyboard.press("Enter")
    expect(judge.find("[data-claim=zzyzx]")).to_be_visible()
    two.hit("[data-choice=challenge]")
    expect(judge.find("[data-choice=no]")).to_be_visible()
    assert (times(judge, right), times(judge, accept)) == (1, 1)
    assert times(one, right) == 0, "it is one's own word"
    judge.hit("[data-choice=no]")
    expect(judge.find("[data-claim]")).to_have_count(0)
    assert (times(judge, right), times(judge, accept)) == (1, 1)


def test_a_replay_is_heard_as_it_ended_for_whoever_looks(play: Callable[..., Player]) -> None:
    players = sat_down(play, "en")
    until(players, lambda: all(player.over for player in players))
    host, won = players[0], players[0].view["won"]
    assert not any("ingerprint" in said for said in heard(host)), "nobody wants to hear a hash"
    host.go(f"/replay/{host.page.url.rpartition('/')[2]}")
    expect(host.find("footer .words")).to_contain_text("draws first")
    host.page.keyboard.press("End")
    for seat, cards in enumerate(won):
        host.find(".eyes select").select_option(str(seat))
        expect(host.find("footer strong")).to_contain_text(f"{cards} card")
    host.find(".eyes select").select_option("spectator")
    expect(host.find("footer strong")).to_have_count(3)
    expect(host.find("footer strong").first).to_contain_text("Ada: ")
    expect(host.find("main")).not_to_contain_text("away")
    said = " ".join(heard(host))
    assert "why?" not in said
    assert "ingerprint" not in said


def test_what_the_other_says_does_not_have_the_news_read_again(sit: Sit, quick: QuickHouse) -> None:
    """Fog of Love, while they become somebody."""
    play = seated(sit, quick, Lover)
    host, guest = listen(play()), play()
    guest.join(host.set_table("sunday", "open", "Ada", seed="love sunday"), "Ben")
    while not any("keeps three traits" in said for said in heard(host)):
        for person in (host, guest):
            person.turn(look=False)
    guest.press(guest.find(".story .tabs button").nth(1))
    guest.find("#chat-text").fill("Have we met?")
    guest.find("#chat-text").press("Enter")
    host.page.wait_for_function("() => window.heard.some((said) => said.includes('Have we met?'))")
    assert repeated(host) == []
