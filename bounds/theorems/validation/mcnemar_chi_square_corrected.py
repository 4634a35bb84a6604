"""McNemar's chi-square test with the correction for continuity."""

from bounds.formula.functions import chi2_sf, maximum
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import MANY_DISAGREEMENTS, SAME_TEST_SET
from bounds.theorems.validation._conditions import NOT_NEARLY_CHI_SQUARE, some_disagreement
from bounds.theorems.validation._proofs import MCNEMAR
from bounds.theorems.validation._variables import ApproximatePValue, OnlyFirstWrong, OnlySecondWrong
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="McNemar's chi-square test, continuity-corrected",
    statement=(
        r"If two classifiers have the same true risk, $(|n_{10}-n_{01}|-1)^2/(n_{10}+n_{01})$ is about chi-square with "
        r"one degree of freedom; this is the probability of a value at least as large. Two-sided. An approximation "
        r"for many disagreements: mcnemar is exact."
    ),
    assumes=(IID, SAME_TEST_SET, MANY_DISAGREEMENTS),
    relation="=",
    non_monotone="only_first only_second",
    where=(some_disagreement,),
    proof=(
        *MCNEMAR,
        Step("Whole numbers lie one apart: half a unit less of n₁₀ is one unit less of n₁₀ - n₀₁."),
    ),
    source=Source("edwards1948", "the correction of the whole note", seen_in="programs that quote Edwards 1948"),
    examples=(
        Example(dict(only_first=30, only_second=15), "0.03688843", "mpmath: erfc(sqrt(196/90)), of 196/45"),
        Example(dict(only_first=10, only_second=10), "1", "by hand: an even split"),
        Example(dict(only_first=11, only_second=1), "0.009374768", "mpmath: erfc(sqrt(81/24))"),
    ),
    see_also=(
        "Near the exact p-value: {{mcnemar_chi_square_corrected only_first=30 only_second=15 digits=3}} for 30 to 15 "
        "where mcnemar has {{mcnemar only_first=30 only_second=15}}. "
        "For an even split some programs take (0 - 1)²/n for the statistic; here, as in R, it is 0."
    ),
    silent=(NOT_NEARLY_CHI_SQUARE,),
)
def mcnemar_chi_square_corrected(only_first: OnlyFirstWrong, only_second: OnlySecondWrong) -> ApproximatePValue:
    apart = maximum(only_first - only_second, only_second - only_first)
    statistic = maximum(apart - 1, 0) ** 2 / (only_first + only_second)
    return chi2_sf(statistic, 1)
