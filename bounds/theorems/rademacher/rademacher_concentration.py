"""The Rademacher complexity on the sample at hand is close to its mean over samples."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.rademacher._variables import ComplexityGap
from bounds.vocabulary.assumptions import CLASS_FIXED, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Confidence, Samples


def sample_complexity(gap: ComplexityGap, delta: Confidence) -> Samples:
    return 2 * log(1 / delta) / gap**2


def failure_probability(gap: ComplexityGap, m: Samples) -> Confidence:
    return exp(-m * gap**2 / 2)


@theorem(
    title="Concentration of the Rademacher complexity",
    statement=(
        r"In the convention with $\frac2m$ and the absolute value inside, with probability at least $1-\delta$ over "
        "the sample, the expected complexity of losses in $[0,1]$ exceeds the complexity on the sample by at most "
        "this. One-sided."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, CLASS_FIXED),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step("Exchanging one example moves the empirical complexity by at most 2/m.", r"c_i=\frac2m"),
        Step(
            "So it stays near its mean.",
            r"\mathbb P\big[\mathfrak R>\hat{\mathfrak R}+t\big]\le e^{-2t^2/\sum c_i^2}=e^{-mt^2/2}=\delta",
            uses="McDiarmid's inequality",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("bartlett2002", "Theorem 11; Mohri et al. 2018, proof of Theorem 3.3"),
    examples=(
        Example(
            dict(m=1000, delta=0.025),
            "0.08589388167",
            "mpmath: sqrt(2 ln(40)/1000); the notes print it as 2 sqrt(ln(2/δ)/(2m)), δ = .05",
        ),
        Example(dict(delta=0.05), "2,397", "mpmath: 2 ln(20)/0.0025 = 2396.59", unknown="m", at_most=0.05),
    ),
    connections=(
        Connection(
            kind="follows",
            another="mcdiarmid",
            because="One example moves it by at most 2/m.",
            at={"squares": "4 / m"},
            equal=True,
        ),
    ),
    see_also=(
        "In the modern convention, without factor 2, the deviation is half of this. rademacher_empirical uses it at "
        "δ/2."
    ),
)
def rademacher_concentration(m: Samples, delta: Confidence) -> ComplexityGap:
    return sqrt(2 * log(1 / delta) / m)
