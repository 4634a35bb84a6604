"""C and gamma by cross-validation, one C after the other, and the exact risk of the pair that is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from laboratory.worlds.circles import Circles
from laboratory.worlds.real_world import RealWorld
from laboratory.worlds.xor import Xor

Reals = NDArray[np.float64]
World = Circles | Xor | RealWorld
FOLDS = 5


@dataclass(frozen=True)
class GridData:
    """The whole question: a world, or the breast cancer data set for None, the sample and the two axes."""

    world: World | None
    m: int
    seed: int
    costs: tuple[float, ...]
    gammas: tuple[float, ...]


def grid_sample(asked: GridData) -> tuple[Reals, NDArray[np.int64]]:
    """The sample; of the data set all 569 examples, in its order."""
    if asked.world is None:
        X, y, _ = RealWorld("breast_cancer").examples
        return np.asarray(X, np.float64), np.asarray(y, np.int64)
    X, y = asked.world.draw(np.random.default_rng(asked.seed), asked.m)
    return np.asarray(X, np.float64), y


def grid_row(asked: GridData, cost: float) -> Reals:
    """The cross-validated accuracy for one C and every gamma, `(gammas,)`, in the same folds for every C."""
    from learners.svm.grid_search import svm_grid_search

    X, y = grid_sample(asked)
    found = svm_grid_search(X, y, [cost], list(asked.gammas), FOLDS, random_state=asked.seed)
    return np.asarray(found.accuracies[0], np.float64)


def best_cell(rows: Sequence[Reals]) -> tuple[int, int]:
    """Row and column of the best accuracy; of several, the smallest C, then the smallest gamma."""
    table = np.array(rows)
    row, column = np.unravel_index(int(np.argmax(table)), table.shape)
    return int(row), int(column)


def true_accuracy(asked: GridData, cost: float, gamma: float) -> float | None:
    """The exact accuracy of the pair fitted to the whole scaled sample; None without a world."""
    from sklearn.pipeline import make_pipeline

    from learners.features.minmax_scaler import MinMaxScaler
    from learners.svm.svc import SVC

    if asked.world is None:
        return None
    X, y = grid_sample(asked)
    return 1 - asked.world.risk(make_pipeline(MinMaxScaler(), SVC(cost, gamma=gamma)).fit(X, y))
