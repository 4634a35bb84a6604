"""Functions made against cancellation, by mpmath's 60 digits at the very doubles they are given."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from mpmath import erfc, exp, log, loggamma, mp, mpf, pi, sqrt

from bounds.formula import functions


def tail(x: Any) -> Any:
    return erfc(x / sqrt(2)) / 2


NEAR = (1e-15, 1e-12, 1e-9, 1e-6, 1e-3, 0.05, 0.0999, 0.1, 0.3)

CASES: list[tuple[Any, Callable[..., Any], Sequence[tuple[float, ...]]]] = [
    (functions.log_one_plus, lambda x: log(1 + x), [(x,) for x in (*NEAR, 7.0, 1e300)]),
    (functions.excess_over_log, lambda x: x - log(1 + x), [(s * x,) for x in (*NEAR, 0.999) for s in (1, -1)]),
    (functions.poisson_rate, lambda x: (1 + x) * log(1 + x) - x, [(s * x,) for x in (*NEAR, 0.999) for s in (1, -1)]),
    (
        functions.poisson_rate_below,
        lambda x: (1 - x) * log(1 - x) + x,
        [(s * x,) for x in (*NEAR, 0.999) for s in (1, -1)],
    ),
    (functions.log_odds, lambda p: log(p / (1 - p)), [(0.5 + s * x,) for x in (*NEAR, 0.4) for s in (1, -1)]),
    (
        functions.scale_divergence,
        lambda s, sigma: (s / sigma) ** 2 - 1 - log((s / sigma) ** 2),
        [(2 * (1 + sign * x), 2.0) for x in NEAR for sign in (1, -1)] + [(1e-200, 1.0), (1e100, 3.0)],
    ),
    (
        functions.margin_product,
        lambda g, t, half: ((1 - 2 * g) ** (1 - t) * (1 + 2 * g) ** (1 + t)) ** half,
        [(g, t, 0.1 / g**2) for g in NEAR for t in (0.0, g / 2, g, 0.7 * g)] + [(0.49, 0.1, 3.0)],
    ),
    (
        functions.power_gap,
        lambda x, m: (1 - x) ** m - x**m,
        [(0.5 - x, m) for x in NEAR for m in (1.0, 7.0, 180.0)] + [(x, 1 / x) for x in NEAR],
    ),
    (
        functions.likelihood_ratio,
        lambda k, m, p, q: (p / q) ** k * ((1 - p) / (1 - q)) ** (m - k),
        [(3.0, 9.0, 0.4 * (1 + x), 0.4) for x in NEAR]
        + [(0.0, 1e9, 1e-9, 1e-10), (30.0, 100.0, 0.36, 0.25), (1.0, 1.0, 0.5, 0.1)],
    ),
    (
        functions.variance_bound,
        lambda g, d: 1 - (1 - 2 * g) ** 2 / (1 - 2 * d),
        [(x, 0.0) for x in (1e-17, *NEAR)] + [(0.5 - x, 0.1) for x in NEAR],
    ),
    (
        functions.gaussian_leak,
        lambda s, sigma, e: tail(e * sigma / s - s / (2 * sigma)) - exp(e) * tail(e * sigma / s + s / (2 * sigma)),
        [(x, 1.0, middle * x) for x in (*NEAR, 2.0, 30.0) for middle in (0.0, 0.5, 3.0, 11.0, 11.99, 13.0, 20.0)],
    ),
    (
        functions.log_ball_volume,
        lambda n, r: n / 2 * log(pi) + n * log(r) - loggamma(n / 2 + 1),
        [(n, 1.7) for n in (1.0, 2.0, 31.0, 32.0, 33.0, 1e6, 1e12)],
    ),
]


@pytest.mark.parametrize(("special", "by_hand", "places"), CASES, ids=lambda value: getattr(value, "name", ""))
def test_no_digits_are_lost(special: Any, by_hand: Callable[..., Any], places: Sequence[tuple[float, ...]]) -> None:
    columns = special(*np.array(places).T)
    for place, entry in zip(places, columns, strict=True):
        with mp.workdps(120):
            expected = float(by_hand(*(mpf(number) for number in place)))
        assert special(*place) == pytest.approx(expected, rel=1e-13), place
        assert entry == pytest.approx(expected, rel=1e-13), place
