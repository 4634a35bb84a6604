"""Principal components of a real data set: what is lost by keeping n numbers of each example."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from laboratory.worlds.real_world import RealWorld
from learners.shared.arrays import Reals

ROUNDING = 1e-12


@dataclass(frozen=True)
class Components:
    """All of a data set in its principal components.

    `points` `(samples, features)` are centred, and scaled where chosen; `labels` `(samples,)`; `axes`
    `(features, features)` in rows; `eigenvalues` `(features,)` of the covariance, falling. `measured`
    `(features + 1,)` is the sum of squared distances between the points and what n = 0, 1, ... scores restore. `names`
    are those of the features, `mean` `(features,)` that of the points before they were centred.
    """

    data: str
    scale: bool
    solver: str
    points: Reals
    labels: NDArray[np.int64]
    class_names: tuple[str, ...]
    axes: Reals
    eigenvalues: Reals
    measured: Reals
    names: tuple[str, ...]
    mean: Reals

    @property
    def features(self) -> int:
        """The dimensions before."""
        return int(self.points.shape[1])

    @property
    def by_eigenvalues(self) -> Reals:
        """What the eigenvalues give for `measured`: (samples - 1) times those left out, `(features + 1,)`."""
        left_out = np.append(np.cumsum(self.eigenvalues[::-1])[::-1], 0.0)
        return np.asarray((len(self.points) - 1) * left_out)

    @property
    def total(self) -> float:
        """The sum of squares with nothing kept."""
        return float((self.points**2).sum())

    @cached_property
    def smallest(self) -> float:
        """The smallest eigenvalue of the covariance, as a symmetric matrix whatever the solver; 0 up to rounding.

        Nothing is cut off: a negative one would be told.
        """
        values = np.linalg.eigvalsh(self.points.T @ self.points / (len(self.points) - 1))
        return float(values[0]) if abs(values[0]) > ROUNDING * values[-1] else 0.0

    @property
    def work(self) -> tuple[int, int]:
        """Multiplications, but for constants: by the features' matrix, m d² + d³; by the examples', m² d + m³."""
        m, d = self.points.shape
        return m * d**2 + d**3, m**2 * d + m**3

    def recognized(self, places: Reals) -> float:
        """The share of examples that lie nearest to the mean of their own class, by these coordinates."""
        classes = np.unique(self.labels)
        means = np.array([places[self.labels == label].mean(axis=0) for label in classes])
        squared = ((places[:, np.newaxis, :] - means) ** 2).sum(axis=2)
        return float(np.mean(classes[squared.argmin(axis=1)] == self.labels))

    @property
    def weightiest(self) -> list[tuple[str, float]]:
        """The three features that weigh most on the first axis, with their weights; none where they have no names."""
        order = np.argsort(-np.abs(self.axes[0]), kind="stable")[:3]
        return [(self.names[i], float(self.axes[0, i])) for i in order] if self.names else []

    @property
    def lost(self) -> Reals:
        """`measured` as a share of all, `(features + 1,)`."""
        return np.asarray(self.measured / self.total)

    @property
    def random_axes(self) -> Reals:
        """The share lost by n axes drawn at random, on average over draws, exactly: 1 - n / features."""
        return np.asarray(1 - np.arange(self.features + 1) / self.features)

    @property
    def scores(self) -> Reals:
        """The points along the first two axes, `(samples, 2)`."""
        return np.asarray(self.points @ self.axes[:2].T)

    def trace(self, kept: int) -> float:
        """Of UᵀXᵀXU, with the first axes as columns of U: the sum of the squared scores."""
        return float(((self.points @ self.axes[:kept].T) ** 2).sum())

    def enough(self, share: float) -> int:
        """The fewest axes that lose at most this share."""
        return int(np.argmax(self.by_eigenvalues <= share * self.total * (1 + 1e-12)))

    @property
    def classes(self) -> tuple[str, ...]:
        """The names of the classes as they are read."""
        return tuple(name.replace("_", " ") for name in self.class_names)

    def restored(self, example: int, kept: int) -> Reals:
        """One centred point from its first scores, `(features,)`."""
        axes = self.axes[:kept]
        return np.asarray(self.points[example] @ axes.T @ axes)


def rows_of(data: str) -> int:
    """How many examples a data set has."""
    return RealWorld(data, positive=None).rows


def components_of(data: str, scale: bool = False, solver: str = "svd", few: int = 0) -> Components:
    """All axes of a data set of RealWorld by one of the methods "svd", "eigen" and "gram".

    Of all its examples, or of so `few` of them, at equal distances in the set.
    """
    from learners.dimensions.pca import PCA  # brings scikit-learn

    world = RealWorld(data, positive=None)
    X, y = np.asarray(world.examples.X, np.float64), np.asarray(world.examples.y, np.int64)
    if few:
        rows = np.rint(np.linspace(0, len(y) - 1, few)).astype(np.int64)
        X, y = X[rows], y[rows]
    pca = PCA(X.shape[1], solver, scale=scale).fit(X)
    points = (X - pca.mean_) / pca.scale_
    along = points @ pca.components_.T
    lost = [((points - along[:, :n] @ pca.components_[:n]) ** 2).sum() for n in range(X.shape[1] + 1)]
    return Components(
        data=data,
        scale=scale,
        solver=solver,
        points=points,
        labels=y,
        class_names=world.class_names,
        axes=pca.components_,
        eigenvalues=pca.explained_variance_,
        measured=np.array(lost),
        names=() if data == "digits" else world.feature_names,
        mean=np.asarray(pca.mean_, np.float64),
    )
