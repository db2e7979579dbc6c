"""What the figures should be. They are aims, not limits: no test asserts them. The tables of
docs/performance.md tell the same aims (`tests/docs/test_performance.py`)."""

from __future__ import annotations

from fnmatch import fnmatchcase

from msgspec.structs import replace

from tablee.lab.bench.measure import Figure

AIMS = {
    # telling costs what has changed: answers per CPU second with all seats looking
    "told_fear_1": "≥ 20,000",
    "told_fog_2": "≥ 15,000",
    "told_anomia_4": "≥ 8,000",
    "told_fiese_4": "≥ 5,000",
    "told_fiese_6": "≥ 4,000",
    "bytes_fear_1": "≤ 300",
    "bytes_fog_2": "≤ 300",
    "bytes_anomia_4": "≤ 300",
    "bytes_fiese_*": "≤ 300",
    "fiese_view": "≤ 60",
    "*view": "≤ 40",
    # whole games on a live server
    "answers_per_s_fiese-freunde_500": "≥ 1,500",
    "p99_ms_fiese-freunde_500": "≤ 150",
    "answers_per_s_fog-of-love_500": "≥ 3,000",
    "wake_ms_5000": "≤ 30",
    "bots_p99_ms": "≤ 50",
    # races
    "race_spread_p99_ms": "≤ 30",
    "race_judged_p99_ms": "≤ 50",
    # a cluster: players at another process than the owner, and an owner that goes
    "remote_p99_ms_500": "≤ 200",
    "kill_to_answer_worst_ms": "≤ 5,000",
    "hand_over_worst_ms": "≤ 300",
    # what everybody waits for who imports it
    "start_import": "≤ 150",
    # pages
    "performance_*": "≥ 95",
    "accessibility_*": "100",
    "best_practices_*": "100",
    "seo_*": "100",
    "shift_*": "≤ 0.02",
    "page_js_*": "≤ 110",
    "frame_p75_*": "≤ 75",
    "in_time_*": "100",
    "installed_headed": "≤ 1,000",
    # rules
    "fiese": "≥ 40,000",
    "anomia": "≥ 40,000",
    "clone_thawed": "≤ 6",
    "fiese_thawed": "≤ 12",
    "fog_thawed": "≤ 12",
    "*_imagine": "≤ 100",
}
"""By the key of a figure, or a pattern of keys; the first that fits counts."""


def with_aim(figure: Figure) -> Figure:
    found = (aim for keys, aim in AIMS.items() if fnmatchcase(figure.key, keys))
    return figure if figure.aim else replace(figure, aim=next(found, ""))
