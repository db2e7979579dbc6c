"""Small parts: what may be typed, what is signed, and time turned by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.table.clean import clean, clean_line, clean_name
from tablee.table.clock import VirtualClock
from tablee.table.errors import TableFault
from tablee.table.seats.tokens import LIFETIME, RENEWED_AFTER, Claim, Signer

NOW = 1_800_000_000_000


def test_names() -> None:
    assert clean_name("  Zoé  ") == "Zoé"
    assert clean_name("<script>") == "<script>"
    assert clean_name("Zoe\u0301") == "Zoé"
    assert clean_name("Ana\u202eneB") == "AnaneB"
    assert clean_name("👩‍👩‍👧") == "👩‍👩‍👧"
    for bad in ("", " ", "\u200d\u200d", "a\tb", "x" * 25, "\ud800", "\u2028", "\u202e"):
        with pytest.raises(TableFault, match="bad-name"):
            clean_name(bad)


@given(st.text(max_size=30))
def test_cleaning_twice_is_cleaning_once(text: str) -> None:
    once = clean(text, 30)
    if once is not None:
        assert clean(once, 30) == once
        assert not {"\n", "\r", "\x00", "\x1b", "\u202e"} & set(once)


def test_lines_may_be_long_but_not_endless() -> None:
    assert clean_line("é" * 500) == "é" * 500
    with pytest.raises(TableFault, match="bad-text"):
        clean_line("é" * 501)


# -- tokens -----------------------------------------------------------------------------------


def test_a_token_says_table_and_seat() -> None:
    signer = Signer(b"secret")
    token = signer.make("abc", 3, NOW)
    assert signer.read(token, NOW) == Claim("abc", 3)
    assert len(token) < 60
    assert signer.read(token, NOW + LIFETIME * 1000 - 1000) == Claim("abc", 3, old=True)


def test_a_token_tells_its_generation_and_when_it_has_grown_old() -> None:
    signer = Signer(b"secret")
    token = signer.make("abc", 3, NOW, 7)
    assert signer.read(token, NOW + RENEWED_AFTER * 1000) == Claim("abc", 3, 7)
    assert signer.read(token, NOW + RENEWED_AFTER * 1000 + 1000) == Claim("abc", 3, 7, old=True)


def test_a_token_of_old_without_a_generation_is_of_the_first() -> None:
    signer = Signer(b"secret")
    body = f"abc.3.{NOW // 1000 + LIFETIME}"
    assert signer.read(f"{body}.{signer._sign(body)}", NOW) == Claim("abc", 3, 0)


def test_forged_and_expired_are_told_apart() -> None:
    signer = Signer(b"secret")
    token = signer.make("abc", 3, NOW)
    with pytest.raises(TableFault, match="expired"):
        signer.read(token, NOW + LIFETIME * 1000)
    with pytest.raises(TableFault, match="bad-token"):
        Signer(b"other").read(token, NOW)


@given(st.text(max_size=80))
def test_any_text_is_no_token(text: str) -> None:
    with pytest.raises(TableFault, match="bad-token"):
        Signer(b"secret").read(text, NOW)


@given(st.integers(0, 200), st.characters())
def test_a_token_with_one_mark_changed_is_none(at: int, mark: str) -> None:
    signer = Signer(b"secret")
    token = signer.make("abc", 3, NOW)
    at %= len(token)
    changed = token[:at] + mark + token[at + 1 :]
    if changed != token:
        with pytest.raises(TableFault, match="bad-token"):
            signer.read(changed, NOW)


# -- the clock --------------------------------------------------------------------------------


def test_bells_ring_in_their_order_at_their_time() -> None:
    clock, heard = VirtualClock(0), []
    clock.call_at(20, lambda: heard.append(("b", clock.now())))
    clock.call_at(10, lambda: heard.append(("a", clock.now())))
    clock.call_at(30, lambda: heard.append(("never", clock.now()))).cancel()
    later = lambda: heard.append(("in between", clock.now()))  # noqa: E731
    clock.call_at(10, lambda: clock.call_at(15, later))  # type: ignore[arg-type]
    clock.advance(50)
    assert heard == [("a", 10), ("in between", 15), ("b", 20)]
    assert clock.now() == 50


def test_a_bell_set_for_the_past_rings_next() -> None:
    clock, heard = VirtualClock(100), []
    clock.call_at(5, lambda: heard.append(clock.now()))
    clock.advance(0)
    assert heard == [100]
