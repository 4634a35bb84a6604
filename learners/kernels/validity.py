"""Is it a kernel? Mercer's condition on a set of points: the Gram matrix has no negative eigenvalue."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from learners.shared.arrays import Reals, unmasked

Kernel = Callable[[Reals, Reals], Reals]
ROUNDING = 1e-10


@dataclass(frozen=True, eq=False)
class GramReport:
    """What one Gram matrix says of a kernel: a violation disproves it, its absence proves nothing.

    Attributes
    ----------
    gram : `(m, m)`, symmetrised.
    eigenvalues : `(m,)`, ascending.
    smallest : the first of them.
    asymmetry : the largest |k(x, z) - k(z, x)|.
    positive : no eigenvalue below -tolerance times the largest in size, and symmetric up to the same.
    """

    gram: Reals
    eigenvalues: Reals
    smallest: float
    asymmetry: float
    positive: bool


def gram_report(kernel: Kernel, points: Any, tolerance: float = ROUNDING) -> GramReport:
    """The report on points `(m, features)`; eigenvalues like -10^-12 are rounding, which `tolerance` forgives."""
    unmasked(points)
    X = np.array(points, dtype=np.float64)
    if X.ndim != 2 or not len(X) or not np.isfinite(X).all():
        raise ValueError(f"points of gram_report (where to look) must be finite reals (m, features); got {points!r}")
    if not (isinstance(tolerance, int | float) and 0 <= tolerance < 1):
        raise ValueError(f"tolerance of gram_report (what counts as rounding) must be in [0, 1); got {tolerance!r}")
    gram = np.asarray(kernel(X, X), dtype=np.float64)
    asymmetry = float(np.abs(gram - gram.T).max())
    gram = (gram + gram.T) / 2
    eigenvalues = np.asarray(np.linalg.eigvalsh(gram), dtype=np.float64)
    forgiven = tolerance * float(np.abs(eigenvalues).max())
    smallest = float(eigenvalues[0])
    return GramReport(gram, eigenvalues, smallest, asymmetry, smallest >= -forgiven and asymmetry <= forgiven)


def random_check(kernel: Kernel, rng: np.random.Generator, points: int = 30, features: int = 2) -> GramReport:
    """The report on the origin and `points` - 1 standard normal points: the origin is where tanh gives itself away."""
    if points < 1 or features < 1:
        raise ValueError(
            f"points and features of random_check (how many of each) must be >= 1; got {points} and {features}"
        )
    return gram_report(kernel, np.vstack([np.zeros(features), rng.standard_normal((points - 1, features))]))
