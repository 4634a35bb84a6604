"""Principal components against a random projection: which keeps distances, and from which the points are restored."""

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from learners.shared.arrays import Reals

DATA = {"units": "The d unit vectors", "subspace": "Points of a subspace"}
DELTA = 0.05
EXACT = 1e-6  # a point is restored when no entry is off by more
ROUNDED = 1e-9  # a change that is below is a rounding error
PLACES = 50  # numbers kept at which both are compared, or all of them


@dataclass(frozen=True, eq=False)
class BothRun:
    """Points `(m, d)` in `kept` numbers each, once by `axes` `(kept, d)`, once by the Gaussian `matrix` `(kept, d)`.

    Attributes
    ----------
    by_pca, by_projection : `(pairs,)`, ratios of squared distances, after to before, pair by pair.
    tried : numbers kept, rising; worst_pca, worst_projection are the largest changes of a squared distance with them.
    restored : how many points each method restores: PCA as a sum of its axes, the other by basis pursuit.
    """

    data: str
    points: Reals
    axes: Reals
    matrix: Reals
    by_pca: Reals
    by_projection: Reals
    tried: NDArray[np.int64]
    worst_pca: Reals
    worst_projection: Reals
    restored: tuple[int, int]

    @property
    def kept(self) -> int:
        """The numbers n kept of each point."""
        return len(self.axes)

    @property
    def d(self) -> int:
        """The dimension of the space."""
        return int(self.points.shape[1])

    @property
    def changes(self) -> tuple[float, float]:
        """The largest changes of a squared distance, by PCA and by the random projection."""
        pca, projection = (float(np.abs(ratios - 1).max()) for ratios in (self.by_pca, self.by_projection))
        return pca if pca > ROUNDED else 0.0, projection

    @property
    def together(self) -> int:
        """The pairs of different points that PCA puts in one place."""
        return int((self.by_pca < ROUNDED).sum())

    @property
    def mean_at_most(self) -> float | None:
        """Of unit vectors: n/(d - 1), above which no n orthonormal axes have their mean ratio; None of other points.

        The sum over pairs of |P(e_i - e_j)|^2 is d trace(P) - |P 1|^2, at most d n, and there are d(d - 1)/2 pairs.
        """
        return min(1.0, self.kept / (self.d - 1)) if self.data == "units" else None

    @cached_property
    def allowed(self) -> float | None:
        """The change of a random projection that the lemma allows with as many numbers; None where it is vacuous."""
        law, pairs = theorems["johnson_lindenstrauss"], len(self.by_projection)
        epsilon = law.solve("epsilon", at_most=self.kept, delta=DELTA, vectors=pairs).value
        return None if epsilon is None else float(epsilon)

    @property
    def inputs(self) -> dict[str, float] | None:
        """What the lemma is opened with."""
        if self.allowed is None:
            return None
        return {"epsilon": self.allowed, "delta": DELTA, "vectors": len(self.by_projection)}


def both(data: str, d: int, kept: int, dimension: int, m: int, seed: int) -> BothRun:
    """d unit vectors, or `m` Gaussian points of a random subspace, through PCA and through a matrix drawn by `seed`.

    PCA is that of the sum of all xx', without centring. All axes are equally good for the unit vectors: the first n of
    the coordinates are taken.
    """
    rng = np.random.default_rng(seed)
    matrix = rng.standard_normal((d, d))
    points = np.eye(d) if data == "units" else _points(rng, d, dimension, m)
    axes = np.eye(d) if data == "units" else np.linalg.svd(points)[2]
    tried = np.unique([*np.linspace(1, d, PLACES).round().astype(np.int64), kept, *[dimension] * (data != "units")])
    pca, projection = _ratios(points, axes, tried), _ratios(points, matrix, tried) / tried[:, np.newaxis]
    here, W = int(np.searchsorted(tried, kept)), matrix[:kept] / np.sqrt(kept)
    return BothRun(
        data=data,
        points=points,
        axes=axes[:kept],
        matrix=W,
        by_pca=pca[here],
        by_projection=projection[here],
        tried=tried,
        worst_pca=np.abs(pca - 1).max(axis=1),
        worst_projection=np.abs(projection - 1).max(axis=1),
        restored=(_exact(points, points @ axes[:kept].T @ axes[:kept]), sum(_pursued(x, W) for x in points)),
    )


def _points(rng: np.random.Generator, d: int, dimension: int, m: int) -> Reals:
    """m points of a subspace of so many dimensions, which is drawn, too."""
    basis = np.linalg.qr(rng.standard_normal((d, dimension)))[0]
    return np.asarray(rng.standard_normal((m, dimension)) @ basis.T)


def _ratios(points: Reals, rows: Reals, tried: NDArray[np.int64]) -> Reals:
    """Squared distances by the first `tried` rows, over those before: `(tried, pairs)`."""
    from scipy.spatial.distance import pdist

    along = points @ rows.T
    parts = [pdist(along[:, start:end], "sqeuclidean") for start, end in pairwise((0, *tried))]
    return np.asarray(np.cumsum(parts, axis=0) / pdist(points, "sqeuclidean"))


def _pursued(x: Reals, W: Reals) -> bool:
    """Does basis pursuit restore x from Wx? What is known beforehand is not solved for.

    With as many measurements as entries W can be inverted. A vertex of the linear program has no more entries than
    there are measurements. A multiple of e_i is the only solution if some y with <w_i, y> = 1 has |<w_j, y>| < 1 for
    all others, such as w_i/|w_i|^2, which is the only y there is where n = 1.
    """
    from learners.dimensions.l1_decoder import l1_decoder

    n, d = W.shape
    places = np.flatnonzero(x)
    if n == d or len(places) > n:
        return bool(n == d)
    if len(places) == 1:
        column = W[:, places[0]]
        others = float(np.delete(np.abs(column @ W) / (column @ column), places[0]).max())
        if n == 1 or others < 1 - EXACT:
            return others < 1
    return _exact(x[np.newaxis], l1_decoder(W, W @ x)[np.newaxis]) == 1


def _exact(points: Reals, restored: Reals) -> int:
    return int((np.abs(restored - points).max(axis=1) <= EXACT).sum())
