"""Both tails of Student's t distribution."""

import numpy as np

from bounds.formula.patience import look_up
from bounds.formula.special.arrays import elementwise
from bounds.formula.special_function import Ball, Special


@elementwise
def _tails(x: np.ndarray, n: np.ndarray) -> np.ndarray:
    """P[|T| > |x|] for T of Student's law with n degrees of freedom."""
    from scipy.special import betainc, betaincc

    square = x * x
    far = square > n
    # From the end that is known in full digits: n/(n + x^2) is near 1 where x is small.
    share = np.where(far, n / (n + square), square / (n + square))
    return np.where(far, betainc(n / 2, 0.5, share), betaincc(0.5, n / 2, share))


def _ball(x: Ball, n: Ball) -> Ball:
    from flint import arb, fmpq

    from bounds.formula.arithmetic import elementary_steps

    if n <= 0:
        raise ArithmeticError(f"there is no law of Student with {n} degrees of freedom")
    if isinstance(x, fmpq) and x == 0:
        return fmpq(1)
    look_up(elementary_steps(300))
    x, n = arb(x), arb(n)
    return (n / (n + x * x)).beta_lower(n / 2, arb(1) / 2, regularized=1)


student_tails = Special(
    "student_tails",
    _tails,
    _ball,
    lambda x, n: rf"\mathrm{{Student}}_{{\pm}}\left({x},\;{n}\right)",
    slips=(
        ("one tail instead of both", lambda x, n: _tails(x, n) / 2),
        ("a degree of freedom too many", lambda x, n: _tails(x, n + 1)),
    ),
    meaning=(
        r"$\mathrm{Student}_{\pm}(x,n)$ is the probability that a variable of Student's law with $n$ degrees of "
        r"freedom is farther than $|x|$ from 0."
    ),
)
