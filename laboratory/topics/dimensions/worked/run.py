"""Principal components of five points in four dimensions, with every table on the way."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from learners.shared.arrays import Reals

TABLE = np.array([[1, 2, 3, 4], [5, 5, 6, 7], [1, 4, 2, 3], [5, 3, 2, 1], [8, 1, 2, 2]], dtype=np.float64)
TABLE.setflags(write=False)
DIVISORS = {"one_less": (1, 1), "all": (0, 0), "mixed": (1, 0)}  # taken off the 5, in the deviations and in Sigma
PRINTED = (2.5757, 1.0653, 0.3439, 0.0250)  # eigenvalues in the notes


@dataclass(frozen=True)
class WorkedExample:
    """The tables of the worked example; `divisors` names which of DIVISORS is used.

    `means` and `deviations` `(4,)`, `standardized` `(5, 4)`, `covariance` `(4, 4)`; `eigenvalues` `(4,)`, falling;
    `axes` `(4, 4)` has a unit eigenvector in each row, its entry of largest size positive; `scores` `(5, 2)`.
    """

    divisors: str
    means: Reals
    deviations: Reals
    standardized: Reals
    covariance: Reals
    eigenvalues: Reals
    axes: Reals
    scores: Reals

    @cached_property
    def shares(self) -> Reals:
        """Each eigenvalue's share of all variance, `(4,)`."""
        return np.asarray(self.eigenvalues / self.eigenvalues.sum())

    @cached_property
    def lost(self) -> float:
        """The sum of squares that the two scores of each point do not explain, measured on the points."""
        return float(((self.standardized - self.scores @ self.axes[:2]) ** 2).sum())

    @cached_property
    def by_eigenvalues(self) -> float:
        """The same from the eigenvalues: those left out, times the divisor of the covariance."""
        return float((len(TABLE) - DIVISORS[self.divisors][1]) * self.eigenvalues[2:].sum())


def worked_example(divisors: str = "one_less") -> WorkedExample:
    """Standardise, covariance, eigenvectors, two scores; `divisors` is a key of DIVISORS."""
    off_deviation, off_covariance = DIVISORS[divisors]
    means, deviations = TABLE.mean(axis=0), TABLE.std(axis=0, ddof=off_deviation)
    standardized = (TABLE - means) / deviations
    covariance = standardized.T @ standardized / (len(TABLE) - off_covariance)
    values, vectors = np.linalg.eigh(covariance)
    axes = vectors.T[::-1]
    largest = np.argmax(np.abs(axes), axis=1)
    axes = axes * np.sign(axes[np.arange(len(axes)), largest])[:, None]
    return WorkedExample(
        divisors, means, deviations, standardized, covariance, values[::-1], axes, standardized @ axes[:2].T
    )
