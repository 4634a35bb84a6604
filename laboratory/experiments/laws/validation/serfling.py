"""A sample from a pool of 2n, without replacement."""

from laboratory.experiments.enumeration import from_a_pool
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="the share of mistakes exceeds that of the pool by more than the bound",
    world="n examples are drawn without replacement from 2n, of which about 2np (rounded) are mistakes.",
    inputs=lambda k, n, p, delta: {"m": n, "population": 2 * n, "delta": delta, "loss_range": 1},
    exact=from_a_pool,
)
