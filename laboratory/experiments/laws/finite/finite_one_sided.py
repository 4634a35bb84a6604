"""A finite class, from above."""

from math import log

from laboratory.experiments.drawn_samples import CLASS
from laboratory.experiments.enumeration import HYPOTHESES, above, counted
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="some hypothesis has a risk above its training error by more than the bound",
    world=CLASS,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta, "ln_size": log(HYPOTHESES)},
    exact=counted(above, times=HYPOTHESES),
)
