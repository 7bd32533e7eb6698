"""How colours look to people: contrast, distance, and what is left of a colour where a kind of cone is missing."""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Colour = tuple[float, float, float]  # linear red, green, blue; 0 to 1
Lab = tuple[float, float, float]

# Machado, Oliveira, Fernandes: A Physiologically-based Model for Simulation of Color Vision Deficiency, IEEE
# Transactions on Visualization and Computer Graphics 15(6), 2009, severity 1.0; for linear colours.
VISIONS: dict[str, tuple[Colour, Colour, Colour]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def colour(written: str) -> Colour:
    """From #rrggbb."""
    red, green, blue = (
        c / 12.92 if (c := int(written[at : at + 2], 16) / 255) <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for at in (1, 3, 5)
    )
    return red, green, blue


def seen(one: Colour, vision: str) -> Colour:
    red, green, blue = (
        min(1.0, max(0.0, sum(share * part for share, part in zip(row, one, strict=True)))) for row in VISIONS[vision]
    )
    return red, green, blue


def contrast(one: Colour, two: Colour) -> float:
    """As the accessibility guidelines reckon it."""
    low, high = sorted(0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in (one, two))
    return (high + 0.05) / (low + 0.05)


def _lab(one: Colour) -> Lab:
    red, green, blue = one
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: Colour, two: Colour) -> float:
    """CIEDE2000: 1 is about what an eye can tell side by side."""
    return ciede2000(_lab(one), _lab(two))


def ciede2000(one: Lab, two: Lab) -> float:
    (l1, a1, b1), (l2, a2, b2) = one, two
    chroma = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * sqrt(chroma**7 / (chroma**7 + 25**7))
    (c1, h1), (c2, h2) = (
        (hypot(a * stretch, b), degrees(atan2(b, a * stretch)) % 360) for a, b in ((a1, b1), (a2, b2))
    )
    light, strong = l2 - l1, c2 - c1
    turn = 0.0 if not c1 * c2 else (h2 - h1 + 180) % 360 - 180
    hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    hm = h1 + h2 if not c1 * c2 else (h1 + turn / 2) % 360
    t = (
        1
        - 0.17 * cos(radians(hm - 30))
        + 0.24 * cos(radians(2 * hm))
        + 0.32 * cos(radians(3 * hm + 6))
        - 0.20 * cos(radians(4 * hm - 63))
    )
    sl = 1 + 0.015 * (lm - 50) ** 2 / sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    bend = -2 * sqrt(cm**7 / (cm**7 + 25**7)) * sin(radians(60 * exp(-(((hm - 275) / 25) ** 2))))
    return sqrt((light / sl) ** 2 + (strong / sc) ** 2 + (hue / sh) ** 2 + bend * (strong / sc) * (hue / sh))
