"""A value fitted to finished matches: stochastic gradient descent (Adam) on their likelihood. Needs numpy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sudi.kernel.errors import SudiError
from sudi.mind.features import Features
from sudi.mind.value import Value

EPOCHS = 12
RARE = 20  # a feature seen less often is left out


@dataclass(frozen=True)
class Sample:
    """A state somebody was in, and what came of it; samples of one match stay together."""

    match: int
    features: Features
    share: float


@dataclass(frozen=True)
class Fitted:
    value: Value
    loss: float  # on matches that were not learned from, in nats a state
    before: float  # the same for a value that always says the mean
    samples: int


def numpy() -> Any:
    try:
        import numpy
    except ImportError:
        raise SudiError("Training needs numpy: install it with pip install 'sudi[train]'.") from None
    return numpy


class Matrix:
    """Features as padded rows of indices and numbers."""

    def __init__(self, samples: Sequence[Sample], names: dict[str, int], scale: Any) -> None:
        np = numpy()
        width = max(len(sample.features) for sample in samples)
        self.index = np.full((len(samples), width), len(names), dtype=np.int32)  # the last one is nothing
        self.x = np.zeros((len(samples), width), dtype=np.float32)
        for at, sample in enumerate(samples):
            k = 0
            for name, n in sample.features.items():
                i = names.get(name)
                if i is not None:
                    self.index[at, k], self.x[at, k] = i, n / scale[i]
                    k += 1
        self.y = np.array([sample.share for sample in samples], dtype=np.float32)
        self.many = len(names)

    def rows(self, rows: Any) -> Any:
        """Some of the rows in full."""
        np = numpy()
        full = np.zeros((len(rows), self.many + 1), dtype=np.float32)
        np.put_along_axis(full, self.index[rows], self.x[rows], axis=1)
        full[:, self.many] = 0
        return full


def fit(
    samples: Sequence[Sample],
    neurons: int = 16,
    epochs: int = EPOCHS,
    rate: float = 0.004,
    decay: float = 2e-5,
    seed: int = 0,
    tell: Callable[[int, float], None] | None = None,
) -> Fitted:
    """Fit a value; every tenth match is kept for judging it, and the epoch that judges best is taken."""
    np = numpy()
    rng = np.random.default_rng(seed)
    seen: dict[str, list[float]] = {}
    for sample in samples:
        for name, x in sample.features.items():
            tally = seen.setdefault(name, [0, 0.0])
            tally[0] += 1
            tally[1] += x * x
    kept = sorted(name for name, (n, _) in seen.items() if n >= RARE)
    names = {name: i for i, name in enumerate(kept)}
    scale = np.array([max(1e-6, (seen[name][1] / seen[name][0]) ** 0.5) for name in kept])
    learned = [sample for sample in samples if sample.match % 10]
    judged = [sample for sample in samples if sample.match % 10 == 0]
    data, test = Matrix(learned, names, scale), Matrix(judged, names, scale)
    many, wide = len(kept), neurons + 1
    w = np.zeros((many + 1, wide), dtype=np.float32)
    w[:many, 1:] = rng.normal(0, 0.1, (many, neurons))
    b = np.zeros(wide, dtype=np.float32)
    voices = rng.normal(0, 0.3, neurons).astype(np.float32)
    params = [w, b, voices]
    means = [np.zeros_like(p) for p in params]
    squares = [np.zeros_like(p) for p in params]

    def run(x: Any) -> tuple[Any, Any, Any]:
        sums = x @ w + b
        inner = sums[:, 1:]
        fired = np.maximum(inner, 0)
        return 1 / (1 + np.exp(-np.clip(sums[:, 0] + fired @ voices, -30, 30))), inner, fired

    def loss(matrix: Matrix) -> float:
        every = np.arange(len(matrix.y))
        p = np.concatenate([run(matrix.rows(every[at : at + 4096]))[0] for at in range(0, len(every), 4096)])
        p = np.clip(p, 1e-6, 1 - 1e-6)
        return float(-(matrix.y * np.log(p) + (1 - matrix.y) * np.log(1 - p)).mean())

    best: tuple[float, list[Any]] | None = None
    size, step = 256, 0
    for epoch in range(epochs):
        order = rng.permutation(len(learned))
        pace = rate * (1 - epoch / epochs) + rate * 0.05
        for at in range(0, len(order), size):
            rows = order[at : at + size]
            x, y = data.rows(rows), data.y[rows]
            p, inner, fired = run(x)
            error = (p - y) / len(rows)
            back = np.empty((len(rows), wide), dtype=np.float32)
            back[:, 0] = error
            back[:, 1:] = np.outer(error, voices) * (inner > 0)
            slopes = [x.T @ back + decay * w, back.sum(0), fired.T @ error]
            step += 1
            for p_, g, m, v in zip(params, slopes, means, squares, strict=True):
                m += 0.1 * (g - m)
                v += 0.001 * (g * g - v)
                p_ -= pace * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8)
            w[many] = 0
        now = loss(test)
        if tell is not None:
            tell(epoch, now)
        if best is None or now < best[0]:
            best = (now, [p.copy() for p in params])
    assert best is not None
    w, b, voices = best[1]
    mean = float(data.y.mean())
    flat = np.clip(mean, 1e-6, 1 - 1e-6)
    before = float(-(test.y * np.log(flat) + (1 - test.y) * np.log(1 - flat)).mean())
    rows_ = {name: [round(float(x / scale[i]), 5) for x in w[i]] for name, i in names.items()}
    value = Value(rows_, float(b[0]), [round(float(x), 5) for x in b[1:]], [round(float(x), 5) for x in voices])
    return Fitted(value, best[0], before, len(samples))


def fit_either(
    samples: Sequence[Sample], zones: Sequence[str], seed: int, tell: Callable[[int, float], None] | None = None
) -> Fitted:
    """With cards by kind, or plain numbers and fewer neurons: a few hundred matches are too few for every card, and
    what has learned them by heart judges new matches badly. The better one on matches kept apart is taken."""
    kinds = tuple(f"{zone} " for zone in zones)
    plain = [
        Sample(one.match, {k: x for k, x in one.features.items() if not k.startswith(kinds)}, one.share)
        for one in samples
    ]
    every = fit(samples, seed=seed, tell=tell)
    few = fit(plain, neurons=4, epochs=8, rate=0.003, decay=1e-2, seed=seed)
    return few if few.loss < every.loss else every
