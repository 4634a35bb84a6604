"""A bound from statistical physics: constants 6 and 2ε instead of 4 and 1/m."""

from bounds.formula.functions import exp, log, log_growth, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Confidence, Samples, VCDimension


def failure_probability(epsilon: Accuracy, m: Samples, d: VCDimension) -> Confidence:
    return 6 * exp(log_growth(2 * m, d) + 2 * epsilon - m * epsilon**2)


@theorem(
    title="VC bound of Parrondo and van den Broek 1993",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every $h\in\mathcal H$ has $|L_{\mathcal "
        r"D}(h)-L_S(h)|\le\varepsilon$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION),
    ends="both",
    decreasing_in="m delta",
    proof=(
        Step(
            "A double sample with sharper constants.",
            r"\mathbb P\le6\,\tau(2m)\,e^{2\varepsilon}e^{-m\varepsilon^2}",
            uses="sauer, union bound",
        ),
        Step(
            "Textbooks leave it as a condition that has ε on both sides.",
            r"\varepsilon\le\sqrt{\tfrac1m\Big(2\varepsilon+\ln\tfrac{6\,\tau(2m)}\delta\Big)}",
        ),
        Step(
            "It is a quadratic; take its larger root.",
            r"m\varepsilon^2-2\varepsilon-\ln\tfrac{6\,\tau(2m)}\delta=0",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("parrondo1993", "bound with 6 Δ(2m); Abu-Mostafa et al. 2012, Problem 2.20(c)"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, d=10),
            "0.25727251268093",
            "mpmath with the exact integer Sauer sum",
        ),
        Example(
            dict(m=100, delta=0.05, d=3),
            "0.44475061949688",
            "mpmath with the exact integer Sauer sum",
        ),
        Example(
            dict(delta=0.05, d=10),
            "8760",
            "mpmath with exact integer sums, bisection over m",
            unknown="m",
            at_most=0.1,
        ),
    ),
    see_also=(
        "Hardly different from vc_vapnik_growth: {{vc_parrondo_van_den_broek m=1000 delta=0.05 d=10}} for "
        "{{vc_vapnik_growth m=1000 delta=0.05 d=10}} at d = 10, m = 1,000. Checked on a grid against "
        "vc_hypergeometric, which implies it there."
    ),
)
def vc_parrondo_van_den_broek(m: Samples, delta: Confidence, d: VCDimension) -> Gap:
    exponent = log_growth(2 * m, d) + log(6 / delta)
    return 1 / m + sqrt(1 / m**2 + exponent / m)
