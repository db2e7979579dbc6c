"""Tables of plain columns: the same on a terminal, in a file and for a screen reader."""

from __future__ import annotations

from collections.abc import Sequence


def print_table(
    heads: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int] = ()
) -> None:
    """Columns as wide as they need to be; those in `right` are flush right (figures)."""
    print("\n".join(lay_out(heads, rows, right)))


def lay_out(
    heads: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int] = ()
) -> list[str]:
    """A cell may have several lines."""
    cells = [[cell.split("\n") for cell in row] for row in (heads, *rows)]
    widths = [max(len(line) for row in cells for line in row[n]) for n in range(len(heads))]
    lines = []
    for number, row in enumerate(cells):
        for depth in range(max(len(cell) for cell in row)):
            parts = [cell[depth] if depth < len(cell) else "" for cell in row]
            lines.append(
                "  ".join(
                    part.rjust(width) if column in right else part.ljust(width)
                    for column, (part, width) in enumerate(zip(parts, widths, strict=True))
                ).rstrip()
            )
        if number == 0:
            lines.append("  ".join("─" * width for width in widths))
    return lines
