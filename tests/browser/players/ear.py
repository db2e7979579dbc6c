"""What a screen says aloud: every text of a live region, as often as it is said. (One that is given
the very words it holds says nothing; nor does one behind an open window.)"""

from __future__ import annotations

from itertools import pairwise
from typing import TypeVar

from .person import Person

Hands = TypeVar("Hands", bound=Person)

REGIONS = "[role=status], [role=alert]"
RECORD = """() => {
  window.heard = [];
  const last = new Map();
  const listen = () => {
    for (const region of document.querySelectorAll('REGIONS')) {
      const words = region.textContent;
      const text = words.replace(/\\s+/g, ' ').trim();
      const modal = document.querySelector('dialog:modal');
      const behind = modal && !modal.contains(region);
      if (text && last.get(region) !== words && !behind) window.heard.push(text);
      last.set(region, words);
    }
  };
  new MutationObserver(listen).observe(document, {
    subtree: true, childList: true, characterData: true,
  });
}""".replace("REGIONS", REGIONS)


def listen(person: Hands) -> Hands:
    """Starts recording, from the next page load on."""
    person.context.add_init_script(f"({RECORD})()")
    return person


def heard(person: Person) -> list[str]:
    """All that was said on this page so far."""
    said: list[str] = person.page.evaluate("window.heard")
    return said


def repeated(person: Person) -> list[str]:
    """What was said once more, only with something added or left out."""
    pairs = [(one, two) for one, two in pairwise(heard(person)) if one != two]
    return [two for one, two in pairs if one.startswith(two) or two.startswith(one)]
