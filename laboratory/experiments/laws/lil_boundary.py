"""A mean loss watched, by the iterated logarithm."""

from laboratory.experiments.enumeration import apart, watched
from laboratory.experiments.law import Law
from laboratory.experiments.laws._worlds import WATCHED

LAW = Law(
    event="the mean loss differs from the risk by more than the bound at one of the times until n",
    world=WATCHED,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta},
    exact=watched(apart),
)
