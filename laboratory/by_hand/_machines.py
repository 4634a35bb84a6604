"""Support vector machines of a few points, hard or soft, with their multipliers, and whether these are unique."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, isfinite
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds.numbers import pluralize
from laboratory.by_hand._reading import number
from laboratory.by_hand._table import Reals, in_text, labelled, signs, whole

FLAT = 1e-9  # what is below this share of the largest is 0
LARGEST_C = 1e6
UNBOUNDED = 3  # as scipy's linear programs say it


@dataclass(frozen=True)
class Machine:
    """`w` `(features,)` and `b` of the points `X` with signs `y`; `C` is infinite for a hard margin.

    `alphas` and `slacks` are `(points,)`; every intercept from `low` to `high` is optimal.
    """

    X: Reals
    y: Reals
    C: float
    bias: bool
    w: Reals
    b: float
    low: float
    high: float
    alphas: Reals
    slacks: Reals

    @property
    def hard(self) -> bool:
        """Is no slack allowed?"""
        return not isfinite(self.C)

    @property
    def square(self) -> float:
        """The squared length of w."""
        return float(self.w @ self.w)

    @property
    def objective(self) -> float:
        """Half the squared length, and C times the slacks."""
        return self.square / 2 + (0.0 if self.hard else self.C * float(self.slacks.sum()))

    @property
    def settles_intercept(self) -> bool:
        """Is a single intercept optimal?"""
        return self.high - self.low <= FLAT * max(1.0, abs(self.b))

    @property
    def supports(self) -> list[int]:
        """The points whose multiplier is positive."""
        return [i for i, alpha in enumerate(self.alphas) if alpha > 0]

    @property
    def read(self) -> str:
        """How the rows were read."""
        features, positive = self.X.shape[1], int((self.y > 0).sum())
        bias = "with an intercept b" if self.bias else "hyperplanes through the origin"
        margin = "hard margin" if self.hard else f"soft margin, C = {in_text(self.C)}"
        return (
            f"{pluralize(len(self.X), 'point')} of {pluralize(features, 'feature')}, the label last, {positive} of "
            f"them positive; {bias}; {margin}"
        )

    def entries(self) -> tuple[float, ...]:
        """w, and with a bias b."""
        return (*map(float, self.w), *([self.b] if self.bias else []))

    def settles_multipliers(self) -> bool:
        """Are these multipliers the only ones?

        Those on the margin solve w = sum of a y x, and with an intercept 0 = sum of a y, within their bounds.
        """
        margins = self.y * (self.X @ self.w + self.b)
        on = np.abs(margins - 1) <= 1e-6
        if not on.any():
            return True
        rows = [(self.y[:, None] * self.X).T, *([self.y[None]] if self.bias else [])]
        equations = np.vstack(rows)[:, on]
        return bool(np.linalg.matrix_rank(equations) == on.sum()) or _is_single(equations, self.alphas[on], self.C)


def _is_single(equations: Reals, alphas: Reals, upper: float) -> bool:
    """Do the equations have no other solution between 0 and `upper` than `alphas`?"""
    from scipy.optimize import linprog

    size, right = max(1.0, float(alphas.max())), equations @ alphas
    bounds = [(0, upper if isfinite(upper) else None)] * len(alphas)
    for place in range(len(alphas)):
        for sign in (1, -1):
            cost = np.zeros(len(alphas))
            cost[place] = sign
            end = linprog(cost, A_eq=equations, b_eq=right, bounds=bounds)
            if end.status == UNBOUNDED or (end.x is not None and abs(end.x[place] - alphas[place]) > 1e-6 * size):
                return False
    return True


def machine_of(rows: Sequence[Any], C: Any, bias: Any) -> Machine:
    """The project's machine on the rows: hard where `C` is None. Raises ValueError in one sentence."""
    from learners import HardSVM, SoftSVM  # brings scikit-learn

    X, labels = labelled(rows)
    has_b = bias is None or bool(whole("bias", "1 with an intercept, 0 without", bias, 0, 1))
    y = np.array(signs(labels), dtype=float)
    if has_b and len({*y.tolist()}) < 2:
        raise ValueError("points of both labels are needed: one label alone has no margin")
    cost = inf if C is None else number(C)
    if C is not None and not 0 < cost <= LARGEST_C:
        raise ValueError(f"C (cost of a unit of slack) must be a real in (0, 10^6]; got {in_text(cost)}")
    settings: dict[str, Any] = {"fit_intercept": has_b, "labels": (-1, 1)}
    learner = HardSVM(**settings) if C is None else SoftSVM(C=cost, **settings)
    fitted = learner.fit(X, y.astype(int))
    history = fitted.history_
    if C is None and not (history["separable"] and np.isfinite(history["margin"])):
        where = "" if has_b else "through the origin "
        raise ValueError(f"no hyperplane {where}separates these points: there is no hard margin; C=1 allows slack")
    b, low, high = (float(x) for x in (fitted.intercept_[0], history["intercept_low"], history["intercept_high"]))
    reach = max(1.0, abs(b), float(np.abs(X).max()) * float(np.abs(fitted.coef_).max()))
    return Machine(
        X, y, cost, has_b, _tidy(fitted.coef_[0]), 0.0 if abs(b) < FLAT * reach else b, low, high,
        _tidy(history["alphas"]), _tidy(history["slacks"], reach),
    )  # fmt: skip


def _tidy(values: Any, size: float = 0.0) -> Reals:
    """Without the rounding errors that an iteration leaves of a 0."""
    array: NDArray[np.float64] = np.asarray(values, dtype=float)
    return np.where(np.abs(array) <= FLAT * max(size, float(np.abs(array).max(initial=0.0))), 0.0, array)


def weight_lines(machine: Machine) -> tuple[str, ...]:
    """Multipliers, w and b, as one writes them."""
    X, y, alphas = machine.X, machine.y, machine.alphas
    if not machine.supports:
        return ("No multiplier is positive: w = 0.",)
    terms = " + ".join(f"{in_text(alphas[i])}·({in_text(y[i])})·{in_text(X[i])}" for i in machine.supports)
    free = [i for i in machine.supports if machine.hard or alphas[i] < machine.C * (1 - FLAT)]
    lines = [f"w is the sum of multiplier times label times point: {terms} = {in_text(machine.w)}."]
    if machine.bias and free:
        i = free[0]
        where = "on the margin" if machine.hard else "on the margin, as its multiplier lies between 0 and C"
        lines.append(
            f"Point {i + 1} lies {where}, so b = y - w·x = {in_text(y[i])} - ({in_text(machine.w @ X[i])}) = "
            f"{in_text(machine.b)}."
        )
    elif machine.bias and machine.settles_intercept:
        lines.append(
            f"No multiplier lies strictly between 0 and C; the margin conditions leave b = {in_text(machine.b)}."
        )
    elif machine.bias:
        ends = f"from {in_text(machine.low)} to {in_text(machine.high)}"
        lines.append(f"Every b {ends} is optimal; here b = {in_text(machine.b)}, the middle.")
    return tuple(lines)


def machine_table(machine: Machine) -> dict[str, list[Any]]:
    """Every point with its multiplier, its functional margin and its slack."""
    return {
        "point": list(range(1, len(machine.X) + 1)),
        **{f"x{k + 1}": column.tolist() for k, column in enumerate(machine.X.T)},
        "y": machine.y.astype(int).tolist(),
        "multiplier": machine.alphas.tolist(),
        "y(w·x + b)": (machine.y * (machine.X @ machine.w + machine.b)).tolist(),
        "slack": machine.slacks.tolist(),
    }
