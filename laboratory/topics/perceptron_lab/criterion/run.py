"""Descent on the perceptron criterion, the sum of -y<w, x> over misclassified examples, at once and one by one."""

from dataclasses import dataclass

import numpy as np

from laboratory.worlds.margin_halfspace import MarginHalfspace
from learners.shared.arrays import Integers, Reals

LENGTH = 1.0  # of the first weights
MESH = 61
AIR = 0.25  # around the paths


@dataclass(frozen=True, eq=False)
class CriterionRun:
    """Both descents on one sample.

    Attributes
    ----------
    points, signs : `(m, 2)` and `(m,)`, the labels as -1 and 1.
    rate : eta.
    batch : `(passes + 1, 2)`, the weights of descent along the whole gradient, after each pass.
    updates : `(updates + 1, 2)`, those of descent example by example, after each update.
    ends : `(passes + 1,)`, how many updates were made by the end of each pass.
    """

    points: Reals
    signs: Reals
    rate: float
    batch: Reals
    updates: Reals
    ends: Integers

    @property
    def passes(self) -> int:
        """Until neither moved any more, or to the limit."""
        return len(self.batch) - 1

    @property
    def online(self) -> Reals:
        """The weights of descent example by example after each pass, `(passes + 1, 2)`."""
        return np.asarray(self.updates[self.ends])

    def scores(self, weights: Reals) -> Reals:
        """y <w, x> of each example, from weights `(..., 2)` to `(..., m)`."""
        return np.asarray((weights @ self.points.T) * self.signs)

    def criterion(self, weights: Reals) -> Reals:
        """The sum of -y <w, x> over the misclassified examples, from weights `(..., 2)` to `(...)`."""
        return np.asarray(np.maximum(0.0, -self.scores(weights)).sum(axis=-1))

    def gradient(self, weights: Reals) -> Reals:
        """Minus the sum of y x over the misclassified examples, those with y <w, x> <= 0, `(2,)`."""
        wrong = self.scores(weights) <= 0
        return np.asarray(-(self.signs[wrong] @ self.points[wrong]))

    def misclassified(self, weights: Reals) -> int:
        """How many examples have y <w, x> <= 0."""
        return int((self.scores(weights) <= 0).sum())

    def first_wrong(self, weights: Reals) -> int | None:
        """The first misclassified example, from 0 on; None where there is none."""
        wrong = np.flatnonzero(self.scores(weights) <= 0)
        return int(wrong[0]) if len(wrong) else None


@dataclass(frozen=True)
class Heights:
    """The criterion over both weights: `across`, `up` `(MESH,)`, `values` over both."""

    across: Reals
    up: Reals
    values: Reals


def criterion(turn: float, rate: float, margin: float, m: int, noise: float, passes: int, seed: int) -> CriterionRun:
    """Descend for at most `passes` passes from weights of length 1, `turn` degrees off the hidden direction."""
    world = MarginHalfspace(2, margin, noise)
    sample = world.draw(np.random.default_rng(seed), m)
    signs = np.where(sample.y == 1, 1.0, -1.0)
    angle = np.arctan2(world.normal[1], world.normal[0]) + np.radians(turn)
    start = LENGTH * np.array([np.cos(angle), np.sin(angle)])
    batch, (updates, ends) = (
        _at_once(sample.X, signs, start, rate, passes),
        _in_turn(sample.X, signs, start, rate, passes),
    )
    last = max(len(batch), len(ends))
    batch += [batch[-1]] * (last - len(batch))
    ends += [ends[-1]] * (last - len(ends))
    return CriterionRun(sample.X, signs, rate, np.array(batch), np.array(updates), np.array(ends))


def heights(run: CriterionRun) -> Heights:
    """The criterion wherever the paths are seen, 0 among it."""
    places = np.vstack([run.batch, run.updates, np.zeros((1, 2))])
    low, high = places.min(axis=0), places.max(axis=0)
    room = AIR * float((high - low).max())
    across, up = (np.linspace(low[i] - room, high[i] + room, MESH) for i in (0, 1))
    return Heights(across, up, run.criterion(np.stack(np.meshgrid(across, up), axis=-1)))


def _at_once(X: Reals, signs: Reals, start: Reals, rate: float, passes: int) -> list[Reals]:
    """w + rate times the sum of y x over the misclassified, until there is none."""
    path = [start]
    for _ in range(passes):
        wrong = signs * (X @ path[-1]) <= 0
        if not wrong.any():
            break
        path.append(path[-1] + rate * (signs[wrong] @ X[wrong]))
    return path


def _in_turn(X: Reals, signs: Reals, start: Reals, rate: float, passes: int) -> tuple[list[Reals], list[int]]:
    """The same, but each misclassified example is added as soon as it is reached."""
    path, ends = [start], [0]
    for _ in range(passes):
        if np.all(signs * (X @ path[-1]) > 0):
            break
        for x, sign in zip(X, signs, strict=True):
            if sign * (x @ path[-1]) <= 0:
                path.append(path[-1] + rate * sign * x)
        ends.append(len(path) - 1)
    return path, ends
