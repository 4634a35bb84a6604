"""How probable it is that some bad hypothesis survives, exactly, when they err independently."""

from bounds.formula.functions import at_least_once, complement_power
from bounds.theorem import theorem
from bounds.theorems.finite._assumptions import INDEPENDENT_ERRORS
from bounds.theorems.finite._variables import BadHypotheses, BadRisk, FewSamples
from bounds.vocabulary.assumptions import IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import Probability


@theorem(
    title="Finite class, independent bad hypotheses",
    statement=(
        r"Let $B$ hypotheses have true risk exactly $\varepsilon$ and be wrong independently of one another. The "
        r"probability "
        r"that at least one of them makes no error on the sample is $1-\big(1-(1-\varepsilon)^m\big)^B$, exactly."
    ),
    assumes=(IID, ZERO_ONE_LOSS, INDEPENDENT_ERRORS),
    relation="=",
    decreasing_in="m epsilon",
    proof=(
        Step("One of them survives all examples.", r"(1-\varepsilon)^m", uses="hypothesis_survival"),
        Step(
            "None of them does, by independence; take the complement.",
            r"\mathbb P[\text{none survives}]=\big(1-(1-\varepsilon)^m\big)^B",
        ),
    ),
    source=Source("langford2005", "Theorem 4.3, tightness of Occam's razor bound"),
    examples=(
        Example(
            dict(m=400, epsilon=0.05, bad=2**20 - 1),
            "0.001287543403911",
            "mpmath: 1 - (1 - 0.95^400)^(2^20 - 1)",
        ),
        Example(dict(m=20, epsilon=0.1, bad=10), "0.7264487568117", "mpmath: 1 - (1 - 0.9^20)^10"),
        Example(dict(m=1, epsilon=0.25, bad=1), "0.75", "by hand: one hypothesis is right on one example"),
    ),
    see_also=(
        "The union bound gives B(1-ε)^m, which finite_realizable_sharp solves: 0.0012884 where the truth is "
        "0.0012875 (B = "
        "2^20 - 1, m = 400, ε = 0.05). So there are classes for which the union bound loses almost nothing."
    ),
)
def finite_independent(m: FewSamples, epsilon: BadRisk, bad: BadHypotheses) -> Probability:
    return at_least_once(complement_power(epsilon, m), bad)
