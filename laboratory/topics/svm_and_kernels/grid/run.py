"""C and gamma by cross-validation, one C after the other, and the exact risk of the pair that is chosen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from laboratory.worlds.circles import Circles
from laboratory.worlds.real_world import RealWorld
from laboratory.worlds.xor import Xor

Reals = NDArray[np.float64]
World = Circles | Xor | RealWorld
FOLDS = 5
WORLDS: Mapping[str, str] = {"circles": "Disc in a ring", "xor": "Exclusive or", "cancer": "Breast cancer"}
FACTORS: Mapping[str, int] = {"16": 4, "4": 2}  # between neighbours on the grid, and the powers of 2 in them
COSTS, GAMMAS = range(-5, 16), range(-11, 10)  # powers of 2


@dataclass(frozen=True)
class GridData:
    """The inputs: a world, or the breast cancer data set for None, the sample and the two axes."""

    world: World | None
    m: int
    seed: int
    costs: tuple[float, ...]
    gammas: tuple[float, ...]


Piece = tuple[GridData, float]  # and the C whose row is tried


@dataclass(frozen=True)
class GridRun:
    """The accuracies known so far, a row `(gammas,)` for each of the first costs."""

    data: GridData
    rows: tuple[Reals, ...]

    @property
    def pairs(self) -> int:
        """Pairs that have been tried."""
        return len(self.rows) * len(self.data.gammas)

    @property
    def best(self) -> tuple[int, int]:
        """Row and column of the pair that is chosen."""
        return best_cell(self.rows)

    @property
    def cost(self) -> float:
        """C of the pair that is chosen."""
        return self.data.costs[self.best[0]]

    @property
    def gamma(self) -> float:
        """Its gamma."""
        return self.data.gammas[self.best[1]]

    @property
    def accuracy(self) -> float:
        """Its cross-validated accuracy."""
        row, column = self.best
        return float(self.rows[row][column])

    @cached_property
    def true(self) -> float | None:
        """Its exact accuracy, fitted to the whole sample; None without a world."""
        return true_accuracy(self.data, self.cost, self.gamma)


def pieces(world: str, factor: str = "16", noise: float = 0.1, m: int = 100, seed: int = 0) -> list[Piece]:
    """The rows of the grid over one of `WORLDS`, from the smallest C on."""
    data = _data(world, factor, noise, m, seed)
    return [(data, cost) for cost in data.costs]


def tried(piece: Piece) -> Reals:
    """The accuracies of one row, `(gammas,)`."""
    return grid_row(*piece)


def gathered(
    rows: Sequence[Reals], world: str, factor: str = "16", noise: float = 0.1, m: int = 100, seed: int = 0
) -> GridRun:
    """The run of the first rows."""
    return GridRun(_data(world, factor, noise, m, seed), tuple(rows))


def grid_sample(data: GridData) -> tuple[Reals, NDArray[np.int64]]:
    """The sample; of the data set all 569 examples, in its order."""
    if data.world is None:
        X, y, _ = RealWorld("breast_cancer").examples
        return np.asarray(X, np.float64), np.asarray(y, np.int64)
    X, y = data.world.draw(np.random.default_rng(data.seed), data.m)
    return np.asarray(X, np.float64), y


def grid_row(data: GridData, cost: float) -> Reals:
    """The cross-validated accuracy for one C and every gamma, `(gammas,)`, in the same folds for every C."""
    from learners.svm.grid_search import svm_grid_search

    X, y = grid_sample(data)
    search = svm_grid_search(X, y, [cost], list(data.gammas), FOLDS, random_state=data.seed)
    return np.asarray(search.accuracies[0], np.float64)


def best_cell(rows: Sequence[Reals]) -> tuple[int, int]:
    """Row and column of the best accuracy; of several, the smallest C, then the smallest gamma."""
    table = np.array(rows)
    row, column = np.unravel_index(int(np.argmax(table)), table.shape)
    return int(row), int(column)


def true_accuracy(data: GridData, cost: float, gamma: float) -> float | None:
    """The exact accuracy of the pair fitted to the whole scaled sample; None without a world."""
    from sklearn.pipeline import make_pipeline

    from learners.features.minmax_scaler import MinMaxScaler
    from learners.svm.svc import SVC

    if data.world is None:
        return None
    X, y = grid_sample(data)
    return 1 - data.world.risk(make_pipeline(MinMaxScaler(), SVC(cost, gamma=gamma)).fit(X, y))


def _data(world: str, factor: str, noise: float, m: int, seed: int) -> GridData:
    source: World | None = None
    if world != "cancer":
        source = Circles(noise=noise) if world == "circles" else Xor(noise=noise)
    costs, gammas = (tuple(2.0**power for power in powers[:: FACTORS[factor]]) for powers in (COSTS, GAMMAS))
    return GridData(source, m, seed, costs, gammas)
