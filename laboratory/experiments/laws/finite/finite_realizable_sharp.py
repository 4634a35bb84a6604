"""The worst consistent hypothesis, without rounding the exponential."""

from math import log

import numpy as np

from laboratory.experiments.drawn_samples import CONSISTENT
from laboratory.experiments.enumeration import HYPOTHESES, counted
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="a hypothesis of risk p, above the bound, makes no mistake",
    world=CONSISTENT,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta, "ln_size": log(HYPOTHESES)},
    exact=counted(lambda k, n, p: np.where(k == 0, p, 0.0), times=HYPOTHESES - 1),
)
