"""Pictures of real screens, which a phone shows before it installs the page (see web/app.ts).

When a screen has changed so much that they no longer fit, make them again:

    python -m tests.browser.players.screens
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import CHROMIUM, NO_WORKER, QUIET

from .house import ROOT, House
from .person import Person
from .runs import load

FOLDER = ROOT / "web" / "public" / "screens"
ANSWERS = 14
"""So far into a run there is something to see; then the next action."""


def picture(person: Person, name: str) -> None:
    path = FOLDER / f"{name}.{person.lang}.jpg"
    person.page.screenshot(path=path, type="jpeg", quality=72)


def sit(browser: Browser, house: House, lang: str, wide: bool) -> Person:
    context = browser.new_context(
        base_url=house.address,
        viewport={"width": 1280, "height": 800} if wide else {"width": 360, "height": 740},
        device_scale_factor=1 if wide else 1.5,
        has_touch=not wide,
        is_mobile=not wide,
        locale="fr-FR" if lang == "fr" else "en-GB",
        color_scheme="dark",
        reduced_motion="reduce",
    )
    context.add_init_script(NO_WORKER)
    return Person(context, lang, touch=not wide)


def show_table(person: Person) -> None:
    run = load("win")
    person.begin(run)
    for n, choice in enumerate(run.choices):
        person.go_on()
        if n >= ANSWERS and person.why == "act":
            break
        person.play(choice)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder) / "data") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for lang in ("en", "fr"):
            phone, desktop = (sit(browser, house, lang, wide) for wide in (False, True))
            picture(phone.go("/"), "home")
            for person, name in ((phone, "table"), (desktop, "wide")):
                show_table(person)
                picture(person, name)
                person.context.close()
        browser.close()


if __name__ == "__main__":
    main()
