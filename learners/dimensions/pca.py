"""Principal components by three roads: eigenvectors of the covariance, singular vectors, or the Gram matrix."""

from dataclasses import dataclass
from typing import Annotated, Any, Self

import numpy as np

from learners.shared.arguments import choice, flag, integer
from learners.shared.arrays import Reals, read_array
from learners.shared.estimators import Transformer

SOLVERS = ("eigen", "svd", "gram")
RANK = 1e-12  # eigenvalues below this share of the largest are 0


@dataclass(eq=False, repr=False)
class PCA(Transformer):
    """The n directions that keep the most variance: z = U^T (x - mean), and back x~ = mean + U z.

    "eigen" decomposes the covariance `(features, features)`, "svd" the centred sample, whose right singular vectors
    (the columns of V) are the axes, and "gram" the matrix X X^T `(samples, samples)`, which pays when features are
    many: an eigenvector u gives the axis X^T u / ||X^T u||. All three give the same.

    Everything is divided by samples - 1, the scaling too. (The notes' worked example scales with samples - 1 but
    divides the covariance by samples, and its eigenvalues fit neither.) The procedure of the notes only centres,
    the example also scales: here these are options.

    Each axis has the sign that makes its entry of largest size positive. Axes of equal eigenvalues may be any
    basis of theirs. Beyond the rank of the sample the axes, of eigenvalue 0, are completed from unit vectors.

    Source: Shalev-Shwartz & Ben-David (2014), section 23.1; lecture notes.

    Parameters
    ----------
    components : int >= 1 or None, default None
        How many axes, at most features; None: the smaller of samples and features.
    solver : "eigen", "svd" or "gram", default "svd".
    centre : bool, default True; whether the mean is subtracted.
    scale : bool, default False; whether features are divided by their standard deviation (1 where that is 0).

    Attributes
    ----------
    n_features_in_ : int
    mean_, scale_ : arrays `(features,)`
    components_ : array `(components, features)`, the axes.
    explained_variance_ : array `(components,)`, eigenvalues of the covariance, falling.
    explained_variance_ratio_ : array `(components,)`, their shares of all variance (0 where there is none).
    squared_error_ : float, sum of ||x - x~||^2 over the sample (scaled if so asked): (samples - 1) times the
        eigenvalues left out.
    """

    components: Annotated[int | None, "how many axes"] = None
    solver: Annotated[str, "road to the axes"] = "svd"
    centre: Annotated[bool, "subtract the mean"] = True
    scale: Annotated[bool, "divide by the deviation"] = False

    def fit(self, X: Any, y: Any = None) -> Self:
        """Find the axes of X `(samples, features)`."""
        solver = choice(self, "solver", SOLVERS)
        centre, scale = flag(self, "centre"), flag(self, "scale")
        X = self._read_sample(X)
        samples, features = X.shape
        wanted = min(samples, features)
        if self.components is not None:
            wanted = integer(self, "components", 1, features)
        self.mean_ = X.mean(axis=0) if centre else np.zeros(features)
        deviation = X.std(axis=0, ddof=1) if scale and samples > 1 else np.ones(features)
        self.scale_ = np.where(deviation > 0, deviation, 1.0)
        Z = (X - self.mean_) / self.scale_
        squares, axes = {"eigen": _eigen, "svd": _svd, "gram": _gram}[solver](Z)
        rank = int(np.sum(squares > RANK * squares.max(initial=0)))
        kept = min(rank, wanted)
        self.components_ = _signed(_completed(axes[:kept], wanted))
        freedom, total = max(samples - 1, 1), float(np.sum(Z**2))
        self.explained_variance_ = np.append(squares[:kept], np.zeros(wanted - kept)) / freedom
        self.explained_variance_ratio_ = self.explained_variance_ * freedom / (total if total > 0 else 1.0)
        self.squared_error_ = float(np.sum(squares[kept:rank]))
        return self

    def transform(self, X: Any) -> Reals:
        """The scores z of X `(samples, features)`; shape `(samples, components)`."""
        return np.asarray((self._read_points(X) - self.mean_) / self.scale_ @ self.components_.T)

    def inverse_transform(self, Z: Any) -> Reals:
        """The points x~ of scores Z `(samples, components)`; shape `(samples, features)`."""
        return np.asarray(read_array(Z, np.float64) @ self.components_ * self.scale_ + self.mean_)


def _eigen(Z: Reals) -> tuple[Reals, Reals]:
    """Eigenvalues of Z^T Z, falling, and its eigenvectors as rows."""
    values, vectors = np.linalg.eigh(Z.T @ Z)
    return np.maximum(values[::-1], 0), vectors.T[::-1]


def _svd(Z: Reals) -> tuple[Reals, Reals]:
    _, singular, axes = np.linalg.svd(Z, full_matrices=False)
    return singular**2, axes


def _gram(Z: Reals) -> tuple[Reals, Reals]:
    values, vectors = np.linalg.eigh(Z @ Z.T)
    values, axes = np.maximum(values[::-1], 0), vectors.T[::-1] @ Z
    lengths = np.linalg.norm(axes, axis=1, keepdims=True)
    return values, axes / np.where(lengths > 0, lengths, 1.0)


def _completed(axes: Reals, wanted: int) -> Reals:
    """The orthonormal rows, with as many more as are wanted, each the part of a unit vector that they miss."""
    while len(axes) < wanted:
        furthest = int(np.argmin(np.sum(axes**2, axis=0)))
        missed = np.eye(1, axes.shape[1], furthest)[0]
        for _ in range(2):  # the second pass removes what rounding left
            missed = missed - axes.T @ (axes @ missed)
        axes = np.vstack([axes, missed / np.linalg.norm(missed)])
    return axes


def _signed(axes: Reals) -> Reals:
    largest = np.argmax(np.abs(axes).round(10), axis=1)
    signs = np.sign(axes[np.arange(len(axes)), largest])
    return np.asarray(axes * signs[:, np.newaxis])
