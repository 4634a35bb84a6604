"""PCA against random projection with l1 decoding, on the two designs that favour one and the other."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from learners.dimensions.l1_decoder import l1_decoder
from learners.shared.arrays import Reals, unmasked


@dataclass(frozen=True)
class Compared:
    """||x - x~||^2 for each point `(points,)`, both compressed to as many numbers."""

    pca: Reals
    random_projection: Reals


def pca_vs_random_projection(X: Any, components: int, seed: int = 0) -> Compared:
    """Compress the rows of X `(points, features)` to `components` numbers each, and restore them.

    PCA is not centred, as in the notes: it restores the projection on the leading axes of X^T X. The random
    projection is Gaussian, N(0, 1 / n), and is undone by smallest l1 norm. On the unit vectors e_1, ..., e_d no
    axes help, but each is 1-sparse; on points of an n-dimensional subspace PCA is exact, and nothing is sparse.
    """
    from learners.dimensions.gaussian_random_projection import GaussianRandomProjection
    from learners.dimensions.pca import PCA

    unmasked(X)
    points = np.asarray(X, dtype=np.float64)
    pca = PCA(components, centre=False).fit(points)
    projection = GaussianRandomProjection(components, seed).fit(points)
    restored = np.array([l1_decoder(projection.components_, z) for z in projection.transform(points)])
    by_pca = np.sum((points - pca.inverse_transform(pca.transform(points))) ** 2, axis=1)
    return Compared(by_pca, np.sum((points - restored) ** 2, axis=1))
