"""Random projection by a Gaussian matrix: z = W x, the entries of W from N(0, 1 / n)."""

from dataclasses import dataclass
from typing import Annotated, Any, Self

import numpy as np

from learners.shared.arguments import generator, integer
from learners.shared.arrays import Reals
from learners.shared.estimators import Transformer
from learners.shared.words import Seed


@dataclass(eq=False, repr=False)
class GaussianRandomProjection(Transformer):
    """n coordinates, drawn without a look at the data, that keep ||x||^2 in the mean.

    n ||W x||^2 / ||x||^2 has the chi-square distribution with n degrees of freedom. (The notes say so of ||W x||^2
    itself.)

    Source: Johnson & Lindenstrauss (1984); Shalev-Shwartz & Ben-David (2014), section 23.2.

    Parameters
    ----------
    components : int >= 1, default 1; the dimensions n after projection, which may exceed those before.
    random_state : None, int or RandomState, default 0

    Attributes
    ----------
    n_features_in_ : int
    components_ : array `(components, features)`, the matrix W.
    """

    components: Annotated[int, "dimensions after projection"] = 1
    random_state: Seed = 0

    def fit(self, X: Any, y: Any = None) -> Self:
        """Draw W for points with as many features as X `(samples, features)`."""
        n = integer(self, "components", 1)
        random = generator(self)
        X = self._read_sample(X)
        self.components_ = random.normal(0.0, 1 / np.sqrt(n), size=(n, X.shape[1]))
        return self

    def transform(self, X: Any) -> Reals:
        """W x for each row of X `(samples, features)`; shape `(samples, components)`."""
        return np.asarray(self._read_points(X) @ self.components_.T)

    def distortions(self, X: Any) -> Reals:
        """||W (x - x')||^2 / ||x - x'||^2 - 1 for every pair of rows of X that differ; shape `(pairs,)`."""
        from scipy.spatial.distance import pdist

        X = self._read_points(X)
        before, after = pdist(X, "sqeuclidean"), pdist(X @ self.components_.T, "sqeuclidean")
        return np.asarray(after[before > 0] / before[before > 0] - 1)
