"""A mean loss watched, by the iterated logarithm."""

from laboratory.experiments.drawn_samples import WATCHED
from laboratory.experiments.enumeration import apart, watched
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="the mean loss differs from the risk by more than the bound at one of the times until n",
    world=WATCHED,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta},
    exact=watched(apart),
)
