"""The plain table: games without a screen of their own, and every game in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.players.reader import PlainHouse, Racer, Reader, Typist
from tests.browser.players.runs import load

pytestmark = pytest.mark.browser

ME = {"kind": "me", "name": "Ada"}
Read = Callable[..., Reader]

LOG_OUT = """() => new Promise((done) => {
  const [{ id, tokens }] = JSON.parse(localStorage.getItem('tablee.tables'));
  const line = new WebSocket(`ws://${location.host}/ws/${id}`);
  line.onopen = () => line.send(JSON.stringify({ t: 'join', token: tokens[0] }));
  line.onmessage = ({ data }) => {
    const { t } = JSON.parse(data);
    if (t === 'welcome') line.send(JSON.stringify({ t: 'log-out' }));
    if (t === 'key') done();
  };
})"""
"""Another device of the first seat logs out all others."""


def bots(*names: str) -> list[dict[str, str]]:
    return [{"kind": "bot", "name": name} for name in names]


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlainHouse]:
    with PlainHouse(tmp_path_factory.mktemp("plain") / "data") as house:
        yield house


@pytest.fixture
def read(sit: Sit, plain: PlainHouse) -> Read:
    """Sits somebody down who wishes for words (unless told otherwise)."""

    def read(
        screen: str = "desktop",
        lang: str = "en",
        theme: str = "light",
        hands: type[Reader] = Reader,
        words: bool = True,
    ) -> Reader:
        wishes = {"textTable": True} if words else {}
        person = sit(screen, lang, theme, at=plain, hands=hands, **wishes)
        assert isinstance(person, Reader)
        return person

    return read


# -- a game without a screen of its own -----------------------------------------------------------


@pytest.mark.parametrize(
    ("screen", "lang", "theme", "title", "end"),
    [
        ("desktop", "en", "light", "Magpies", "Magpie"),
        ("phone", "fr", "dark", "Les Pies", "pie"),
    ],
)
def test_the_teaching_game_from_its_page_to_its_replay(
    screen: str, lang: str, theme: str, title: str, end: str, read: Read
) -> None:
    reader = read(screen, lang, theme, words=False)
    reader.plays = "magpies"
    reader.go("/new/magpies?seed=pies")
    expect(reader.find("h1")).to_have_text(title)
    reader.find("form ul li input").first.fill("Ada")
    reader.press(reader.find("form fieldset .row button"))
    reader.find("[data-option=rounds]").select_option("3")
    reader.check("the page before a game")
    reader.press(reader.find("button[type=submit]"))
    reader.page.wait_for_selector(reader.there)
    expect(reader.find("header h1")).to_have_text(title)
    expect(reader.find("ol[aria-label] li").filter(has_text="Ada")).to_have_count(1)

    reader.play_on()
    assert {"point (options)", "bid (options)"} <= reader.seen  # a caw may be over too soon
    expect(reader.find("[data-end]")).to_be_focused()
    expect(reader.find("[data-end]")).to_contain_text(end)
    reader.check("the end")

    reader.press(reader.find("a[href^='/replay/']"))
    expect(reader.find("#plain-position")).to_be_visible()
    reader.page.keyboard.press("ArrowRight")
    expect(reader.find("footer .words")).to_contain_text("1")
    reader.check("the replay")

    reader.page.go_back()
    reader.page.wait_for_selector("[data-again]")
    names = reader.find("ol[aria-label] .name").all_inner_texts()
    reader.press(reader.find("[data-again]"))
    reader.page.wait_for_selector("[data-ask], [data-waits]")
    expect(reader.find("ol[aria-label] .name")).to_have_text([names[-1], *names[:-1]])


def test_every_kind_of_answer(read: Read) -> None:
    """By buttons, ticks and arrows; bounds are kept, and said."""
    reader = read("phone", "fr", "dark").lay("forms", [ME], "forms")
    reader.look(reader.asked() or {})
    reader.answer(reader.asked() or {}, ["plum", "apple", "pear"])
    reader.page.wait_for_selector("[data-ask=some]")
    reader.check("some")
    confirm = reader.find("[data-confirm]")
    expect(confirm).to_be_disabled()
    for place in (0, 3):
        reader.find(f"input[data-item='{place}']").check()
    expect(reader.find("input[data-item='1']")).to_be_disabled()
    reader.press(confirm)
    reader.page.wait_for_selector("[data-ask=one]")
    reader.find("input[data-item='0']").check()
    reader.find("input[data-item='2']").check()
    expect(reader.find("input[data-item='0']")).not_to_be_checked()
    reader.press(confirm)
    reader.page.wait_for_selector("[data-ask=words]")
    expect(reader.find("#plain-field")).to_be_focused()
    reader.check("words")
    reader.page.keyboard.type("any <b>word</b> at all")
    reader.page.keyboard.press("Enter")
    reader.page.wait_for_selector("[data-ask=long]")
    assert reader.find(".dock h3").count() == 4
    expect(reader.find(".dock button small").first).to_have_text("compte pour 10")
    reader.check("long")
    reader.find("#plain-field").fill("32")
    reader.find("#plain-field").press("Enter")
    expect(reader.find("#plain-note")).not_to_be_empty()
    reader.find("#plain-field").fill("des 31")
    expect(reader.find(".dock button[data-choice]")).to_have_count(1)
    reader.find("#plain-field").press("Enter")
    reader.page.wait_for_selector("[data-ask=amount]")
    reader.check("amount")
    field = reader.find("#plain-amount")
    field.fill("9")
    expect(reader.find(".dock button[type=submit]")).to_be_disabled()
    field.fill("4")
    more = reader.find(".dock .icon-button").last
    more.focus()
    reader.page.keyboard.press("Enter")
    expect(field).to_have_value("5")
    expect(more).to_be_disabled()
    expect(field).to_be_focused()
    expect(reader.find(".dock [role=status]")).to_have_text("5")
    reader.press(reader.find(".dock button[type=submit]"))
    reader.page.wait_for_selector("[data-end]")
    said = ["plum, apple, pear", "apple, plum", "plum", "any <b>word<", "30:1", "5"]
    assert reader.line.view["said"] == said
    expect(reader.find(".position li")).to_have_text(said)
    expect(reader.find(".position li").first).to_be_hidden()
    reader.press(reader.find(".position summary"))
    expect(reader.find(".position li").first).to_be_visible()
    reader.check("unfolded")


def test_by_keys_from_anywhere(read: Read) -> None:
    """Keys and commands lead to every part; what is typed wrong is answered; undo."""
    reader = read().lay("forms", [ME], "keys")
    keys = reader.page.keyboard
    expect(reader.find("#plain-question")).to_be_focused()
    for key, part in (("p", "plain-position"), ("l", "plain-happened"), ("o", "plain-question")):
        keys.press(key)
        expect(reader.find(f"#{part}")).to_be_focused()
    keys.press("?")
    expect(reader.find("dialog[open] dl")).to_contain_text("position")
    reader.check("the keys")
    keys.press("Escape")
    reader.type("plum pear apple")
    reader.page.wait_for_selector("[data-ask=some]")
    expect(reader.find("#plain-field")).to_be_focused()
    expect(reader.find(".sr-only[role=status]").last).to_contain_text("plum, pear, apple")
    reader.type("p")
    expect(reader.find("#plain-note")).to_contain_text("Several fit: 2. pear · 3. plum")
    keys.press("Escape")
    reader.type("grapes")
    expect(reader.find("#plain-note")).to_contain_text("grapes")
    keys.press("Escape")
    reader.type("look sai")
    expect(reader.find("#plain-part-0")).to_be_focused()
    expect(reader.find(".position li")).to_be_visible()
    reader.type("look all")
    expect(reader.find("#plain-position")).to_be_focused()
    reader.type("look nowhere")
    expect(reader.find("#plain-note")).to_contain_text("look nowhere")
    keys.press("Escape")
    reader.type("undo")
    reader.page.wait_for_selector("[data-ask=order]")
    expect(reader.find(".position li")).to_have_count(0)
    reader.type("position")
    expect(reader.find("#plain-position")).to_be_focused()


def test_two_on_one_device_hand_it_on_when_they_have_read(read: Read) -> None:
    reader = read().lay("forms", [ME, {"kind": "me", "name": "Ben"}], "shared")
    reader.press(reader.find("[data-lift]"))
    for text in ("1 2 3", "1", "1", "hello", "1"):
        reader.page.wait_for_selector("[data-ask]")
        was = reader.find("[data-ask]").get_attribute("data-n")
        reader.type(text)
        reader.page.wait_for_function(
            "n => document.querySelector('[data-ask]')?.dataset.n !== n", arg=was
        )
    reader.check("the hand-over")
    reader.page.wait_for_timeout(1500)
    expect(reader.find("[data-pass-on]")).to_contain_text("Ben")
    reader.press(reader.find("[data-pass-on]"))
    expect(reader.find("[data-lift]")).to_contain_text("Ben")
    expect(reader.find("section ol")).to_contain_text("hello")
    reader.page.evaluate(LOG_OUT)  # it looked on by Ada's token
    reader.press(reader.find("[data-lift]"))
    reader.page.wait_for_selector("[data-ask]")


def test_whoever_is_awaited_and_not_there_is_said_to_be_away(read: Read) -> None:
    ada = read().lay("fiese-freunde", [ME, {"kind": "open"}], "away")
    ben = read("phone").go(ada.page.url)
    ben.find("#seat-name").fill("Ben")
    ben.press(ben.find("[role=note] button[type=submit]"))
    ben.page.wait_for_selector("[data-ask]")
    ada.press(ada.find(".dock [data-choice]").first)
    expect(ada.find("[data-waits]")).to_have_text("Waiting for Ben")
    ben.context.close()
    away = "Ben is away. The table waits, and goes on when they are back."
    expect(ada.find("[data-waits]")).to_have_text(away)


# -- the setting ------------------------------------------------------------------------------


def test_the_setting_and_the_address_turn_words_on_and_off(read: Read) -> None:
    reader = read(words=False).begin(load("win"))
    expect(reader.find("svg.maze")).to_be_visible()
    reader.press(reader.find("header .tools button").last)
    reader.press(reader.find("[data-text-table]"))
    reader.check("settings")
    reader.page.keyboard.press("Escape")
    expect(reader.find("#plain-position")).to_be_visible()
    expect(reader.find("svg.maze")).to_have_count(0)
    expect(reader.find(".position pre")).to_contain_text("@")
    reader.press(reader.find("header .tools button").last)
    reader.press(reader.find("dialog [lang=fr]"))
    reader.page.keyboard.press("Escape")
    expect(reader.find(".position p").first).to_contain_text("Tu es dans le noir")
    expect(reader.find(".log li").first).to_contain_text("Tu te réveilles")
    reader.go(f"{reader.page.url}?text=0")
    expect(reader.find("svg.maze")).to_be_visible()


# -- the four games ---------------------------------------------------------------------------


def test_fear_of_the_dark_by_keyboard_alone(read: Read) -> None:
    run = load("lose-terror")
    typist = read(hands=Typist)
    typist.plays = "fear-of-the-dark"
    typist.go(f"/new/fear-of-the-dark?seed={run.seed}&difficulty={run.difficulty}")
    typist.find("button[type=submit]").focus()
    typist.page.keyboard.press("Enter")
    for choice in run.choices:
        typist.page.wait_for_selector("[data-ask]")
        prompt = typist.asked()
        assert prompt is not None
        typist.look(prompt)
        typist.answer(prompt, choice)
        typist.page.wait_for_function(
            "n => document.querySelector('[data-end]')"
            " || document.querySelector('[data-ask]')?.dataset.n !== String(n)",
            arg=prompt["ask"],
        )
    expect(typist.find("[data-end=lose-terror]")).to_be_focused()
    typist.check("the end")
    assert "'won': False" in str(typist.page.evaluate("JSON.parse(localStorage['tablee.played'])"))


def test_fog_of_love_to_the_finale(read: Read) -> None:
    reader = read("phone", "fr", "dark").lay("fog-of-love", [ME, *bots("Robin")], "text")
    reader.play_on()
    assert {"traits (subset)", "name (text)", "choose (options)"} <= reader.seen
    expect(reader.find("[data-end]")).to_be_focused()
    reader.check("the end")


def test_fiese_freunde_to_the_last_goal(read: Read) -> None:
    reader = read("desktop", "fr", "light").lay(
        "fiese-freunde", [ME, *bots("Robin", "Kim")], "text"
    )
    reader.play_on()
    assert "turn (options)" in reader.seen
    reader.check("the end")


def test_anomia_is_a_race_in_words_too(read: Read) -> None:
    racer = read("desktop", "en", "dark", hands=Racer)
    racer.lay("anomia", [ME, *bots("Robin", "Kim")], "text", edition="fr", spotting="at-once")
    assert isinstance(racer, Racer)
    for _ in range(2000):
        if racer.over:
            break
        racer.turn()
    assert racer.over
    racer.check("the end")
    assert sum(racer.line.view["won"]) > 0


# -- what a screen reader reads, from top to bottom ------------------------------------------------


def test_no_sentence_is_read_twice(read: Read) -> None:
    """The button behind a sentence asks for its clause, and does not say it again."""
    person = read().lay("fiese-freunde", [ME, *bots("Kim")], "heard")
    names = person.find("main button").evaluate_all("all => all.map((one) => one.ariaLabel ?? '')")
    asking = [name for name in names if name.startswith("Why?")]
    assert asking
    assert [name for name in asking if len(name) > len("Why? FF-10.12")] == []
    expect(person.find("ol[aria-labelledby=plain-question]")).to_have_count(0)  # under its heading


def test_a_face_is_described_before_it_is_chosen(read: Read) -> None:
    person = read(words=False).lay("fog-of-love", [ME, *bots("Kim")], "heard")
    faces = person.find(".faces [role=group] button")
    expect(faces).to_have_count(16)
    expect(faces.nth(2)).to_have_accessible_name(
        "Portrait 3: a black afro, earrings, dark brown skin, a roll-neck"
    )


def test_empty_places_of_a_circle_are_not_read(read: Read) -> None:
    person = read(words=False).lay("fiese-freunde", [ME, *bots("Kim")], "heard")
    person.press(person.find("[data-choice]").first)
    person.press(person.find("[data-unfold]"))
    circle = person.page.get_by_role("group", name="Circle of friends")
    expect(circle).to_be_attached()
    assert circle.aria_snapshot().count("nobody") == 1
    expect(circle.get_by_role("region")).to_have_count(0)
