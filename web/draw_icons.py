"""Draws the icons of the installed app from the same shapes as public/icon.svg: `python web/draw_icons.py`.

Plain Python: each pixel is as covered as its distance to the shapes says.
"""

from __future__ import annotations

import struct
import zlib
from itertools import pairwise
from math import hypot
from pathlib import Path

PUBLIC = Path(__file__).parent / "public"
GROUND, LINE, DOT = (0x16, 0x33, 0x3A), (0x7F, 0xD6, 0xC2), (0xF0, 0xB9, 0x5A)
SIZE, CORNER, STROKE = 32.0, 7.0, 2.6  # of the drawing
LETTER = ((10.0, 24.0), (10.0, 8.0), (16.0, 13.0), (22.0, 8.0), (22.0, 24.0))
SPOT = (16.0, 21.0, 2.6)
# Name, pixels, and whether systems cut it to a shape of their own: then the ground reaches the edge.
ICONS = (("icon-192.png", 192, False), ("icon-512.png", 512, False), ("icon-mask-512.png", 512, True))


def to_segment(x: float, y: float, a: tuple[float, float], b: tuple[float, float]) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = max(0.0, min(1.0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)))
    return hypot(x - a[0] - along * dx, y - a[1] - along * dy)


def to_ground(x: float, y: float) -> float:
    """The signed distance to the square with round corners; negative inside."""
    half = SIZE / 2
    dx, dy = abs(x - half) - (half - CORNER), abs(y - half) - (half - CORNER)
    return hypot(max(dx, 0.0), max(dy, 0.0)) + min(max(dx, dy), 0.0) - CORNER


def pixel(x: float, y: float, unit: float, cut: bool) -> tuple[int, int, int, int]:
    """A point of the drawing, `unit` of it wide."""

    def cover(distance: float) -> float:
        return max(0.0, min(1.0, 0.5 - distance / unit))

    alpha = 1.0 if cut else cover(to_ground(x, y))
    if cut:  # inside the circle that every shape leaves
        x, y = (x - SIZE / 2) / 0.8 + SIZE / 2, (y - SIZE / 2) / 0.8 + SIZE / 2
    line = cover(min(to_segment(x, y, a, b) for a, b in pairwise(LETTER)) - STROKE / 2)
    dot = cover(hypot(x - SPOT[0], y - SPOT[1]) - SPOT[2])
    colour = [ground + (stroke - ground) * line for ground, stroke in zip(GROUND, LINE, strict=True)]
    colour = [under + (over - under) * dot for under, over in zip(colour, DOT, strict=True)]
    return (*(round(one) for one in colour), round(255 * alpha))  # type: ignore[return-value]


def draw(pixels: int, cut: bool) -> bytes:
    """The icon as a PNG file."""
    unit = SIZE / pixels
    rows = b"".join(
        b"\0" + b"".join(bytes(pixel((x + 0.5) * unit, (y + 0.5) * unit, unit, cut)) for x in range(pixels))
        for y in range(pixels)
    )

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", pixels, pixels, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")


if __name__ == "__main__":
    for name, pixels, cut in ICONS:
        (PUBLIC / name).write_bytes(draw(pixels, cut))
