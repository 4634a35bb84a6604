"""The first of two probabilities that lie a margin apart, as the likelihood of two samples has it.

The derivative of the log-likelihood, per example of the first sample, falls from infinity to minus infinity:
(p1 - p)/(p (1 - p)) + r (p2 - margin - p)/((p + margin)(1 - p - margin)). Its root lies between p1 and p2 - margin.
"""

import numpy as np

from bounds.formula.patience import patiently
from bounds.formula.special.arrays import elementwise, steps
from bounds.formula.special_function import Ball, Special

HALVINGS = 80  # at most
LAST_STEP = 1e-12  # relative: what Newton's method is still off after such a step is the square of it


@elementwise
def _restricted(p1: np.ndarray, p2: np.ndarray, margin: np.ndarray, r: np.ndarray) -> np.ndarray:
    """Newton's method between p2 - margin and p1, halved where it would leave them."""
    shifted = p2 - margin
    low, high = np.minimum(p1, np.maximum(shifted, 0)), np.maximum(np.minimum(p1, 1 - margin), shifted)
    p = (p1 + r * shifted) / (1 + r)
    p = np.where((p > low) & (p < high), p, (low + high) / 2)
    moving = (margin > 0) & (low < high)
    for _ in patiently(range(HALVINGS), steps(30, p.size)):
        if not moving.any():
            break
        value, slope = _value_and_slope(p, p1, shifted, p2, margin, r)
        low, high = np.where(value > 0, p, low), np.where(value < 0, p, high)
        step = p - value / slope
        last = np.abs(step - p) <= LAST_STEP * p
        halved = ~last & ~((step > low) & (step < high))
        p = np.where(moving, np.where(halved, (low + high) / 2, step), p)
        moving &= ~last
    result: np.ndarray = np.where(margin == 0, (p1 + r * p2) / (1 + r), p)
    return result


def _value_and_slope(
    p: np.ndarray, p1: np.ndarray, shifted: np.ndarray, p2: np.ndarray, margin: np.ndarray, r: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    second, rest, other = p + margin, 1 - p, 1 - margin - p
    value = (p1 - p) / (p * rest) + r * (shifted - p) / (second * other)
    slope = p1 / p**2 + (1 - p1) / rest**2 + r * (p2 / second**2 + (1 - p2) / other**2)
    return value, -slope


def _ball(p1: Ball, p2: Ball, margin: Ball, r: Ball) -> Ball:
    from flint import arb

    from bounds.formula.special.sums import enclose_root

    if not (0 < p1 < 1 and 0 < p2 < 1 and 0 <= margin < 1 and r > 0):
        raise ArithmeticError(f"no probabilities {margin} apart for the rates {p1} and {p2} and the ratio {r}")
    if margin == 0:
        return (p1 + r * p2) / (1 + r)
    start = arb(_restricted(*(float(arb(each).mid()) for each in (p1, p2, margin, r))))
    return enclose_root(
        lambda p: (p1 - p) / (p * (1 - p)) + r * (p2 - margin - p) / ((p + margin) * (1 - p - margin)),
        lambda p: (
            -p1 / p**2 - (1 - p1) / (1 - p) ** 2 - r * (p2 / (p + margin) ** 2 + (1 - p2) / (1 - p - margin) ** 2)
        ),
        start,
    )


restricted_rate = Special(
    "restricted_rate",
    _restricted,
    _ball,
    lambda p1, p2, margin, r: rf"\tilde p\left({p1},\;{p2},\;{margin},\;{r}\right)",
    slips=(
        (
            "the margin taken from the second rate, and both averaged",
            lambda p1, p2, margin, r: (p1 + r * (p2 - margin)) / (1 + r),
        ),
    ),
    meaning=(
        r"$\tilde p(p_1,p_2,\Delta,r)$ is the $p$ between 0 and $1-\Delta$ with the largest "
        r"$p^{p_1}(1-p)^{1-p_1}\bigl((p+\Delta)^{p_2}(1-p-\Delta)^{1-p_2}\bigr)^r$."
    ),
)
