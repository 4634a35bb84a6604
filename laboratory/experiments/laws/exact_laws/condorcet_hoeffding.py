"""Voters whose majority is wrong."""

from laboratory.experiments.enumeration import tail
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="the majority is wrong",
    world="n voters, an odd number, are wrong with probability p ≤ 1/2 each, independently.",
    inputs=lambda k, n, p, delta: {"voters": n, "error": p},
    exact=tail(lambda k, n, p: 2 * k > n),
    odd=True,
)
