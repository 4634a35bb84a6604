"""Two models on one test set, by half of the split's probability."""

from laboratory.experiments.drawn_samples import PAIRS
from laboratory.experiments.enumeration import divided, three_to_one
from laboratory.experiments.law import FailureLaw

LAW = FailureLaw(
    event="the p-value is at most δ though both models have the same risk",
    world=PAIRS,
    inputs=lambda k, n, p, delta: {"only_first": k, "only_second": n - k},
    exact=divided,
    calculator=three_to_one,
)
