"""A story to keep, by whatever game tells it: as a page, as a PDF, on paper, as a picture."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from .listener import escaped
from .person import Person

PRINTER = """() => {
  window.printed = '';
  window.print = () => (window.printed = document.querySelector('.keepsake-sheet').textContent);
}"""
CUT_OFF = """() => {
  const real = window.fetch;
  window.fetch = () => ((window.fetch = real), Promise.reject(new TypeError('cut off')));
}"""
"""The next request does not come through; those after it do."""


def keep_all(person: Person, names: list[str]) -> None:
    """Presses each of the tools; all of them tell of everybody."""
    text = kept(person, "keep").decode()
    assert all(escaped(name) in text for name in names)
    assert f'<html lang="{person.lang}">' in text
    assert "http://" not in text.replace("http://www.w3.org/", "")
    assert kept(person, "picture").startswith(b"\x89PNG")
    book = kept(person, "pdf")
    assert book.startswith(b"%PDF")
    assert f"/Lang({person.lang})".encode() in book
    person.page.evaluate(PRINTER)
    printed(person, "print", names)
    person.page.evaluate(CUT_OFF)
    printed(person, "pdf", names)
    expect(person.find("dialog[open] .tools [role=status]")).to_contain_text("PDF")


def kept(person: Person, tool: str) -> bytes:
    with person.page.expect_download() as download:
        person.press(person.find(f"[data-tool={tool}]"))
    return Path(download.value.path()).read_bytes()


def printed(person: Person, tool: str, names: list[str]) -> None:
    """What went to the printer; afterwards the page is as before."""
    person.press(person.find(f"[data-tool={tool}]"))
    person.page.wait_for_function("() => window.printed")
    words = person.page.evaluate("window.printed")
    assert all(name in words for name in names)
    person.page.evaluate("window.printed = ''; dispatchEvent(new Event('afterprint'))")
    expect(person.find(".keepsake-sheet")).to_have_count(0)
