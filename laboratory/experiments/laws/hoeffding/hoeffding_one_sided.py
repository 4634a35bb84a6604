"""One fixed hypothesis, from above."""

from laboratory.experiments.drawn_samples import FIXED
from laboratory.experiments.enumeration import above, counted
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="the risk exceeds the share of mistakes by more than the bound",
    world=FIXED,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta},
    exact=counted(above),
)
