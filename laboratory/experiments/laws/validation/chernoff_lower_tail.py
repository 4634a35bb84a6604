"""Half as many mistakes as expected."""

from laboratory.experiments.drawn_samples import HALF
from laboratory.experiments.enumeration import tail
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="at most half of the expected mistakes are made",
    world=HALF,
    inputs=lambda k, n, p, delta: {"m": n, "risk": p, "gamma": 0.5},
    exact=tail(lambda k, n, p: k <= 0.5 * n * p + 1e-9),
)
