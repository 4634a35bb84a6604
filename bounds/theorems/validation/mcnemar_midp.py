"""McNemar's mid-p test."""

from bounds.formula.functions import binomial_cdf, minimum
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import MID_P, SAME_TEST_SET
from bounds.theorems.validation._variables import ApproximatePValue, OnlyFirstWrong, OnlySecondWrong
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="McNemar's mid-p test",
    statement=(
        r"McNemar's exact p-value with only half the probability of the split seen counted on either side. If two "
        r"classifiers have the same true risk, it is at most $\delta$ with probability about $\delta$. Two-sided; an "
        r"approximation, mcnemar is exact."
    ),
    assumes=(IID, SAME_TEST_SET, MID_P),
    relation="=",
    non_monotone="only_first only_second",
    proof=(
        Step(
            "The exact two-sided p-value less the probability of the split itself.",
            r"2\,\mathbb P[X\le k]-\mathbb P[X=k]=\mathbb P[X\le k]+\mathbb P[X\le k-1],\quad "
            r"X\sim\mathrm{Bin}\bigl(n,\tfrac12\bigr)",
        ),
        Step("With k the smaller of the two counts; for an even split the sum is 1."),
    ),
    source=Source("fagerland2013", "the McNemar mid-p test", seen_in="a program in R that quotes the paper"),
    examples=(
        Example(dict(only_first=11, only_second=1), "0.00341796875", "by hand: (13 + 1)/4096"),
        Example(dict(only_first=5, only_second=0), "0.03125", "by hand: 1/32"),
        Example(dict(only_first=10, only_second=10), "1", "by hand: symmetry"),
    ),
    see_also="Half of mcnemar where just one count is 0, and never above it; near mcnemar_chi_square.",
)
def mcnemar_midp(only_first: OnlyFirstWrong, only_second: OnlySecondWrong) -> ApproximatePValue:
    fewer = minimum(only_first, only_second)
    n = only_first + only_second
    return binomial_cdf(fewer, n, 1 / 2) + binomial_cdf(fewer - 1, n, 1 / 2)
