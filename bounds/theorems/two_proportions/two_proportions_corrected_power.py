"""The power of the z test with the correction for continuity."""

from bounds.formula.functions import normal_quantile, normal_sf, sqrt
from bounds.theorem import theorem
from bounds.theorems.two_proportions._assumptions import NORMAL_TEST, TWO_SAMPLES
from bounds.theorems.two_proportions._conditions import NOT_NEARLY_NORMAL, first_is_better
from bounds.theorems.two_proportions._proofs import NORMAL_DIFFERENCE
from bounds.theorems.two_proportions._variables import ApproximatePower, BetterRate, Level, OtherRate, PerSample
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Power with the correction for continuity, approximately",
    statement=(
        r"The pooled z test whose difference is first made smaller by $1/n$ finds $p_1>p_2$ with about this "
        r"probability; so does Fisher's exact test, roughly. $z_\alpha=\overline\Phi^{-1}(\alpha)$. An approximation "
        r"for large samples, proved for no $n$: fisher_test_power is exact."
    ),
    assumes=(TWO_SAMPLES, NORMAL_TEST),
    relation="=",
    non_monotone="p1 p2",
    where=(first_is_better,),
    proof=(
        NORMAL_DIFFERENCE,
        Step("The two counts differ by whole numbers: half a step of each counts against the first sample."),
        Step(
            "Solved for n, that is the usual sample size with its correction, n being the one without.",
            r"n'=\frac n4\Bigl(1+\sqrt{1+\tfrac4{n(p_1-p_2)}}\Bigr)^2",
        ),
    ),
    source=Source(
        "fleiss1980",
        "the corrected sample size",
        seen_in="the help page of a calculator and of Stata",
    ),
    examples=(
        Example(dict(p1=0.4, p2=0.25, alpha=0.025), "216", "mpmath: 215.9370215", unknown="n", at_least=0.9),
        Example(dict(p1=0.3, p2=0.1, alpha=0.025), "72", "mpmath: the usual formula", unknown="n", at_least=0.8),
        Example(dict(p1=0.84, p2=0.81, alpha=0.025), "2584", "mpmath: the usual formula", unknown="n", at_least=0.8),
    ),
    see_also=(
        "Made for Fisher's exact test, and near it: for 0.84 against 0.81 that needs "
        "{{solve fisher_test_power n at_least=0.8 p1=0.84 p2=0.81 alpha=0.025}}, this asks for "
        "{{solve two_proportions_corrected_power n at_least=0.8 p1=0.84 p2=0.81 alpha=0.025}}."
    ),
    silent=(NOT_NEARLY_NORMAL,),
)
def two_proportions_corrected_power(n: PerSample, p1: BetterRate, p2: OtherRate, alpha: Level) -> ApproximatePower:
    mean = (p1 + p2) / 2
    pooled = normal_quantile(alpha) * sqrt(2 * mean * (1 - mean))
    return normal_sf((pooled - (n * (p1 - p2) - 1) / sqrt(n)) / sqrt(p1 * (1 - p1) + p2 * (1 - p2)))
