"""Twice as many mistakes as expected."""

from laboratory.experiments.drawn_samples import FIXED
from laboratory.experiments.enumeration import tail
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="at least twice the expected mistakes are made",
    world=f"{FIXED} The level is 2np.",
    inputs=lambda k, n, p, delta: {"mean": n * p, "level": 2 * n * p},
    exact=tail(lambda k, n, p: k >= 2 * n * p - 1e-9),
)
