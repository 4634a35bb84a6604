"""Wald's interval at its widest, both ends."""

from laboratory.experiments.drawn_samples import FIXED
from laboratory.experiments.enumeration import apart, counted
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="the share of mistakes differs from the risk by more than the half-width",
    world=FIXED,
    inputs=lambda k, n, p, delta: {"m": n, "delta": delta},
    exact=counted(apart),
)
