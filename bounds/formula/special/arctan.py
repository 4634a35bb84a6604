"""The arc tangent: angles between weights and target, from their ratio of lengths."""

import numpy as np

from bounds.formula.special_function import Ball, Special


def _ball(x: Ball) -> Ball:
    from flint import arb, fmpq

    return fmpq(0) if isinstance(x, fmpq) and x == 0 else arb(x).atan()


arctan = Special("arctan", np.arctan, _ball, lambda x: rf"\arctan\left({x}\right)")
