"""Consistent hypotheses: the double sample bound."""

from bounds.formula.functions import exp, log, log_growth
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BINARY_LABELS, CONSISTENT_LEARNER, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Accuracy, Confidence, Samples, VCDimension


def failure_probability(epsilon: Accuracy, m: Samples, d: VCDimension) -> Confidence:
    return 2 * exp(log_growth(2 * m, d) - epsilon * m * log(2) / 2)


@theorem(
    title="VC bound, realizable",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every $h\in\mathcal H$ without training "
        r"error, and so the one a consistent learner returns, has $L_{\mathcal D}(h)\le\varepsilon$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION, CONSISTENT_LEARNER),
    decreasing_in="m delta",
    proof=(
        Step(
            (
                "If a consistent hypothesis has risk above ε ≥ 2/m, half of what is expected shows on a "
                "second sample with probability above 1/2."
            ),
            r"\mathbb P\le2\,\mathbb P\Big[\exists h:L_S(h)=0,\ L_{S'}(h)\ge\tfrac\varepsilon2\Big]",
        ),
        Step(
            "That all those errors fell into the second half has this probability for each labelling.",
            r"2^{-\varepsilon m/2}",
        ),
        Step(
            "Count the labellings of the 2m points; add up.",
            r"2\,\tau(2m)\,2^{-\varepsilon m/2}=\delta",
            uses="sauer, union bound",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("devroye1996", "Theorem 12.7; Blumer et al. 1989, Theorem A2.1"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, d=10),
            "0.18632691664407",
            "mpmath with the exact integer Sauer sum",
        ),
        Example(dict(m=100, delta=0.05, d=3), "0.5133743114197", "mpmath with the exact integer Sauer sum"),
        Example(
            dict(delta=0.05, d=10),
            "2075",
            "mpmath with exact integer sums, bisection over m",
            unknown="m",
            at_most=0.1,
        ),
    ),
    see_also=(
        "vc_blumer and vc_realizable_uml solve it for m with closed bounds: "
        "{{vc_blumer epsilon=0.1 delta=0.05 d=10}} and {{vc_realizable_uml epsilon=0.1 delta=0.05 d=10}} for the "
        "{{solve vc_realizable_growth m at_most=0.1 delta=0.05 d=10}} of this one at d = 10, ε = 0.1, δ = 0.05. "
        "vc_hypergeometric with no errors is sharper still: "
        "{{vc_hypergeometric m=1000 delta=0.05 d=10 errors=0 ghost=4000}} for "
        "{{vc_realizable_growth m=1000 delta=0.05 d=10}} at m = 1,000."
    ),
)
def vc_realizable_growth(m: Samples, delta: Confidence, d: VCDimension) -> TrueRisk:
    return 2 / m * (log_growth(2 * m, d) + log(2 / delta)) / log(2)
