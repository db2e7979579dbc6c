"""Reads a QR code from its modules, as a camera would: a second opinion on the one that is drawn.

Byte mode, correction M, versions 1 to 10. Errors are found, not mended: there must be none.
"""

from __future__ import annotations

import re
from collections.abc import Callable

MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda x, y: (x + y) % 2, lambda x, y: y % 2, lambda x, y: x % 3, lambda x, y: (x + y) % 3,
    lambda x, y: (y // 2 + x // 3) % 2, lambda x, y: x * y % 2 + x * y % 3,
    lambda x, y: (x * y % 2 + x * y % 3) % 2, lambda x, y: ((x + y) % 2 + x * y % 3) % 2,
)  # fmt: skip
CHECKS = {1: 10, 2: 16, 3: 26, 4: 18, 5: 24, 6: 16, 7: 18, 8: 22, 9: 22, 10: 26}
BLOCKS = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 4, 7: 4, 8: 4, 9: 5, 10: 5}
MIDDLES = {
    1: (), 2: (6, 18), 3: (6, 22), 4: (6, 26), 5: (6, 30), 6: (6, 34),
    7: (6, 22, 38), 8: (6, 24, 42), 9: (6, 26, 46), 10: (6, 28, 50),
}  # fmt: skip
MARGIN = 4

Grid = set[tuple[int, int]]
"""The dark modules, as (x, y)."""


def from_path(path: str) -> tuple[Grid, int]:
    """The modules of a drawing made of unit squares; and the side of the code."""
    dark = {
        (int(x) - MARGIN, int(y) - MARGIN) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)
    }
    return dark, 1 + max(x for x, _ in dark)


def read(dark: Grid, size: int) -> str:
    version = (size - 17) // 4
    spots = [spot for spot in zigzag(size) if not is_fixed(*spot, size, version)]
    mask = MASKS[mask_of(dark)]
    bits = [((x, y) in dark) != (mask(x, y) == 0) for x, y in spots]
    codewords = [
        sum(bit << (7 - n) for n, bit in enumerate(bits[at : at + 8]))
        for at in range(0, len(bits) - 7, 8)
    ]
    blocks = unwoven(codewords, version)
    for block in blocks:
        assert not any(syndrome(block, n) for n in range(CHECKS[version])), "a byte is wrong"
    data = b"".join(bytes(block[: -CHECKS[version]]) for block in blocks)
    return text_in(data, version)


def mask_of(dark: Grid) -> int:
    """From the format beside the upper left finder; correction M is 00."""
    bits = [(8, y) in dark for y in (0, 1, 2, 3, 4, 5, 7, 8)]
    bits += [(x, 8) in dark for x in (7, 5, 4, 3, 2, 1, 0)]
    word = sum(bit << n for n, bit in enumerate(bits)) ^ 0x5412
    assert word >> 13 == 0, "not correction M"
    assert remainder(word, 0x537) == 0, "the format is wrong"
    return word >> 10 & 7


def remainder(word: int, generator: int) -> int:
    """Of a polynomial over bits, divided by another."""
    while word.bit_length() >= generator.bit_length():
        word ^= generator << (word.bit_length() - generator.bit_length())
    return word


def is_fixed(x: int, y: int, size: int, version: int) -> bool:
    """Finders with their format, timing, alignment, version."""
    if (x < 9 and y < 9) or (x < 9 and y >= size - 8) or (x >= size - 8 and y < 9):
        return True
    if x == 6 or y == 6:
        return True
    if version >= 7 and ((x < 6 and y >= size - 11) or (y < 6 and x >= size - 11)):
        return True
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    middles = {(a, b) for a in MIDDLES[version] for b in MIDDLES[version]} - corners
    return any(abs(x - a) <= 2 and abs(y - b) <= 2 for a, b in middles)


def zigzag(size: int) -> list[tuple[int, int]]:
    """Two columns up, two columns down, past the column of the timing."""
    pairs = [*range(size - 1, 6, -2), 5, 3, 1]
    spots = []
    for n, right in enumerate(pairs):
        rows = range(size - 1, -1, -1) if n % 2 == 0 else range(size)
        spots += [(x, y) for y in rows for x in (right, right - 1)]
    return spots


def unwoven(codewords: list[int], version: int) -> list[list[int]]:
    count, checks = BLOCKS[version], CHECKS[version]
    data = len(codewords) - count * checks
    short = data // count
    sizes = [short + (n >= count - data % count) for n in range(count)]
    blocks: list[list[int]] = [[] for _ in range(count)]
    left = iter(codewords)
    for row in range(max(sizes)):
        for block, size in zip(blocks, sizes, strict=True):
            if row < size:
                block.append(next(left))
    for _ in range(checks):
        for block in blocks:
            block.append(next(left))
    return blocks


def syndrome(block: list[int], n: int) -> int:
    """The block as a polynomial, at the n-th power of 2 in the field of 256."""
    value = 0
    for byte in block:
        for _ in range(n):
            value = (value << 1) ^ (0x11D if value & 0x80 else 0)
        value ^= byte
    return value


def text_in(data: bytes, version: int) -> str:
    bits = "".join(f"{byte:08b}" for byte in data)
    assert bits[:4] == "0100", "not bytes"
    width = 8 if version < 10 else 16
    count = int(bits[4 : 4 + width], 2)
    start = 4 + width
    return bytes(
        int(bits[at : at + 8], 2) for at in range(start, start + 8 * count, 8)
    ).decode()  # fmt: skip
