"""Digits in fewer and fewer dimensions: what a learner errs on new ones, and what a prediction costs."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from laboratory.worlds.real_world import RealWorld
from learners.shared.arrays import Reals

Labels = NDArray[np.int64]
LEARNERS = {"squares": "Least squares", "neighbour": "One neighbour"}
CLASSES = 10
NOTHING = 1e-20  # of the largest squared length of a component


@dataclass(frozen=True, eq=False)
class FewerRun:
    """The same `m` training digits in the first 1, 2, ..., 64 principal components of the training digits.

    Attributes
    ----------
    training, test : `(64,)`, errors on the training digits and on all `tested` others.
    variance : `(64,)`, the share of the training digits' variance that so many components explain.
    """

    learner: str
    m: int
    tested: int
    training: Reals
    test: Reals
    variance: Reals

    @property
    def features(self) -> int:
        """The pixels of a digit."""
        return len(self.test)

    @property
    def best(self) -> int:
        """The fewest components of the smallest error on the other digits: chosen on them, so only to be looked at."""
        return int(self.test.argmin()) + 1

    def multiplications(self, kept: int) -> int:
        """Of one prediction from `kept` components, those for the projection among them; none projects to all pixels.

        Least squares multiplies each number by a weight of each class. A neighbour needs a square for each number of
        each stored digit.
        """
        each = CLASSES if self.learner == "squares" else self.m
        projection = self.features * kept if kept < self.features else 0
        return projection + each * kept

    @property
    def costs(self) -> list[int]:
        """The same for 1, 2, ..., 64 components."""
        return [self.multiplications(kept) for kept in range(1, self.features + 1)]


def fewer(learner: str, m: int, seed: int) -> FewerRun:
    """Draw `m` digits to learn from; the others test."""
    examples = RealWorld("digits", positive=None).examples
    X, y = np.asarray(examples.X, np.float64), np.asarray(examples.y, np.int64)
    order = np.random.default_rng(seed).permutation(len(y))
    known, new = order[:m], order[m:]
    centre = X[known].mean(axis=0)
    _, values, axes = np.linalg.svd(X[known] - centre, full_matrices=m < X.shape[1])
    along, other = (X[known] - centre) @ axes.T, (X[new] - centre) @ axes.T
    squares = np.zeros(X.shape[1])
    squares[: len(values)] = values**2
    errors = _squares if learner == "squares" else _neighbour
    training, test = errors(along, y[known], other, y[new])
    return FewerRun(
        learner=learner,
        m=m,
        tested=len(new),
        training=training,
        test=test,
        variance=np.asarray(np.cumsum(squares) / squares.sum()),
    )


def _squares(along: Reals, y: Labels, other: Reals, truth: Labels) -> tuple[Reals, Reals]:
    """Weights and a bias for each class, by least squares on targets 1 and 0, of least norm where several fit.

    Components are centred, and orthogonal on the training digits: each one's weights are what they are without others.
    """
    targets = np.eye(CLASSES)[y]
    bias, squares = targets.mean(axis=0), (along**2).sum(axis=0)
    real = squares > NOTHING * squares.max()  # others are rounding errors
    weights = along.T @ (targets - bias) * (real / np.where(real, squares, 1.0))[:, np.newaxis]
    errors = []
    for part, label in ((along, y), (other, truth)):
        scores, wrong = np.tile(bias, (len(part), 1)), []
        for component, of_classes in zip(part.T, weights, strict=True):
            scores += np.outer(component, of_classes)
            wrong.append(float((scores.argmax(axis=1) != label).mean()))
        errors.append(np.array(wrong))
    return errors[0], errors[1]


def _neighbour(along: Reals, y: Labels, other: Reals, truth: Labels) -> tuple[Reals, Reals]:
    """The nearest stored digit, the first of equals; on the training digits it is the digit itself."""
    distances, errors = np.zeros((len(other), len(y))), []
    for kept in range(along.shape[1]):
        distances += (other[:, [kept]] - along[:, kept]) ** 2
        errors.append(float((y[distances.argmin(axis=1)] != truth).mean()))
    return np.zeros(along.shape[1]), np.array(errors)
