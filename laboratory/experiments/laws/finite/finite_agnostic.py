"""A finite class, on both sides."""

from math import log

from laboratory.experiments.drawn_samples import CLASS
from laboratory.experiments.enumeration import HYPOTHESES, apart, counted
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="some hypothesis has a training error that differs from its risk by more than the bound",
    world=CLASS,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta, "ln_size": log(HYPOTHESES)},
    exact=counted(apart, times=HYPOTHESES),
)
