"""Weighted conformal prediction loses no more coverage than the data have drifted."""

from bounds.formula.functions import maximum
from bounds.theorem import theorem
from bounds.theorems.conformal._assumptions import FIXED_WEIGHTS, SPLIT
from bounds.theorems.conformal._variables import Coverage, Drift, Miscoverage
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Conformal prediction beyond exchangeability",
    statement=(
        r"Whatever the distribution of the examples together, the weighted conformal set at level $\alpha$ contains "
        r"the label with at least this probability, where $\Delta=\sum_i\tilde w_i\,d_{TV}(R,R^i)$: $R$ are "
        "calibration and test scores, and $R^i$ the same with the $i$-th and the test score exchanged."
    ),
    assumes=(SPLIT, FIXED_WEIGHTS),
    relation=">=",
    decreasing_in="alpha drift",
    proof=(
        Step(
            "Call the i-th score strange if it is above the weighted quantile of all: the strange ones have little "
            "weight.",
            r"\sum_{i\ \text{strange in }R}\tilde w_i\le\alpha",
        ),
        Step(
            "On a miss the test score would be strange in every other place K as well, the test example having the "
            "largest weight.",
            r"\mathbb P[\text{miss}]\le\sum_K\tilde w_K\,\mathbb P[K\text{ strange in }R^K]",
        ),
        Step(
            "Exchange back, at the cost of the total variation.",
            r"\le\sum_K\tilde w_K\big(\mathbb P[K\text{ strange in }R]+d_{TV}(R,R^K)\big)\le\alpha+\Delta",
        ),
    ),
    source=Source(
        "barber2023",
        "Theorem 2, for a score fixed beforehand",
        seen_in="public notes that apply it, there as Theorem 2a",
    ),
    examples=(
        Example(dict(alpha=0.1, drift=0.05), "0.85", "by hand"),
        Example(dict(alpha=0.05), "0.05", "by hand", unknown="drift", at_least=0.9),
    ),
    see_also=(
        "Exchangeable examples have Δ = 0: conformal_coverage, with any weights. For independent examples each "
        "distance is at most twice that of the two distributions; conformal_drift makes a number of it."
    ),
)
def conformal_beyond_exchangeability(alpha: Miscoverage, drift: Drift) -> Coverage:
    return maximum(0, 1 - alpha - drift)
