"""The complementary error function without the exponential that makes it vanish: e^(x^2) erfc(x)."""

import numpy as np

from bounds.formula.special.arrays import elementwise
from bounds.formula.special_function import Ball, Special


@elementwise
def _scaled_erfc(x: np.ndarray) -> np.ndarray:
    from scipy.special import erfcx

    result: np.ndarray = erfcx(x)
    return result


def _ball(x: Ball) -> Ball:
    from flint import arb, ctx

    with ctx.extraprec(32):
        return (arb(x) ** 2).exp() * arb(x).erfc()


scaled_erfc = Special(
    "scaled_erfc",
    _scaled_erfc,
    _ball,
    lambda x: rf"\mathrm{{erfcx}}\left({x}\right)",
    meaning=r"$\mathrm{erfcx}(x)=e^{x^2}\frac2{\sqrt\pi}\int_x^\infty e^{-t^2}dt$.",
)
