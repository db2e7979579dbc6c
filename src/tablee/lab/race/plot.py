"""The picture of the figures: how often the wrong one won, by how far the two were apart."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tablee.lab.race.figures import Cell

WIDTH, HEIGHT = 720, 380
LEFT, RIGHT, TOP, BOTTOM = 60, 200, 50, 60
MOST = 60
"""Percent at the top."""
INKS = ("#1f6f8b", "#b5532b", "#5a4a9c")
LINE = 16
"""From one name to the next."""
DASHES = ("", "7 4", "2 4")
"""Told apart without colours, too."""
STYLE = (
    "text { font: 13px system-ui, sans-serif; fill: #333 } .title { font-size: 15px }"
    " .axis { stroke: #999 } .line { fill: none; stroke-width: 2.5 }"
)


def draw(cells: Sequence[Cell], title: str, across: str, up: str, ours: str, first: str) -> str:
    """One line per pair of links for each of the two ways of judging."""
    pairs = sorted({(cell.one, cell.two) for cell in cells})
    gaps = sorted({cell.gap for cell in cells})
    parts, names = frame(gaps, title, across, up), list[tuple[float, str]]()
    for pair, ink, dash in zip(pairs, INKS, DASHES, strict=False):
        found = sorted((c for c in cells if (c.one, c.two) == pair), key=lambda c: c.gap)
        for name, shares in (
            (first, [cell.arrival for cell in found]),
            (ours, [cell.wrong for cell in found]),
        ):
            spots = [place(*spot, gaps) for spot in zip(gaps, shares, strict=True)]
            parts.append(line(spots, ink, dash))
            names.append((spots[-1][1], f"{name}, {pair[0]} / {pair[1]} ms"))
    body = "\n".join(parts + write_names(names))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>\n{body}\n</svg>\n'
    )


def place(gap: float, share: float, gaps: Sequence[int]) -> tuple[float, float]:
    across = (gap - gaps[0]) / max(1, gaps[-1] - gaps[0])
    x = LEFT + across * (WIDTH - LEFT - RIGHT)
    y = HEIGHT - BOTTOM - min(share, MOST) / MOST * (HEIGHT - TOP - BOTTOM)
    return round(x, 1), round(y, 1)


def frame(gaps: Sequence[int], title: str, across: str, up: str) -> list[str]:
    """Title, axes and what stands at them."""
    right, low = WIDTH - RIGHT, HEIGHT - BOTTOM
    parts = [f'<text class="title" x="{LEFT}" y="26">{escape(title)}</text>']
    for share in range(0, MOST + 1, 10):
        _, y = place(gaps[0], share, gaps)
        parts.append(
            f'<path class="axis" stroke-opacity=".4" d="M{LEFT} {y}H{right}"/>'
            f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{share}</text>'
        )
    for gap in gaps:
        x, _ = place(gap, 0, gaps)
        parts.append(f'<text x="{x}" y="{low + 20}" text-anchor="middle">{gap}</text>')
    middle = (LEFT + right) / 2
    parts.append(f'<text x="{middle}" y="{low + 42}" text-anchor="middle">{escape(across)}</text>')
    parts.append(f'<text x="{LEFT}" y="{TOP - 6}">{escape(up)}</text>')
    return parts


def line(spots: Sequence[tuple[float, float]], ink: str, dash: str) -> str:
    way = "L".join(f"{x} {y}" for x, y in spots)
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<path class="line" stroke="{ink}"{dashed} d="M{way}"/>'


def write_names(names: Sequence[tuple[float, str]]) -> list[str]:
    """At the ends of their lines, from the lowest up; those that would touch are moved apart."""
    parts, below = [], float(HEIGHT)
    for height, name in sorted(names, key=lambda spot: -spot[0]):
        y = below = min(height + 4, below - LINE)
        parts.append(f'<text x="{WIDTH - RIGHT + 8}" y="{round(y, 1)}">{escape(name)}</text>')
    return parts
