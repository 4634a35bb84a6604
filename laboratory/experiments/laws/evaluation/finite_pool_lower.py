"""A pool of 2n items, of which n are tried."""

from laboratory.experiments.enumeration import count_of_a_pool
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="fewer items of the pool are right than the limit",
    world="n items are drawn without replacement from 2n, of which about 2np (rounded) are right.",
    inputs=lambda k, n, p, delta: {"population": 2 * n, "m": n, "right": k, "delta": delta},
    exact=count_of_a_pool,
)
