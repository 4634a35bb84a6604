"""Up to how many points the middle layer of all subsets has at most so many members: Sperner's theorem inverted."""

import math
from functools import cache

import numpy as np

from bounds.formula.patience import look_up
from bounds.formula.special.arrays import elementwise
from bounds.formula.special_function import Ball, Special


@cache
def _middles() -> np.ndarray:
    """C(m, floor(m/2)) as far as doubles reach."""
    return np.array([float(math.comb(m, m // 2)) for m in range(1030)])


@elementwise
def _sperner_inverse(chains: np.ndarray) -> np.ndarray:
    """The largest m with C(m, floor(m/2)) <= chains, for chains >= 1."""
    return np.searchsorted(_middles(), chains, side="right") - 1.0


def _ball(chains: Ball) -> Ball:
    from flint import fmpq

    from bounds.formula.special.sums import whole

    (chains,) = whole(chains)
    if chains < 1:
        raise ArithmeticError(f"no middle layer has at most {chains} members")
    m, middle = 0, 1
    while True:
        look_up()
        following = middle * 2 if m % 2 else middle * (m + 1) // (m // 2 + 1)
        if following > chains:
            return fmpq(m)
        m, middle = m + 1, following


sperner_inverse = Special(
    "sperner_inverse",
    _sperner_inverse,
    _ball,
    lambda chains: rf"\mathrm{{Sperner}}^{{-1}}\left({chains}\right)",
    meaning=r"$\mathrm{Sperner}^{-1}(s)$ is the largest $m$ with $\binom m{\lfloor m/2\rfloor}\le s$.",
)
