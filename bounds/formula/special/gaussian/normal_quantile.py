"""The standard normal's upper quantile: the z of a table, 1.96 for 0.025."""

from collections.abc import Callable
from typing import Any

import numpy as np

from bounds.formula.special.arrays import elementwise
from bounds.formula.special.gaussian.normal import normal_sf
from bounds.formula.special_function import Ball, Special


@elementwise
def _normal_quantile(q: np.ndarray) -> np.ndarray:
    """The x with P[Z > x] = q, for 0 < q < 1."""
    from scipy.special import ndtri

    return -ndtri(q)


def _ball(q: Ball) -> Ball:
    from flint import arb, fmpq

    from bounds.formula.special.sums import enclose_root

    if q <= 0 or q >= 1:
        raise ArithmeticError(f"no normal quantile at {q}")
    if q == fmpq(1, 2):
        return fmpq(0)
    density = (2 * arb.pi()).sqrt()
    start = arb(float(_normal_quantile(float(arb(q).mid()))))
    return enclose_root(lambda x: normal_sf.ball(x) - q, lambda x: -(-x * x / 2).exp() / density, start)


def _from_a_table(tail: float, decimals: int) -> Callable[[Any], Any]:
    return lambda q: np.round(_normal_quantile(tail * q), decimals)


def _of_another_level(z: float) -> Callable[[Any], Any]:
    return lambda q: z + 0 * _normal_quantile(q)


# What tables print for both ends, by the confidence in percent.
PRINTED = ((99, 2.576), (99, 2.58), (95, 1.96), (90, 1.645))

normal_quantile = Special(
    "normal_quantile",
    _normal_quantile,
    _ball,
    lambda q: rf"\overline\Phi^{{-1}}\left({q}\right)",
    slips=(
        ("both tails' probability on one side", lambda q: _normal_quantile(2 * q)),
        ("a table's quantile of two decimals", _from_a_table(1, 2)),
        ("a table's quantile of three decimals", _from_a_table(1, 3)),
        ("a quantile without decimals, as 2 for 1.96", _from_a_table(1, 0)),
        ("a quantile of one decimal", _from_a_table(1, 1)),
        ("both tails' probability on one side, and a table's quantile of three decimals", _from_a_table(2, 3)),
        ("both tails' probability on one side, and a table's quantile of two decimals", _from_a_table(2, 2)),
        *((f"the quantile {z} for {percent} %", _of_another_level(z)) for percent, z in PRINTED),
    ),
    meaning=r"$\overline\Phi^{-1}(q)$ is the $x$ that a standard normal variable exceeds with probability $q$.",
)
