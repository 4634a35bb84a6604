"""The hard-margin support vector machine of a few points: its margin, the length of w, and w with the intercept."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from bounds.numbers import pluralize
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._table import Reals, in_text, labelled, signs, whole
from laboratory.exercises.problem import WrongAnswer

ORIGIN = "That is for hyperplanes through the origin: here there is an intercept b."
ONE_SIDE = "the distance from the hyperplane to the nearest point, 1/‖w‖, for the margin"
BOTH_SIDES = "the whole width, 2/‖w‖, for the margin"
FLAT = 1e-9  # what is below this share of the largest is 0


@dataclass(frozen=True)
class _Machine:
    """`w` `(features,)` and `b` of the points `X` with signs `y`, and the multipliers `(points,)`."""

    X: Reals
    y: Reals
    w: Reals
    b: float
    alphas: Reals
    bias: bool

    @property
    def norm(self) -> float:
        return float(np.linalg.norm(self.w))

    @property
    def read(self) -> str:
        """How the rows were read."""
        features = self.X.shape[1]
        bias = "with an intercept b" if self.bias else "hyperplanes through the origin"
        positive = int((self.y > 0).sum())
        return (
            f"{pluralize(len(self.X), 'point')} of {pluralize(features, 'feature')}, the label last, {positive} of "
            f"them positive; {bias}"
        )


def _read(rows: tuple[Any, ...], bias: Any) -> _Machine:
    X, labels = labelled(rows)
    has_b = bias is None or bool(whole("bias", "1 with an intercept, 0 without", bias, 0, 1))
    y = np.array(signs(labels), dtype=float)
    if has_b and len({*y.tolist()}) < 2:
        raise ValueError("points of both labels are needed: one label alone has no margin")
    machine = _fitted(X, y, has_b)
    if machine is None:
        where = "" if has_b else "through the origin "
        raise ValueError(f"no hyperplane {where}separates these points, so there is no hard margin")
    return machine


def _fitted(X: Reals, y: Reals, bias: bool) -> _Machine | None:
    """The project's machine; None where nothing separates."""
    from learners import HardSVM  # brings scikit-learn

    fitted = HardSVM(fit_intercept=bias, labels=(-1, 1)).fit(X, y.astype(int))
    if not fitted.history_["separable"] or not np.isfinite(fitted.history_["margin"]):
        return None
    return _Machine(X, y, fitted.coef_[0], float(fitted.intercept_[0]), fitted.history_["alphas"], bias)


def _through_origin(machine: _Machine) -> _Machine | None:
    return _fitted(machine.X, machine.y, bias=False) if machine.bias else None


def _margin(*rows: Any, bias: Any = None, sides: Any = None) -> WorkedOut:
    machine = _read(rows, bias)
    both = sides is not None and whole("sides", "1 for 1/‖w‖, 2 for the whole width 2/‖w‖", sides, 1, 2) == 2
    norm, bare = machine.norm, _through_origin(machine)
    right, other = (2 / norm, 1 / norm) if both else (1 / norm, 2 / norm)
    apart = np.linalg.norm(machine.X[machine.y > 0][:, None] - machine.X[machine.y < 0][None], axis=2)
    slips = [
        *([] if sides is None else [WrongAnswer(other, f"That is {ONE_SIDE if both else BOTH_SIDES}.")]),
        WrongAnswer(norm, "That is ‖w‖: the margin is its inverse."),
        WrongAnswer(norm**2, "That is ‖w‖²: the margin is 1/‖w‖."),
        WrongAnswer(1 / norm**2, "That is the squared margin: take the root."),
        WrongAnswer(norm**2 / 2, "That is the objective ‖w‖²/2: the margin is 1/‖w‖."),
        *([WrongAnswer((2 if both else 1) / bare.norm, ORIGIN)] if bare else []),
        *(
            [WrongAnswer(float(apart.min()), "That is the distance of the nearest points of both labels.")]
            if apart.size
            else []
        ),
    ]
    also = [] if sides is not None else [Instead(other, BOTH_SIDES)]
    last = f"The margin is {'2' if both else '1'}/‖w‖ = {in_text(right)}."
    read = f"{machine.read}; {BOTH_SIDES if both else ONE_SIDE}"
    return WorkedOut(right, slips, read, (*_lines(machine), last), also)


