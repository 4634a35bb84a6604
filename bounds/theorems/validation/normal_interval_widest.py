"""The normal approximation at its widest: how large a sample polls and test sets need."""

from bounds.formula.functions import normal_quantile, sqrt
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import MANY_MISTAKES
from bounds.theorems.validation._conditions import NOT_NEARLY_NORMAL_AT_BEST
from bounds.theorems.validation._variables import ApproximateGap
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Confidence, Samples


def sample_size(half_width: ApproximateGap, delta: Confidence) -> Samples:
    return (normal_quantile(delta / 2) / (2 * half_width)) ** 2


@theorem(
    title="Normal approximation, sample size for a proportion",
    statement=(
        r"For large $m$, whatever the true risk, the interval $\hat L\pm z_{\delta/2}/(2\sqrt m)$ covers it with "
        r"probability about $1-\delta$ or more. An approximation, not a bound. Solved for $m$ it is the sample size "
        r"$(z_{\delta/2}/2\varepsilon)^2$ of polls."
    ),
    assumes=(IID, ZERO_ONE_LOSS, FIXED_HYPOTHESIS, MANY_MISTAKES),
    ends="both",
    decreasing_in="m delta",
    proof=(
        Step("The variance of an error is largest at an error rate of 1/2.", r"p(1-p)\le\tfrac14"),
        Step("Put that into the interval.", uses="normal_interval"),
    ),
    equivalent_forms=(sample_size,),
    source=Source(
        "mitchell1997",
        "the N% confidence interval of an error rate (chapter 5), at the largest variance",
        seen_in="public notes on the book's chapter",
    ),
    examples=(
        Example(dict(m=1000, delta=0.05), "0.0309897516", "mpmath: 1.95996398454/(2 sqrt(1000))"),
        Example(dict(delta=0.05), "385", "mpmath: 384.146; the common answer", unknown="m", at_most=0.05),
        Example(dict(delta=0.05), "9,604", "mpmath: 9603.647", unknown="m", at_most=0.01),
        Example(dict(delta=0.01), "16,588", "mpmath: 16587.24", unknown="m", at_most=0.01),
        Example(dict(delta=0.1), "68", "mpmath: 67.638", unknown="m", at_most=0.1),
    ),
    connections=(
        Connection(
            kind="follows",
            another="normal_interval",
            because="The variance is largest at an error rate of 1/2.",
            at={"test_error": "1 / 2"},
            equal=True,
        ),
    ),
    see_also=(
        "hoeffding_two_sided is proved for every m and needs "
        "{{solve hoeffding_two_sided m at_most=0.05 delta=0.05}} where this gives "
        "{{solve normal_interval_widest m at_most=0.05 delta=0.05}} (ε = δ = 0.05): about twice as many. Where "
        "the risk is known to be below some p < 1/2, normal_interval at p needs fewer; where an interval of "
        "possible risks holds 1/2, the largest variance is there and not at its middle."
    ),
    silent=(NOT_NEARLY_NORMAL_AT_BEST,),
)
def normal_interval_widest(m: Samples, delta: Confidence) -> ApproximateGap:
    return normal_quantile(delta / 2) / (2 * sqrt(m))
