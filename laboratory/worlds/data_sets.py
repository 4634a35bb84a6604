"""Real data sets that come with scikit-learn, as finite worlds: loaded once, read-only."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bounds.vocabulary.named import Named
from laboratory.worlds.world import Features, Labels


@dataclass(frozen=True)
class DataSet:
    """A data set before it is loaded; `positive` is the default positive class."""

    description: str
    classes: tuple[str, ...]
    positive: str


DATA_SETS: Mapping[str, DataSet] = Named(
    "data set",
    {
        "breast_cancer": DataSet(
            "569 tumours, 30 measurements: benign or malignant", ("malignant", "benign"), "benign"
        ),
        "iris": DataSet(
            "150 flowers, 4 measurements: three species", ("setosa", "versicolor", "virginica"), "virginica"
        ),
        "wine": DataSet("178 wines, 13 measurements: three growers", ("class_0", "class_1", "class_2"), "class_1"),
        "digits": DataSet("1,797 handwritten digits, 64 pixels", tuple("0123456789"), "8"),
    },
)


class FiniteWorld(NamedTuple):
    """A finite world: all its examples, each as likely as any other, and the names of their features."""

    X: Features  # (examples, features)
    y: Labels  # (examples,)
    feature_names: tuple[str, ...]


class Support(NamedTuple):
    """The distinct examples `X`, `(points, features)`; labels `y`, probabilities `weights`, `(points,)`.

    Points with the same features are adjacent and share the number `group`; `counts` are the numbers of rows of the
    data set.
    """

    X: Features
    y: Labels
    weights: NDArray[np.float64]
    counts: NDArray[np.int64]
    group: NDArray[np.int64]


@cache
def world(name: str, binarise: int | None, positive: int | None) -> FiniteWorld:
    """A data set; `binarise` makes its features tests, `positive` numbers the class with label 1, not 0."""
    loaded = _loaded(name)
    X, names = _tests(loaded, binarise) if binarise is not None else (loaded.X, loaded.feature_names)
    y = loaded.y if positive is None else (loaded.y == positive).astype(np.int64)
    return FiniteWorld(_fixed(X), _fixed(y), names)


@cache
def support(name: str, binarise: int | None, positive: int | None) -> Support:
    """The distinct examples of a world."""
    X, y, _ = world(name, binarise, positive)
    distinct, group = np.unique(X, axis=0, return_inverse=True)
    pairs, counts = np.unique(np.column_stack([group.ravel(), y]), axis=0, return_counts=True)
    group, label = pairs.T
    columns = distinct[group], label.copy(), counts / len(y), counts, group.copy()
    return Support(*(_fixed(column) for column in columns))


@cache
def _loaded(name: str) -> FiniteWorld:
    from sklearn import datasets

    bunch = getattr(datasets, f"load_{name}")()
    names = tuple(str(feature).replace("_", " ") for feature in bunch.feature_names)
    return FiniteWorld(np.asarray(bunch.data, dtype=np.float64), np.asarray(bunch.target, dtype=np.int64), names)


def _tests(loaded: FiniteWorld, binarise: int) -> tuple[NDArray[np.bool_], tuple[str, ...]]:
    """Up to `binarise` tests `feature <= quantile` a feature; constant and repeated tests are left out."""
    levels = np.arange(1, binarise + 1) / (binarise + 1)
    kept: dict[bytes, tuple[NDArray[np.bool_], str]] = {}
    for column, name in zip(loaded.X.T, loaded.feature_names, strict=True):
        for value in np.quantile(column, levels, method="inverted_cdf"):
            answers = column <= value
            if not answers.all():  # a quantile is a value of the column, so that some answer is always yes
                kept.setdefault(answers.tobytes(), (answers, f"{name} <= {value:.6g}"))
    columns, names = zip(*kept.values(), strict=True)
    return np.column_stack(columns), tuple(names)


def _fixed(array: NDArray[Any]) -> NDArray[Any]:
    array.flags.writeable = False
    return array
