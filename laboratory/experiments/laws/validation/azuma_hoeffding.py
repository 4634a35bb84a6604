"""Mistakes less np, a martingale."""

import numpy as np

from laboratory.experiments.drawn_samples import FIXED
from laboratory.experiments.enumeration import counted
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="there are more mistakes than np by more than the bound",
    world=f"{FIXED} A step of the martingale is at most p or 1 − p.",
    inputs=lambda k, n, p, delta: {"delta": delta, "squares": n * np.maximum(p, 1 - p) ** 2},
    exact=counted(lambda k, n, p: k - n * p),
)
