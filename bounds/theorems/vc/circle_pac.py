"""Concentric circles can be learned: the smallest one is wrong only in a ring along the target's edge."""

from bounds.formula.functions import exp, log
from bounds.theorem import theorem
from bounds.theorems.vc._assumptions import TIGHTEST_DISC
from bounds.vocabulary.assumptions import IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence) -> Samples:
    return log(1 / delta) / epsilon


def failure_probability(epsilon: Accuracy, m: Samples) -> Confidence:
    return exp(-m * epsilon)


@theorem(
    title="Concentric circles are PAC learnable",
    statement=(
        r"With probability at least $1-\delta$ over the sample, the smallest disc around the known centre that holds "
        r"all positive examples has true risk at most $\varepsilon$, whatever the distribution. "
        r"$\frac1\varepsilon\ln\frac1\delta$ examples are enough, in any dimension."
    ),
    assumes=(IID, ZERO_ONE_LOSS, TIGHTEST_DISC),
    decreasing_in="m delta",
    proof=(
        Step(
            "The smallest disc lies within the target, and misses only a ring along the target's edge. If the risk is "
            "above ε, so is the target's probability, and the thinnest ring that holds at least ε lies in what is "
            "missed.",
            r"\mathcal D(\text{ring})\ge\varepsilon",
        ),
        Step(
            "With an example in that ring the disc reaches into it, and misses at most ε.",
            r"\mathbb P[\text{the ring is empty}]\le(1-\varepsilon)^m\le e^{-\varepsilon m}=\delta",
            uses="1-x ≤ exp(-x)",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("shalev-shwartz2014", "Exercise 3.3", seen_in="a page of worked exercises that quotes it"),
    examples=(
        Example(dict(m=1000, delta=0.05), "0.00299573227355399", "mpmath: ln 20/1000"),
        Example(dict(delta=0.05), "30", "mpmath: 10 ln 20 = 29.96", unknown="m", at_most=0.1),
        Example(dict(delta=0.01), "461", "mpmath: 100 ln 100 = 460.52", unknown="m", at_most=0.01),
    ),
    see_also=(
        "threshold_one_sided_tail is the exact probability (1-ε)^m for the distance from the centre. A consistent "
        "circle that is not the smallest may err on both sides: threshold_pac, with 2/δ in the logarithm. Circles "
        "whose centre is not known need more."
    ),
)
def circle_pac(m: Samples, delta: Confidence) -> TrueRisk:
    return log(1 / delta) / m
