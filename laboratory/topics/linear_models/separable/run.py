"""Separable or not: a line with its exact check, or weights under which both labels have the same mean."""

from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from bounds.vc.dichotomies.restriction import Refutation
from bounds.vc.shattering import shatters
from laboratory.topics.linear_models.lines.run import Line
from laboratory.worlds.circles import Circles
from laboratory.worlds.gaussian_pair import GaussianPair
from laboratory.worlds.margin_halfspace import MarginHalfspace
from learners.shared.arrays import Integers, Reals

SAMPLES = {
    "flipped": "One label flipped", "clouds": "Overlapping clouds", "ring": "Disc in a ring", "xor": "Exclusive or",
}  # fmt: skip
XOR = np.array([[0.0, 0.0], [1.0, 1.0], [0.0, 1.0], [1.0, 0.0]])
MOST_INVOLVED = 4  # Kirchberger: no more examples of the plane are needed
DISTANCE = 2.5


@dataclass(frozen=True)
class Judged:
    """A sample, `points` `(samples, 2)`, `labels` `(samples,)` in {0, 1}, with a separating line or the proof of none.

    `margin` is the smallest distance of an example from the line; `checked`, whether rational arithmetic agrees.
    """

    points: Reals
    labels: Integers
    line: Line | None
    margin: float | None
    involved: Integers
    certificate: Refutation | None
    checked: bool

    @property
    def meeting(self) -> Reals | None:
        """The point `(2,)` that is a weighted mean of either label, as the certificate weighs."""
        if self.certificate is None:
            return None
        weights = np.array([float(c) for c in self.certificate.coefficients])
        used = self.involved[list(self.certificate.points)]
        ones = self.labels[used] == 1
        return np.asarray(weights[ones] @ self.points[used][ones], np.float64)


@dataclass(frozen=True)
class SeparableRun:
    """A sample with a margin, and beside it one of another kind."""

    apart: Judged
    other: Judged
    flipped: int | None  # the example whose label was turned over, if that is how they differ


def separable_run(kind: str, m: int, margin: float, seed: int) -> SeparableRun:
    """`m` examples that keep a `margin` from a hidden line, and a sample of SAMPLES[kind]; `seed` draws both."""
    sample = MarginHalfspace(2, margin).draw(np.random.default_rng(seed), m)
    points, labels = np.asarray(sample.X, np.float64), np.asarray(sample.y, np.int64)
    flipped = _deepest(points, labels) if kind == "flipped" else None
    return SeparableRun(judged(points, labels), judged(*_other(kind, points, labels, flipped, seed)), flipped)


def judged(points: Reals, labels: Integers) -> Judged:
    """The answer of the linear program, with its proof checked in rational numbers."""
    from learners.halfspaces.halfspace_lp import HalfspaceLP

    program = HalfspaceLP(labels=(0, 1)).fit(points, labels)
    history = program.history_
    if history["separable"]:
        line = Line("linear program", program.coef_[0], float(program.intercept_[0]))
        least = float((np.where(labels == 1, 1, -1) * line.scores(points)).min())
        margin = least / float(np.linalg.norm(line.coef_)) if line.is_visible else None
        return Judged(points, labels, line, margin, np.zeros(0, np.int64), None, _exactly_right(line, points, labels))
    involved = np.flatnonzero(history["certificate"] > 0)
    certificate = _certified(points[involved], labels[involved]) if len(involved) <= MOST_INVOLVED else None
    return Judged(points, labels, None, None, involved, certificate, certificate is not None)


def _exactly_right(line: Line, points: Reals, labels: Integers) -> bool:
    """Is every example strictly on its side, without rounding?"""
    w1, w2, b = (Fraction(float(number)) for number in (*line.coef_, line.intercept_))
    scores = (w1 * Fraction(x) + w2 * Fraction(y) + b for x, y in points.tolist())
    return all((score > 0) if label == 1 else (score < 0) for score, label in zip(scores, labels.tolist(), strict=True))


def _certified(points: Reals, labels: Integers) -> Refutation | None:
    answer = shatters("halfspaces", points.tolist()).answer(tuple(labels.tolist()))
    return answer if isinstance(answer, Refutation) else None


def _deepest(points: Reals, labels: Integers) -> int:
    """The example closest to the mean of its own label."""
    own = np.array([points[labels == label].mean(axis=0) for label in labels])
    return int(np.argmin(((points - own) ** 2).sum(axis=1)))


def _other(kind: str, points: Reals, labels: Integers, flipped: int | None, seed: int) -> tuple[Reals, Integers]:
    if flipped is not None:
        turned = labels.copy()
        turned[flipped] = 1 - turned[flipped]
        return points, turned
    if kind == "xor":
        return XOR, np.array([0, 0, 1, 1], np.int64)
    world = Circles() if kind == "ring" else GaussianPair(2, DISTANCE)
    sample = world.draw(np.random.default_rng(seed), len(points))
    return np.asarray(sample.X, np.float64), np.asarray(sample.y, np.int64)
