"""Fisher's iris flowers by two of their measurements, and the species that a classifier predicts everywhere."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laboratory.worlds.real_world import RealWorld
from learners.shared.arrays import Integers, Reals

MEASURED = ("sepal length", "sepal width", "petal length", "petal width")
CLASSIFIERS = {
    "linear": "Gaussians, shared covariance (linear)",
    "quadratic": "Gaussians, separate covariances (quadratic)",
    "neighbour": "one nearest neighbour",
    "neighbours": "15 nearest neighbours",
    "tree": "decision tree",
}
GRID = 141
ROOM = 0.08  # of the range, left free on either side
BATCHES = 10


@dataclass(frozen=True)
class IrisRun:
    """All 150 flowers `X` `(150, 4)`, species `y` `(150,)`; the classifier is fitted to two columns, `pair`.

    `along` are the places `(GRID,)` of either axis and `field` `(GRID, GRID)` the predictions there, rows upwards.
    `wrong` `(150,)` marks the flowers misclassified; `left_out` counts those misclassified when left out, in 10 folds.
    """

    X: Reals
    y: Integers
    species: tuple[str, ...]
    names: tuple[str, ...]
    pair: tuple[int, int]
    along: tuple[Reals, Reals]
    field: Integers
    wrong: NDArray[np.bool_]
    left_out: int


def flowers() -> tuple[Reals, Integers, tuple[str, ...], tuple[str, ...]]:
    """Measurements in centimetres, species by number, their names, and those of the measurements."""
    world = RealWorld("iris", positive=None)
    X, y, names = world.examples
    return np.asarray(X, np.float64), y, world.class_names, tuple(name.removesuffix(" (cm)") for name in names)


def iris(horizontal: str, vertical: str, classifier: str) -> IrisRun:
    """A run by the names of two measurements, each of MEASURED; see `iris_run`."""
    return iris_run(MEASURED.index(horizontal), MEASURED.index(vertical), classifier)


def iris_run(first: int, second: int, classifier: str) -> IrisRun:
    """Fit CLASSIFIERS[classifier] to columns `first` and `second`; equal ones are one measurement twice."""
    X, y, species, names = flowers()
    two = X[:, [first, second]]
    rule = _classifier(classifier).fit(two, y)
    along = _axis(two[:, 0]), _axis(two[:, 1])
    right, up = np.meshgrid(*along)
    field = np.asarray(rule.predict(np.column_stack([right.ravel(), up.ravel()])), np.int64).reshape(GRID, GRID)
    wrong = np.asarray(rule.predict(two) != y)
    return IrisRun(X, y, species, names, (first, second), along, field, wrong, _left_out(classifier, two, y))


def _classifier(name: str) -> Any:
    if name in ("linear", "quadratic"):
        from learners.bayes.gaussian_generative import GaussianGenerative

        return GaussianGenerative("shared" if name == "linear" else "separate")
    if name == "tree":
        from learners.trees.multiclass_tree import MulticlassTree

        return MulticlassTree()
    from learners.neighbours.knn import KNN

    return KNN(1 if name == "neighbour" else 15)


def _axis(values: Reals) -> Reals:
    low, high = float(values.min()), float(values.max())
    return np.linspace(low - ROOM * (high - low), high + ROOM * (high - low), GRID)


def _left_out(classifier: str, X: Reals, y: Integers) -> int:
    """Flowers misclassified in each tenth, every tenth flower, by a rule fitted to the others."""
    part = np.arange(len(y)) % BATCHES
    rules = (_classifier(classifier).fit(X[part != k], y[part != k]) for k in range(BATCHES))
    return int(sum((rule.predict(X[part == k]) != y[part == k]).sum() for k, rule in enumerate(rules)))
