"""Whether a test of two samples of n each rejects with probability at most alpha, whatever the common probability.

What is rejected is the same for (n - Y, n - X). So the probability of rejecting at p = sin^2(angle/4) is a polynomial
of degree n in cos(angle), for angles from 0 to pi, p = 1/2. By Bernstein's inequality the second derivative of such a
sum of cosines with values in [0, A] is at most n^2 A/2: within h of an angle the size is at most

    size + |slope| h + n^2 A h^2 / 4,

and halving the cells where this exceeds the level ends with a proof. At a maximum the slope is 0: cells of 4n angles
show that A is at most the largest size seen over 1 - (pi/8)^2/4. Doubles decide what is not near; balls the rest.
"""

from fractions import Fraction
from functools import lru_cache
from math import comb, log, pi
from typing import Any

import numpy as np

from bounds.formula.patience import look_up

FAR_ENOUGH = 1e-9  # relative to the level: ten thousand times the error of a size in doubles
HIDDEN = 1.05  # more than 1/(1 - (pi/8)^2/4) = 1.0401, by which a maximum may exceed what cells of 4n angles show
NARROW = 3e-5  # times 1/n: cells in which the second derivative no longer counts in doubles
NARROWEST = 1e-12  # cells in which it no longer counts in balls
PRECISION = 128
MOST_CELLS = 64  # times n: no size seen leaves as many open


@lru_cache(4)
def binomial_grid(n: int) -> np.ndarray:
    """`(points, 2n+1)`: P[Bin(2n, p) = t] for common probabilities that are dense where sizes vary."""
    return _binomials(n, _middles(n))


def _middles(n: int) -> np.ndarray:
    """The middles of 4n cells of angles."""
    return (np.arange(4 * n) + 0.5) * (pi / (4 * n))


def _binomials(n: int, angle: np.ndarray) -> np.ndarray:
    """Rows of P[Bin(2n, p) = t], to 12 digits."""
    p, t = np.sin(angle / 4)[:, None] ** 2, np.arange(2 * n + 1)
    result: np.ndarray = np.exp(log_choices(2 * n) + t * np.log(p) + (2 * n - t) * np.log1p(-p))
    return result


@lru_cache(24)
def log_choices(n: int) -> np.ndarray:
    """`(n+1,)`: ln C(n, k)."""
    return np.array([log(comb(n, k)) for k in range(n + 1)])


def size_at_most(n: int, cut: np.ndarray, chances: np.ndarray, alpha: Fraction) -> bool | None:
    """Whether the size is at most `alpha`: proved, refuted by some probability, or None if it is too near to tell.

    `cut` `(n+1,)` has the smallest rejected X of every total up to n, `chances` `(2n+1,)` P[reject | t].
    """
    level = float(alpha)
    angle, h = _middles(n), pi / (8 * n)
    curvature = n**2 * HIDDEN * level / 4
    while len(angle):
        look_up(0)
        size, slope = _size_and_slope(n, angle, chances)
        if float(size.max()) > level * (1 + FAR_ENOUGH):
            return False
        angle = angle[size + np.abs(slope) * h + curvature * h**2 > level * (1 - FAR_ENOUGH)]
        if n * h < NARROW and len(angle):
            return _in_balls(n, cut, alpha, [float(each) for each in angle], h)
        if len(angle) > MOST_CELLS * n:
            return None
        h /= 2
        angle = np.concatenate((angle - h, angle + h))
    return True


def _size_and_slope(n: int, angle: np.ndarray, chances: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """P[reject] and its derivative by the angle: the score of p times dp/d(angle) = sqrt(p (1-p))/2."""
    p = np.sin(angle / 4) ** 2
    weighted = (binomial_grid(n) if np.array_equal(angle, _middles(n)) else _binomials(n, angle)) * chances
    score = (np.arange(2 * n + 1) - 2 * n * p[:, None]) / (2 * np.sqrt(p * (1 - p)))[:, None]
    return weighted.sum(axis=1), (weighted * score).sum(axis=1)


def _in_balls(n: int, cut: np.ndarray, alpha: Fraction, angles: list[float], h: float) -> bool | None:
    """The same for the cells that doubles leave open, and exactly at p = 1/2."""
    from flint import arb, arb_poly, ctx, fmpq

    counts = _rejected_tables(n, cut)
    if Fraction(sum(counts), 4**n) > alpha:
        return False
    flat = _proved_beside_one_half(n, counts, float(alpha))
    with ctx.workprec(PRECISION):
        level, tables = arb(fmpq(alpha.numerator, alpha.denominator)), arb_poly([arb(count) * 1 for count in counts])
        curvature = arb(n**2) * arb(HIDDEN) * level / 4
        while 0 < len(angles) <= MOST_CELLS * n and h >= NARROWEST:
            wide, left = arb(h) + arb(2) ** -48, []  # middles are rounded
            for angle in angles:
                if angle - h > pi - flat:
                    continue
                size, slope = _ball_of_size_and_slope(n, arb(angle), tables)
                if size > level:
                    return False
                if not size + abs(slope) * wide + curvature * wide**2 <= level:
                    left.append(angle)
            h /= 2
            angles = [angle + side for angle in left for side in (-h, h)]
    return None if angles else True


def _ball_of_size_and_slope(n: int, angle: Any, tables: Any) -> tuple[Any, Any]:
    """From the polynomial of the numbers of `tables`, in the odds p/(1-p), times (1-p)^(2n)."""
    look_up(0)
    p = (angle / 4).sin() ** 2
    odds, power = p / (1 - p), (1 - p) ** (2 * n)
    size = tables(odds) * power
    slope = (odds * tables.derivative()(odds) * power - 2 * n * p * size) / (2 * (p * (1 - p)).sqrt())
    return size, slope


def _rejected_tables(n: int, cut: np.ndarray) -> list[int]:
    """Of every total, the number of ways to have so many successes and be rejected."""
    binomials = [comb(n, k) for k in range(n + 1)]
    look_up(0)
    half = [sum(binomials[k] * binomials[t - k] for k in range(int(cut[t]), t + 1)) for t in range(n + 1)]
    return half + half[-2::-1]


def _proved_beside_one_half(n: int, counts: list[int], level: float) -> float:
    """How far from pi the size is at most that at pi: by its second derivative there, if negative, and the fourth.

    All odd ones are 0, and the fourth is at most n^4 A/2.
    """
    bend = Fraction(sum(count * (2 * (t - n) ** 2 - n) for t, count in enumerate(counts)), 2 * 4**n)
    return 0.99 * float((24 * max(-bend, Fraction(0)) / Fraction(n**4 * HIDDEN * level)) ** 0.5)
