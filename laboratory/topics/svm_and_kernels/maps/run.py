"""What no line separates may be separable after a map: a line of numbers, the exclusive or, a disc in a ring."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from laboratory.worlds.circles import Circles

Reals = NDArray[np.float64]
SIDE = 61  # places along each axis where a score is computed
MAPS: Mapping[str, str] = {"line": "Numbers on a line", "xor": "Exclusive or", "circles": "Disc in a ring"}


@dataclass(frozen=True)
class MapRun:
    """Points before and after the map, and the hard margin's score `slope` . mapped + `offset` there.

    `points` `(samples, 1 or 2)`, `mapped` `(samples, 2)`, `signs` `(samples,)`; `separable` before the map; `margin`
    in the space drawn, 1/||slope||; `risk_before` and `risk_after` are exact, None without a world. `multipliers`
    `(samples,)` are the dual's, in the kernel's own space.
    """

    name: str
    points: Reals
    mapped: Reals
    signs: Reals
    slope: Reals
    offset: float
    separable: bool
    separable_after: bool
    training_error_before: float
    multipliers: Reals
    risk_before: float | None
    risk_after: float | None

    @property
    def support(self) -> NDArray[np.int64]:
        return np.flatnonzero(self.multipliers > 1e-9)

    @property
    def crossing(self) -> float:
        """Of the numbers on a line: where the score, which depends on x^2 alone, changes its sign."""
        return float(np.sqrt(max(-self.offset / float(self.slope[1]), 0.0)))


@dataclass(frozen=True)
class _Mapped:
    """The machine after the map, as a predictor of points before it."""

    slope: Reals
    offset: float

    def predict(self, X: Reals) -> NDArray[np.int64]:
        return np.asarray(np.asarray(X) ** 2 @ self.slope + self.offset > 0, np.int64)


def map_run(name: str, m: int, seed: int, gap: float) -> MapRun:
    """One of `MAPS`; sample size, seed and gap are those of the disc in the ring."""
    return {"line": _line, "xor": _xor}[name]() if name != "circles" else _circles(m, seed, gap)


def mapped(name: str, X: Reals) -> Reals:
    """x to (x, x^2); the exclusive or to (x1, x1 x2); the disc to (x1^2, x2^2). `(samples, 2)`."""
    if name == "line":
        return np.column_stack([X[:, 0], X[:, 0] ** 2])
    return np.column_stack([X[:, 0], X[:, 0] * X[:, 1]]) if name == "xor" else np.asarray(X**2, np.float64)


def _line() -> MapRun:
    """The integers from -10 to 10, positive beyond 2."""
    X = np.arange(-10.0, 11.0)[:, np.newaxis]
    return _through(name="line", X=X, y=(np.abs(X[:, 0]) > 2).astype(np.int64), world=None)


def _circles(m: int, seed: int, gap: float) -> MapRun:
    world = Circles(gap)
    X, y = world.draw(np.random.default_rng(seed), m)
    return _through(name="circles", X=np.asarray(X, np.float64), y=y, world=world)


def _through(name: str, X: Reals, y: NDArray[np.int64], world: Circles | None) -> MapRun:
    from learners.svm.hard_svm import HardSVM

    before, Z = HardSVM(labels=(0, 1)).fit(X, y), mapped(name, X)
    after = HardSVM(labels=(0, 1)).fit(Z, y)
    slope, offset = np.asarray(after.coef_[0], np.float64), float(after.intercept_[0])
    return MapRun(
        name=name,
        points=X,
        mapped=Z,
        signs=np.where(y == 1, 1.0, -1.0),
        slope=slope,
        offset=offset,
        separable=bool(before.history_["separable"]),
        separable_after=bool(after.history_["separable"]),
        training_error_before=float(before.history_["training_error"]),
        multipliers=np.asarray(after.history_["alphas"], np.float64),
        risk_before=None if world is None else world.risk(before),
        risk_after=None if world is None else world.risk(_Mapped(slope, offset)),
    )


def _xor() -> MapRun:
    """The corners of the square with the kernel (1 + <x, z>)^2: the score is -x1 x2, and all multipliers are 1/8."""
    from learners.svm.hard_svm import HardSVM
    from learners.svm.kernel_svm import KernelSVM

    X = np.array([[-1.0, -1], [-1, 1], [1, -1], [1, 1]])
    y = (X[:, 0] * X[:, 1] < 0).astype(np.int64)
    before = HardSVM(labels=(0, 1)).fit(X, y)
    kernel = KernelSVM(kernel="polynomial", degree=2, coef0=1.0, margin="hard", labels=(0, 1)).fit(X, y)
    Z = mapped("xor", X)
    system = np.column_stack([Z, np.ones(4)])
    slope_1, slope_2, offset = np.linalg.lstsq(system, kernel.decision_function(X), rcond=None)[0]
    return MapRun(
        name="xor",
        points=X,
        mapped=Z,
        signs=np.where(y == 1, 1.0, -1.0),
        slope=np.array([slope_1, slope_2]),
        offset=float(offset),
        separable=bool(before.history_["separable"]),
        separable_after=bool(kernel.history_["separable"]),
        training_error_before=float(before.history_["training_error"]),
        multipliers=np.abs(np.asarray(kernel.dual_coef_, np.float64)),
        risk_before=None,
        risk_after=None,
    )
