"""Axis-aligned rectangles can be learned: the tightest one is wrong only in strips along its sides."""

from bounds.formula.functions import exp, log
from bounds.theorem import theorem
from bounds.theorems.vc._assumptions import TIGHTEST_RECTANGLE
from bounds.theorems.vc._variables import BoxDimension
from bounds.vocabulary.assumptions import IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, n: BoxDimension) -> Samples:
    return 2 * n / epsilon * log(2 * n / delta)


def failure_probability(epsilon: Accuracy, m: Samples, n: BoxDimension) -> Confidence:
    return 2 * n * exp(-m * epsilon / (2 * n))


@theorem(
    title="Axis-aligned rectangles are PAC learnable",
    statement=(
        r"With probability at least $1-\delta$ over the sample, the smallest box around the positive examples has true "
        r"risk at most $\varepsilon$, whatever the distribution. In the plane "
        r"$\frac4\varepsilon\ln\frac4\delta$ examples are enough."
    ),
    assumes=(IID, ZERO_ONE_LOSS, TIGHTEST_RECTANGLE),
    decreasing_in="m delta",
    proof=(
        Step(
            "The smallest box lies within the target and misses only strips along its sides. If the risk is above ε, "
            "the target has more than that; the thinnest strip along each side that holds at least ε/2n is in it.",
            r"\mathcal D(\text{strip}_j)\ge\frac\varepsilon{2n},\qquad j=1,\dots,2n",
        ),
        Step(
            "With an example in each strip the box reaches into all of them, and misses at most ε/2n along each side.",
            r"\mathbb P[\text{a strip is empty}]\le2n\Big(1-\frac\varepsilon{2n}\Big)^m\le2n\,e^{-\varepsilon m/2n}",
            uses="union bound",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("shalev-shwartz2014", "Exercise 2.3"),
    examples=(
        Example(dict(m=1000, delta=0.05, n=2), "0.0175281065386955", "mpmath: 4 ln 80/1000"),
        Example(dict(delta=0.05, n=2), "176", "mpmath: 40 ln 80 = 175.28", unknown="m", at_most=0.1),
        Example(dict(m=100, delta=0.1, n=5), "0.460517018598809", "by hand: ln(100)/10"),
    ),
    see_also=(
        "box_mean is the exact mean where the coordinates are independent. vc_realizable_growth with d = 2n needs "
        "several times as many examples, of any consistent learner. threshold_pac is the same argument on the line."
    ),
)
def rectangle_pac(m: Samples, delta: Confidence, n: BoxDimension) -> TrueRisk:
    return 2 * n / m * log(2 * n / delta)
