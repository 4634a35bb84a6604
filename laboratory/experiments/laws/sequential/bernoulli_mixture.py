"""A test set watched, by a mixture of coins."""

from laboratory.experiments.drawn_samples import WATCHED
from laboratory.experiments.enumeration import risk, watched
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="the risk exceeds the bound at one of the times until n",
    world=WATCHED,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta, "errors": k},
    exact=watched(risk),
)
