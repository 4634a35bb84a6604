"""McNemar's chi-square test, without a correction for continuity."""

from bounds.formula.functions import chi2_sf
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import MANY_DISAGREEMENTS, SAME_TEST_SET
from bounds.theorems.validation._conditions import NOT_NEARLY_CHI_SQUARE, some_disagreement
from bounds.theorems.validation._proofs import MCNEMAR
from bounds.theorems.validation._variables import ApproximatePValue, OnlyFirstWrong, OnlySecondWrong
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source


@theorem(
    title="McNemar's chi-square test",
    statement=(
        r"If two classifiers have the same true risk, $(n_{10}-n_{01})^2/(n_{10}+n_{01})$ is about chi-square with one "
        r"degree of freedom; this is the probability of a value at least as large. Two-sided. An approximation for "
        r"many disagreements: mcnemar is exact."
    ),
    assumes=(IID, SAME_TEST_SET, MANY_DISAGREEMENTS),
    relation="=",
    non_monotone="only_first only_second",
    where=(some_disagreement,),
    proof=MCNEMAR,
    source=Source("mcnemar1947", "the test of the whole paper", seen_in="programs of the test in Python and R"),
    examples=(
        Example(dict(only_first=30, only_second=15), "0.02534732", "mpmath: erfc(sqrt(5/2)), of 225/45"),
        Example(dict(only_first=10, only_second=10), "1", "by hand: the statistic is 0"),
        Example(dict(only_first=11, only_second=1), "0.003892417", "mpmath: erfc(sqrt(100/24))"),
    ),
    see_also=(
        "At everyday levels smaller than the exact p-value ({{mcnemar_chi_square only_first=30 only_second=15 "
        "digits=3}} for 30 to 15 where mcnemar has "
        "{{mcnemar only_first=30 only_second=15}}): it finds too soon that two classifiers differ. Far out it is "
        "the larger: {{mcnemar_chi_square only_first=12 only_second=0 digits=2}} for 12 to 0, where that has "
        "{{mcnemar only_first=12 only_second=0 digits=2}}. mcnemar_chi_square_corrected comes nearer; the "
        "first line of `steps` is the statistic."
    ),
    silent=(NOT_NEARLY_CHI_SQUARE,),
)
def mcnemar_chi_square(only_first: OnlyFirstWrong, only_second: OnlySecondWrong) -> ApproximatePValue:
    statistic = (only_first - only_second) ** 2 / (only_first + only_second)
    return chi2_sf(statistic, 1)