def _norm(*rows: Any, bias: Any = None) -> WorkedOut:
    machine = _read(rows, bias)
    norm, bare = machine.norm, _through_origin(machine)
    slips = (
        WrongAnswer(1 / norm, "That is the margin 1/‖w‖: the question is about its inverse."),
        WrongAnswer(2 / norm, "That is the whole width 2/‖w‖."),
        WrongAnswer(norm**2, "That is ‖w‖²: take the root."),
        WrongAnswer(norm**2 / 2, "That is the objective ‖w‖²/2."),
        WrongAnswer(norm / 2, "The distance of both margins is 2/‖w‖: the 2 is missing."),
        WrongAnswer(float(np.hypot(norm, machine.b)), "The intercept b is not part of ‖w‖."),
        WrongAnswer(float(np.abs(machine.w).sum()), "That is the sum of the sizes of its entries."),
        *([WrongAnswer(bare.norm, ORIGIN)] if bare else []),
    )
    return WorkedOut(norm, slips, machine.read, _lines(machine))


def _weights(*rows: Any, bias: Any = None) -> WorkedOut:
    machine = _read(rows, bias)
    right, bare = _entries(machine, machine.bias), _through_origin(machine)
    slips = [
        Instead(tuple(-entry for entry in right), "The sign is reversed: it is positive at the positive points."),
        Instead(tuple(entry / machine.norm for entry in right), "w is scaled so that y(w·x + b) is 1 at the support."),
        *([Instead((*right[:-1], -right[-1]), "The sign of b is reversed.")] if machine.bias else []),
        *([Instead(_entries(bare, True), ORIGIN)] if bare else []),
    ]
    also = [Instead((right[-1], *right[:-1]), "the intercept written first")] if machine.bias else []
    order = "the weights of the features, then the intercept" if machine.bias else "the weights of the features"
    return WorkedOut(right, slips, machine.read, _lines(machine), also, order=order)


def _entries(machine: _Machine, bias: bool) -> tuple[float, ...]:
    """The weights, and with a `bias` the intercept, without the rounding errors that an iteration leaves of a 0."""
    reach = machine.norm * float(np.linalg.norm(machine.X, axis=1).max())  # no score of a point is larger
    w = [float(weight) if abs(weight) > FLAT * machine.norm else 0.0 for weight in machine.w]
    return (*w, *([machine.b if abs(machine.b) > FLAT * reach else 0.0] if bias else []))


def _lines(machine: _Machine) -> tuple[str, ...]:
    supports = [i for i, alpha in enumerate(machine.alphas) if alpha > FLAT * machine.alphas.max()]
    listed = ", ".join(f"{in_text(machine.X[i])} with y = {in_text(machine.y[i])}" for i in supports)
    multipliers = ", ".join(in_text(machine.alphas[i]) for i in supports)
    *w, b = _entries(machine, bias=True)
    intercept = f" and b = {in_text(b)}" if machine.bias else ""
    return (
        f"The support vectors are {listed}; there y(w·x{' + b' if machine.bias else ''}) is 1.",
        f"Their multipliers are {multipliers}, and w is the sum of multiplier times label times point.",
        f"So w = {in_text(w)}{intercept}.",
        f"Its length is ‖w‖ = {in_text(machine.norm)}.",
    )


POINTS = "a row for each point: its features, then its label 1 or -1; and where the question says so"
THROUGH = "bias=0 (hyperplanes through the origin)"
EXAMPLE = ("1 1 -", "2 0 -", "3 3 +", "4 4 +")
QUANTITIES = (
    ByHand(
        "svm_margin", "Margin of a hard-margin SVM",
        f"{POINTS} {THROUGH}, sides=1 (the margin is 1/‖w‖) or sides=2 (it is 2/‖w‖)", EXAMPLE, _margin, words=True,
    ),
    ByHand("svm_norm", "Length of w of a hard-margin SVM", f"{POINTS} {THROUGH}", EXAMPLE, _norm, words=True),
    ByHand("svm_weights", "Weights of a hard-margin SVM", f"{POINTS} {THROUGH}", EXAMPLE, _weights, words=True),
)  # fmt: skip
