"""With noise no learner does with fewer examples than d/(320 ε²)."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.lower_bounds._assumptions import DELTA_BELOW_SIXTYFOURTH
from bounds.theorems.lower_bounds._variables import AccuracyToSixtyfourth, CapacityFromTwo
from bounds.vocabulary.assumptions import ANY_LEARNER, BINARY_LABELS, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import SampleComplexity
from bounds.vocabulary.variables import Samples


def accuracy(m: Samples, d: CapacityFromTwo) -> AccuracyToSixtyfourth:
    return sqrt(d / (320 * m))


@theorem(
    title="Agnostic lower bound for the dimension",
    statement=(
        r"For $\varepsilon\le1/64$ and $\delta<1/64$: whatever the learner, with fewer than $m$ examples "
        r"there is a distribution on which its excess risk over the best of $\mathcal H$ is above "
        r"$\varepsilon$ with probability above $\delta$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION, ANY_LEARNER, DELTA_BELOW_SIXTYFOURTH),
    decreasing_in="epsilon",
    relation=">=",
    proof=(
        Step(
            "On each of d shattered points the label is a coin of small bias, one way or the other.",
            r"\mathbb P[y=1\mid x_i]=\tfrac12(1\pm\alpha),\qquad\alpha=\frac{8\varepsilon}{1-8\delta}",
        ),
        Step(
            "Each point is seen m/d times on average; telling its coin takes more.",
            r"\mathbb P[\text{wrong}]\ge\tfrac14\Big(1-\sqrt{1-e^{-(m/d+1)\alpha^2/(1-\alpha^2)}}\Big)",
            uses="two_coins_lower",
        ),
        Step("Average over the points: the excess is α times the share of wrong ones."),
    ),
    equivalent_forms=(accuracy,),
    source=Source("anthony1999", "Theorem 5.2; Mohri et al. 2018, Theorem 3.23"),
    examples=(
        Example(dict(epsilon=0.01, d=10), "312.5", "by hand: 10/0.032"),
        Example(dict(epsilon=0.001, d=50), "156250", "by hand: 50/0.00032"),
        Example(
            dict(d=10),
            "0.005590169943749",
            "mpmath: sqrt(10/320000)",
            unknown="epsilon",
            at_least=1000,
        ),
        Example(dict(epsilon=0.01), "32", "by hand: 32/0.032 = 1000", unknown="d", at_least=1000),
    ),
    see_also=(
        "Some texts print it for every m and ε. It needs ε <= 1/64, that is m >= 12.8 d: at m = 1 and d = "
        "1,000 the risk would exceed 1. agnostic_confidence_lower adds what a small δ costs."
    ),
)
def agnostic_lower(epsilon: AccuracyToSixtyfourth, d: CapacityFromTwo) -> SampleComplexity:
    return d / (320 * epsilon**2)
