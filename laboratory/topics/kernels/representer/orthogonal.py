"""What the representer theorem's proof removes: a part of the weights that is orthogonal to all examples."""

from dataclasses import dataclass

import numpy as np

from learners.kernels.gaussian import Gaussian
from learners.shared.arrays import Reals

SINGULAR = 1e-13  # of the largest eigenvalue: directions below are rounding


@dataclass(frozen=True)
class Orthogonal:
    """u of length 1, orthogonal to psi of each of `points` `(m, 2)`: what is left of psi(`place`) without their span.

    u = (psi(place) - sum_i projection_i psi(x_i)) / length, and `length` is the distance of psi(place) from the span.
    """

    kernel: Gaussian
    points: Reals
    place: Reals
    projection: Reals
    length: float

    def __call__(self, places: Reals) -> Reals:
        """<u, psi(x)> at places `(k, 2)`: `(k,)`."""
        bump = self.kernel(places, self.place[None])[:, 0]
        scores: Reals = (bump - self.kernel(places, self.points) @ self.projection) / self.length
        return scores


def orthogonal_to(kernel: Gaussian, points: Reals, choice: Reals) -> Orthogonal:
    """That one of the places `choice` `(k, 2)` whose psi the points express worst."""
    values, vectors = np.linalg.eigh(kernel(points, points))
    kept = values > SINGULAR * values[-1]
    directions = vectors[:, kept] / np.sqrt(values[kept])  # coefficients of vectors of length 1, at right angles
    along = kernel(choice, points) @ directions
    left = 1 - (along**2).sum(axis=1)  # squared distances from the span
    worst = int(np.argmax(left))
    return Orthogonal(kernel, points, choice[worst], directions @ along[worst], float(np.sqrt(left[worst])))
