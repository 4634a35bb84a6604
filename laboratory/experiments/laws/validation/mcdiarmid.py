"""The share of mistakes as a function of bounded differences 1/n."""

from laboratory.experiments.drawn_samples import FIXED
from laboratory.experiments.enumeration import counted
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="the share of mistakes exceeds the risk by more than the bound",
    world=FIXED,
    inputs=lambda k, n, p, delta: {"delta": delta, "squares": 1 / n},
    exact=counted(lambda k, n, p: k / n - p),
)
