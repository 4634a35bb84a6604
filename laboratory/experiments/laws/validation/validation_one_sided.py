"""A validation set, from above."""

from laboratory.experiments.drawn_samples import VALIDATED
from laboratory.experiments.enumeration import above, counted
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="the risk exceeds the validation error by more than the bound",
    world=VALIDATED,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta},
    exact=counted(above),
)
