"""Principal components of a real data set: what is lost by keeping n numbers of each example."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from laboratory.worlds.real_world import RealWorld
from learners.shared.arrays import Reals


@dataclass(frozen=True)
class Components:
    """All of a data set in its principal components.

    `points` `(samples, features)` are centred, and scaled where chosen; `labels` `(samples,)`; `axes`
    `(features, features)` in rows; `eigenvalues` `(features,)` of the covariance, falling. `measured`
    `(features + 1,)` is the sum of squared distances between the points and what n = 0, 1, ... scores restore.
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


def components_of(data: str, scale: bool = False, solver: str = "svd") -> Components:
    """All axes of a data set of RealWorld by one of the methods "svd", "eigen" and "gram"."""
    from learners.dimensions.pca import PCA  # brings scikit-learn

    world = RealWorld(data, positive=None)
    X = np.asarray(world.examples.X, np.float64)
    pca = PCA(X.shape[1], solver, scale=scale).fit(X)
    points = (X - pca.mean_) / pca.scale_
    along = points @ pca.components_.T
    lost = [((points - along[:, :n] @ pca.components_[:n]) ** 2).sum() for n in range(X.shape[1] + 1)]
    return Components(
        data=data,
        scale=scale,
        solver=solver,
        points=points,
        labels=np.asarray(world.examples.y, np.int64),
        class_names=world.class_names,
        axes=pca.components_,
        eigenvalues=pca.explained_variance_,
        measured=np.array(lost),
    )
