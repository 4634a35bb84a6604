"""The mid-p bound on the true risk: shorter than the exact one, and right only on average."""

from bounds.formula.functions import binomial_midp_upper
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import MID_P
from bounds.theorems.validation._variables import ApproximateRisk, MidPLevel, ModerateSamples
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Errors, Number


def no_more_errors_than_examples(errors: Errors, m: ModerateSamples) -> Number:
    return errors <= m


@theorem(
    title="Mid-p binomial interval, upper end",
    statement=(
        r"With $k$ errors on $m$ test examples, the largest risk $p$ that is not rejected when only half the "
        r"probability "
        r"of the count seen is added to that of fewer errors: $\mathbb P[\mathrm{Bin}(m,p)<k]+\tfrac12\mathbb "
        r"P[\mathrm{Bin}(m,p)=k]=\delta$. It covers the true risk with probability about $1-\delta$: at some risks "
        r"more, at others less. An approximation, not a bound."
    ),
    assumes=(IID, ZERO_ONE_LOSS, FIXED_HYPOTHESIS, MID_P),
    ends="one",
    decreasing_in="m delta",
    where=(no_more_errors_than_examples,),
    proof=(
        Step(
            "The exact tail is too large a p-value on average, since the count is discrete; the mid-p is right on "
            "average.",
            r"\mathbb E\bigl[\mathbb P[K'<K]+\tfrac12\mathbb P[K'=K]\bigr]=\tfrac12\quad\text{for independent }K,K'"
            r"\text{ of one law}",
        ),
        Step("Keep the risks that it does not reject; it falls in p, so they end at a root."),
    ),
    source=Source(
        "berry1995", "the mid-P interval, page 420", seen_in="the tests of R's coin and the help of R's binomSamSize"
    ),
    examples=(
        Example(dict(m=20, delta=0.025, errors=5), "0.470", "published: Berry and Armitage 1995, page 420"),
        Example(dict(m=10, delta=0.05, errors=0), "0.2056717653", "by hand: 1 - 0.1^(1/10)"),
        Example(dict(m=7, delta=0.1, errors=7), "1", "by hand: no risk is rejected"),
        Example(
            dict(m=40, delta=0.025, errors=12),
            "0.4542421076",
            "SciPy: brentq on cdf(12) - pmf(12)/2 = 0.025",
        ),
    ),
    see_also=(
        "Never above test_set_binomial, which is a bound for every risk. For an interval use δ/2 on each side. The "
        "lower end for k errors is 1 minus the upper end for m - k."
    ),
)
def binomial_midp(m: ModerateSamples, delta: MidPLevel, errors: Errors) -> ApproximateRisk:
    return binomial_midp_upper(errors, m, delta)
