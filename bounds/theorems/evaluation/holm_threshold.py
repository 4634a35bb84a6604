"""Holm's step-down method: what the i-th smallest of k p-values is held against."""

from bounds.theorem import theorem
from bounds.theorems.evaluation._assumptions import HYPOTHESES_FIXED, VALID_P_VALUES
from bounds.theorems.evaluation._conditions import rank_among_all
from bounds.theorems.evaluation._variables import FirstTruePValue, Hypotheses, PValueRank
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence


@theorem(
    title="Holm's method (family-wise error)",
    statement=(
        r"Sort the p-values of $k$ hypotheses, and reject one hypothesis after the other while the $i$-th smallest "
        r"p-value is at most $\delta/(k-i+1)$. With probability at least $1-\delta$ no true hypothesis is rejected: "
        "the first true one, if any, has a p-value above what it is held against."
    ),
    assumes=(VALID_P_VALUES, HYPOTHESES_FIXED),
    relation=">=",
    decreasing_in="k",
    where=(rank_among_all,),
    proof=(
        Step(
            "Of k₀ true hypotheses the first in the order comes after false ones only.",
            r"i-1\le k-k_0\ \Rightarrow\ \frac\delta{k-i+1}\le\frac\delta{k_0}",
        ),
        Step(
            "To reject any true hypothesis the method must first reject that one: then some true hypothesis has a "
            "p-value of at most δ/k₀.",
        ),
        Step(
            "Each of them has that with probability at most δ/k₀, however they depend on each other.",
            r"\mathbb P\Bigl[\min_{j\text{ true}}p_j\le\frac\delta{k_0}\Bigr]\le k_0\,\frac\delta{k_0}=\delta",
            uses="union_bound",
        ),
    ),
    source=Source("holm1979", "the sequentially rejective Bonferroni test", checked=False),
    examples=(
        Example(
            dict(k=4, rank=1, delta=0.05), "0.0125", "by hand: 0.05/4; of .005, .01, .03, .04 the first is rejected"
        ),
        Example(dict(k=4, rank=2, delta=0.05), "0.0166666667", "by hand: 0.05/3; .01 is rejected, too"),
        Example(dict(k=4, rank=3, delta=0.05), "0.025", "by hand: 0.05/2; .03 is not, and .04 no longer tried"),
        Example(dict(k=23, rank=1, delta=0.05), "0.00217391304", "by hand: 0.05/23; a best p of .009 is above it"),
        Example(dict(k=4, rank=2), "0.06", "by hand: 3 times .02", unknown="delta", at_least=0.02),
    ),
    see_also=(
        "At i = 1 it is δ/k, which union_bound allows each of k events. Bonferroni's method holds every p-value "
        "against that: Holm's rejects all that it does. Šidák's 1 - (1 - δ)^(1/(k-i+1)) is a little larger, and needs "
        "independent p-values, which models tested on the same items do not have. No intervals that hold together "
        "follow from Holm's method."
    ),
)
def holm_threshold(k: Hypotheses, rank: PValueRank, delta: Confidence) -> FirstTruePValue:
    return delta / (k - rank + 1)
