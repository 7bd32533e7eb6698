"""Plots, by Matplotlib, as SVG that goes into the page; the same numbers give the same bytes."""

from __future__ import annotations

import io
from typing import Any

from ..effects import Effect, missing

INK, REAL, PLAIN, BAND = "#222222", "#b5562c", "#3b6ea5", "#c9d8e8"
MOST_NAMES = 40  # of a forest plot: the strongest on either side


def _figure(width: float, height: float) -> tuple[Any, Any]:
    try:
        import matplotlib
    except ImportError:
        raise missing() from None
    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "sudi"  # ids of parts: the same from run to run
    matplotlib.rcParams["svg.fonttype"] = "none"  # letters that can be searched
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    return figure, figure.add_subplot()


def _svg(figure: Any) -> str:
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata=dict.fromkeys(("Date", "Creator", "Format", "Type")))
    text = out.getvalue()
    return text[text.index("<svg") :]


def forest(effects: dict[str, Effect], label: str, middle: float = 0.0) -> str:
    """Means with their intervals, one under the other; what is real stands out."""
    names = [*effects]
    if len(names) > MOST_NAMES:
        names = names[: MOST_NAMES // 2] + names[-MOST_NAMES // 2 :]
    figure, axes = _figure(8, 1.2 + 0.28 * len(names))
    for place, name in enumerate(reversed(names)):
        one = effects[name]
        colour = REAL if one.real else PLAIN
        axes.plot([100 * one.low, 100 * one.high], [place, place], color=colour, linewidth=2)
        axes.plot([100 * one.mean], [place], "o", color=colour)
    axes.axvline(100 * middle, color=INK, linewidth=0.8)
    axes.set_yticks(range(len(names)), [*reversed(names)])
    axes.set_xlabel(label)
    return _svg(figure)


def matrix(names: list[str], pairs: dict[tuple[str, str], Effect], label: str) -> str:
    """Who scored how much against whom."""
    figure, axes = _figure(1.8 + 0.8 * len(names), 1.4 + 0.6 * len(names))
    shares = [[float("nan")] * len(names) for _ in names]
    for (a, b), one in pairs.items():
        shares[names.index(a)][names.index(b)] = 100 * one.mean
        shares[names.index(b)][names.index(a)] = 100 - 100 * one.mean
    axes.imshow(shares, cmap="RdBu", vmin=0, vmax=100)
    for y, row in enumerate(shares):
        for x, value in enumerate(row):
            if value == value:
                axes.text(x, y, f"{value:.0f}", ha="center", va="center", fontsize=9, color=INK)
    axes.set_xticks(range(len(names)), names, rotation=60, ha="right")
    axes.set_yticks(range(len(names)), names)
    axes.set_title(label, fontsize=10)
    return _svg(figure)


def histogram(counts: dict[int, int], label: str) -> str:
    figure, axes = _figure(8, 3)
    axes.bar([*counts], [*counts.values()], color=PLAIN)
    axes.set_xlabel(label)
    return _svg(figure)


def curve(points: list[tuple[float, float, float]], label: str) -> str:
    """The winner's chance along the match, with the band of the middle eight tenths."""
    figure, axes = _figure(8, 3)
    across = [100 * n / max(1, len(points) - 1) for n in range(len(points))]
    axes.fill_between(across, [100 * low for low, _, _ in points], [100 * high for _, _, high in points], color=BAND)
    axes.plot(across, [100 * mean for _, mean, _ in points], color=PLAIN)
    axes.set_ylim(0, 100)
    axes.set_xlabel(label)
    return _svg(figure)


def lines(series: dict[str, list[tuple[float, float]]], label: str) -> str:
    """Several numbers along the turns of a match, or along a search."""
    figure, axes = _figure(8, 3)
    for name, points in series.items():
        axes.plot([x for x, _ in points], [y for _, y in points], marker=".", label=name)
    axes.set_xlabel(label)
    axes.legend()
    return _svg(figure)


def scatter(points: dict[str, tuple[float, Effect]], across: str, up: str) -> str:
    """How often a card is played, and what it makes."""
    figure, axes = _figure(8, 5)
    for name, (x, one) in points.items():
        axes.plot([100 * x], [100 * one.mean], "o", color=REAL if one.real else PLAIN)
        if one.real:
            axes.annotate(name, (100 * x, 100 * one.mean), fontsize=8)
    axes.axhline(0, color=INK, linewidth=0.8)
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    return _svg(figure)
