"""A validation set, on both sides."""

from laboratory.experiments.drawn_samples import VALIDATED
from laboratory.experiments.enumeration import apart, counted
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="the validation error differs from the risk by more than the bound",
    world=VALIDATED,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta},
    exact=counted(apart),
)
