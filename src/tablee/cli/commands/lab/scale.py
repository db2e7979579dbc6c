"""`tablee scale`: what more people would need, by a simulation that is held against measures."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from tablee.cli.columns import print_table
from tablee.cli.words import Lang, Words
from tablee.lab.scale import measured, plan

FIGURES = Path(measured.__file__).with_name("figures.json")
PEOPLE = (10_000, 1_000_000, 100_000_000)


def scale(
    *,
    figures: Path = FIGURES,
    people: tuple[int, ...] = PEOPLE,
    seed: str = "scale",
    lang: Lang | None = None,
) -> None:
    """Simulate a house, first as large as it was measured, then larger.

    Parameters
    ----------
    figures
        What `tablee bench --json` wrote; what is not in it is as docs/scale.md tells.
    people
        How many people sit at tables. Can be repeated.
    seed
        The same seed gives the same simulation.
    lang
        The language: en or fr.
    """
    words = Words(lang)
    found = {**read(FIGURES), **read(figures)}
    costs, compared = measured.compare(found, seed)
    names = ("tables", "answers", "p50", "p99")
    print(words("scale-compared"))
    head = [words(f"scale-{name}") for name in names]
    print_table([*head, *head[1:], ""], [row(one, words) for one in compared], range(7))
    way, assumed = plan.ways(found)
    print(f"\n{words('scale-plan')}")
    columns = ("people", "answers", "processes", "cells", "bottleneck", "bus", "disk", "p50", "p99")
    needs = [plan.need(way, count, costs, seed) for count in people]
    print_table([words(f"scale-{name}") for name in columns], [told(n) for n in needs], range(9))
    if assumed:
        print(f"\n{words('scale-assumed', names=', '.join(assumed))}")


def read(path: Path) -> Mapping[str, float]:
    """The figures alone, or as `bench --json` wraps them."""
    data = msgspec.json.decode(path.read_bytes(), type=dict[str, object])
    return msgspec.convert(data.get("figures", data), dict[str, float])


def row(one: measured.Compared, words: Words) -> list[str]:
    load = f"{one.load.tables}" + (f" ({one.load.rate:g}/s)" if one.load.rate else "")
    both = [
        cell
        for felt in (one.measured, one.simulated)
        for cell in (f"{felt.answers_per_s:,.0f}", f"{felt.p50_ms:.1f}", f"{felt.p99_ms:.0f}")
    ]
    return [load, *both, words("scale-used") if one.used else ""]


def told(need: plan.Need) -> list[str]:
    return [
        f"{need.people:,}", f"{need.answers:,.0f}", f"{need.processes:,}", f"{need.cells:,}",
        need.bottleneck or "-", f"{need.bus:,.0f}", f"{need.disk / 1e9:,.0f}",
        f"{need.felt.p50_ms:.1f}", f"{need.felt.p99_ms:.0f}",
    ]  # fmt: skip
