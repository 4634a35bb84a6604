"""Which of two noncentral chi-square variables is the smaller, as the rule of the nearest mean needs it."""

import numpy as np

from bounds.formula.patience import look_up, patiently
from bounds.formula.special.arrays import elementwise
from bounds.formula.special_function import Ball, Special

# Standard deviations from the mean beyond which Poisson counts are left out: 1e-20 in doubles, 1e-40 in balls.
FAR, FURTHER = 9, 14


def _counts(mean: float, far: int) -> np.ndarray:
    spread = far * np.sqrt(mean) + 4 * far
    return np.arange(max(0.0, np.floor(mean - spread)), np.ceil(mean + spread) + 1)


def _poisson(mean: float) -> tuple[np.ndarray, np.ndarray]:
    from scipy.special import gammaln, xlogy

    k = _counts(mean, FAR)
    return k, np.exp(xlogy(k, mean) - mean - gammaln(k + 1))


@elementwise
def _noncentral_below(n: np.ndarray, first: np.ndarray, second: np.ndarray) -> np.ndarray:
    """P[X < Y] for independent noncentral chi-squares with n degrees and noncentralities `first` and `second`.

    Given Poisson counts i and j both are central with n + 2i and n + 2j degrees, and X/(X+Y) is a beta variable.
    """
    from scipy.special import betainc

    result = np.empty_like(n)
    for place, (degrees, a, b) in enumerate(zip(n, first, second, strict=True)):
        (i, weight_i), (j, weight_j) = _poisson(a / 2), _poisson(b / 2)
        look_up(60 + i.size * j.size // 5)
        table = betainc(degrees / 2 + i[:, None], degrees / 2 + j, 0.5)
        result[place] = weight_i @ table @ weight_j / (weight_i.sum() * weight_j.sum())
    return result


def _weights_ball(mean: Ball) -> tuple[int, list[Ball]]:
    from flint import arb

    from bounds.formula.arithmetic import steps

    counts = _counts(float(arb(mean).mid()), FURTHER)
    low = int(counts[0])
    weight = (low * arb(mean).log() - mean - arb(low + 1).lgamma()).exp() if low else (-arb(mean)).exp()
    weights = []
    for k in patiently(range(low, int(counts[-1]) + 1), steps()):
        weights.append(weight)
        weight = weight * mean / (k + 1)
    return low, weights


def _ball(n: Ball, first: Ball, second: Ball) -> Ball:
    from flint import arb

    from bounds.formula.arithmetic import elementary_steps, steps

    if first < 0 or second < 0 or n <= 0:
        raise ArithmeticError(f"no noncentral chi-squares with {n} degrees, noncentralities {first} and {second}")
    low_i, weights_i = _weights_ball(first / 2)
    low_j, weights_j = _weights_ball(second / 2)
    a, b = arb(n) / 2 + low_i, arb(n) / 2 + low_j
    corner = arb(1) / 2
    look_up(elementary_steps(1000))
    below = corner.beta_lower(a, b, regularized=1)
    step = ((a + b).lgamma() - a.lgamma() - b.lgamma() - (a + b) * arb(2).log()).exp()
    total = arb(0)
    for weight_i in patiently(weights_i, steps(len(weights_j))):
        row, cell, change, column = arb(0), below, step, b
        for weight_j in weights_j:
            row = row + weight_j * cell
            cell = cell + change / column
            change = change * (a + column) / (2 * column)
            column = column + 1
        total = total + weight_i * row
        below, step, a = below - step / a, step * (a + b) / (2 * a), a + 1
    # Counts left out, whatever they bring.
    rest = 1 - sum(weights_i, arb(0)) * sum(weights_j, arb(0))
    return total + rest.union(arb(0))


noncentral_below = Special(
    "noncentral_below",
    _noncentral_below,
    _ball,
    lambda n, first, second: rf"\mathcal X\left({n},\;{first},\;{second}\right)",
    meaning=(
        r"$\mathcal X(n,a,b)=\mathbb P[X<Y]$ for independent noncentral chi-squares with $n$ degrees of "
        r"freedom and noncentralities $a$ and $b$."
    ),
)
