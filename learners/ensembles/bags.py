"""What an ensemble of trees says after 1, 2, ... trees, about examples inside and outside their bags."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals, read_array

Error = Callable[[Reals, NDArray[np.bool_]], float]
Heard = Callable[[Any, Reals, int], Reals]


def tree_outputs(tree: Any, X: Reals, classes: int) -> Reals:
    """A regression tree's answers `(samples, 1)` with classes = 0, else its shares `(samples, classes)`.

    The tree's own classes are numbers 0, 1, ...; a bag may have missed some of them.
    """
    points = np.ascontiguousarray(X, dtype=np.float32)  # what scikit-learn's trees work with
    if classes == 0:
        return np.asarray(tree.predict(points, check_input=False), dtype=np.float64)[:, None]
    shares = np.zeros((len(X), classes))
    shares[:, np.asarray(tree.classes_, dtype=np.int64)] = tree.predict_proba(points, check_input=False)
    return shares


def ballots(tree: Any, X: Reals, classes: int) -> Reals:
    """A tree's answers as votes `(samples, classes)`: 1 for the class of its largest share, the first of equal ones."""
    votes: Reals = np.eye(classes)[np.argmax(tree_outputs(tree, X, classes), axis=1)]
    return votes


VOTES: dict[str, Heard] = {"soft": tree_outputs, "hard": ballots}


def running_means(trees: Any, X: Reals, classes: int, heard: Heard = tree_outputs) -> Iterator[Reals]:
    """The mean answer `(samples, outputs)` of the first 1, 2, ... trees, each heard through `heard`."""
    total: Any = 0.0
    for count, tree in enumerate(trees, start=1):
        total = total + heard(tree, X, classes)
        yield total / count


def watched(trees: Any, bags: Any, X: Reals, classes: int, error: Error, heard: Heard = tree_outputs) -> dict[str, Any]:
    """Errors on the sample after 1, 2, ... trees, by all of them and by those whose bag misses the example.

    `error` takes mean answers `(samples, outputs)` and which examples to judge `(samples,)`. An example in every
    bag so far has no out-of-bag answer and is left out; nan where no example has one.
    """
    training, outside = np.empty(len(trees)), np.full(len(trees), np.nan)
    everything = np.ones(len(X), dtype=bool)
    total: Any = 0.0
    out_total: Any = 0.0
    out_count = np.zeros(len(X))
    for k, (tree, bag) in enumerate(zip(trees, bags, strict=True)):
        answers, out = heard(tree, X, classes), np.ones(len(X), dtype=bool)
        out[bag] = False
        total, out_total, out_count = total + answers, out_total + answers * out[:, None], out_count + out
        training[k] = error(total / (k + 1), everything)
        if out_count.any():
            outside[k] = error(out_total / np.maximum(out_count, 1)[:, None], out_count > 0)
    return {
        "training_error": training,
        "oob_error": outside,
        "oob_examples": int(np.count_nonzero(out_count)),
        "distinct_share": float(np.mean([len(np.unique(bag)) / len(X) for bag in bags])),
    }


def misclassification_error(label: NDArray[np.int64]) -> Error:
    """The share of examples whose largest mean share belongs to another class than `label` `(samples,)`."""
    return lambda means, judged: float(np.mean(np.argmax(means[judged], axis=1) != label[judged]))


def squared(y: Reals) -> Error:
    """The mean squared error against y `(samples,)`."""
    return lambda means, judged: float(np.mean((means[judged, 0] - y[judged]) ** 2))


def r_squared(error: Any, y: Any) -> Any:
    """1 minus a mean squared error divided by the variance of y; nan for constant y."""
    variance = float(np.var(y))
    return 1 - read_array(error) / variance if variance > 0 else np.full_like(read_array(error, float), np.nan)
