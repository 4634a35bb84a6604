"""The unit ball without the slab |<w*, x>| < margin: uniform points, and the share that a hyperplane misclassifies.

Only the plane spanned by w* and w matters. Write a = <w*, x> and b for the coordinate across it. Under the
uniform distribution on the n-ball, a has density proportional to (1 - a^2)^((n-1)/2), and given a, b / sqrt(1 - a^2) is
a Beta(n/2, n/2) variable stretched to [-1, 1]: one integral over a gives the risk in any dimension.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from math import asin, copysign, cos, fsum, inf, pi, sin

import numpy as np
from numpy.typing import NDArray

SPARE = 1e-14  # kept from the margin and from the sphere, so that rounding never violates the margin or the radius


def uniform_points(rng: np.random.Generator, m: int, features: int, margin: float) -> NDArray[np.float64]:
    """Points `(m, features)` uniform on the part of the unit ball whose first coordinate reaches `margin`."""
    from scipy.special import betaincc, betainccinv

    half = (features + 1) / 2  # the square of a coordinate of the ball is Beta(1/2, half); here its tail
    tail = betaincc(0.5, half, margin**2)
    height = np.sqrt(betainccinv(0.5, half, tail * (1 - rng.random(m))))
    height = np.clip(height, margin * (1 + SPARE), 1 - SPARE)
    direction = rng.standard_normal((m, features - 1))
    direction /= np.linalg.norm(direction, axis=1, keepdims=True)
    length = np.sqrt(1 - SPARE - height**2) * rng.random(m) ** (1 / (features - 1))
    return np.column_stack([height, length[:, np.newaxis] * direction])


@lru_cache(maxsize=4096)
def share_wrong(features: int, margin: float, angle: float, offset: float = 0.0) -> float:
    """Probability that `<w, x> + offset` and `<w*, x>` differ in sign, for a unit w at `angle` to w*.

    The error of the quadrature is below 1e-12; the other half of the distribution is the mirror image with offset
    -offset.
    """
    sides = [_mass_below(features, margin, angle, side) for side in {offset, -offset}]
    return fsum(sides) / (len(sides) * _mass(features, margin))


def _mass_below(features: int, margin: float, angle: float, offset: float) -> float:
    """Mass, before normalizing, of {a >= margin, a cos(angle) + b sin(angle) + offset < 0}; a = sin(phi)."""
    from scipy.special import betainc

    half = features / 2

    def slice_at(phi: float) -> float:
        reach = sin(phi) * cos(angle) + offset
        width = sin(angle) * cos(phi)  # how far b sin(angle) goes either way
        v = -reach / width if abs(reach) < width else -copysign(inf, reach)
        return float(cos(phi) ** features * betainc(half, half, min(max((1 + v) / 2, 0.0), 1.0)))

    start = asin(margin)
    root = asin(min(max(-offset, -1.0), 1.0))  # the hyperplane meets the sphere where sin(phi +- angle) = -offset
    crossings = [turn + base for turn in (angle, -angle) for base in (root, pi - root, root + 2 * pi)]
    return _integral(slice_at, [start, *sorted(phi for phi in crossings if start < phi < pi / 2), pi / 2])


@lru_cache(maxsize=256)
def _mass(features: int, margin: float) -> float:
    return _integral(lambda phi: cos(phi) ** features, [asin(margin), pi / 2])


def _integral(f: Callable[[float], float], places: list[float]) -> float:
    from scipy.integrate import quad

    pieces = [(a, b) for a, b in pairwise(places) if a < b]
    return fsum(quad(f, a, b, epsabs=0, epsrel=1e-13, limit=500, full_output=1)[0] for a, b in pieces)
