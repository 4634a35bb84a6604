"""Devroye's bound: a ghost sample as large as the square of the sample."""

from bounds.formula.functions import exp, log, log_growth, sqrt
from bounds.theorem import theorem
from bounds.theorems.vc._variables import SamplesFromThree
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Confidence, VCDimension


def failure_probability(epsilon: Accuracy, m: SamplesFromThree, d: VCDimension) -> Confidence:
    return 4 * exp(log_growth(m**2, d) + 4 * epsilon + 4 * epsilon**2 - 2 * m * epsilon**2)


@theorem(
    title="VC bound of Devroye 1982",
    statement=(
        r"For $m\ge3$, with probability at least $1-\delta$ over the sample, every $h\in\mathcal H$ has "
        r"$|L_{\mathcal D}(h)-L_S(h)|\le\varepsilon$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION),
    ends="both",
    decreasing_in="m delta",
    monotone_where_informative="m",  # where d is near m squared, and the value far above 1, it rises
    proof=(
        Step(
            "Compare with a ghost sample of m² - m examples: so large a sample is nearly the truth.",
            r"\mathbb P\le4\,\tau(m^2)\,e^{4\varepsilon+4\varepsilon^2}e^{-2m\varepsilon^2}",
            uses="sauer, union bound",
        ),
        Step(
            "Textbooks leave it as a condition that has ε on both sides.",
            (r"\varepsilon\le\sqrt{\tfrac1{2m}\Big(4\varepsilon(1+\varepsilon)+\ln\tfrac{4\,\tau(m^2)}\delta\Big)}"),
        ),
        Step(
            "It is a quadratic; take its larger root.",
            r"(2m-4)\varepsilon^2-4\varepsilon-\ln\tfrac{4\,\tau(m^2)}\delta=0",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("devroye1982", "main theorem; Abu-Mostafa et al. 2012, Problem 2.20(d)"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, d=10),
            "0.25367775352389",
            "mpmath with the exact integer Sauer sum",
        ),
        Example(dict(m=100, delta=0.05, d=3), "0.4030073019232", "mpmath with the exact integer Sauer sum"),
        Example(
            dict(delta=0.05, d=10),
            "8539",
            "mpmath with exact integer sums, bisection over m",
            unknown="m",
            at_most=0.1,
        ),
    ),
    see_also=(
        "The best exponent, 2mε², at the cost of the growth of m² points: {{vc_devroye m=1000 delta=0.05 d=10}} "
        "at d = 10, m = 1,000, where vc_vapnik_growth has {{vc_vapnik_growth m=1000 delta=0.05 d=10}} and "
        "vc_parrondo_van_den_broek {{vc_parrondo_van_den_broek m=1000 delta=0.05 d=10}}. Checked on a grid "
        "against vc_hypergeometric, which implies it there."
    ),
)
def vc_devroye(m: SamplesFromThree, delta: Confidence, d: VCDimension) -> Gap:
    exponent = log_growth(m**2, d) + log(4 / delta)
    return (2 + sqrt(4 + (2 * m - 4) * exponent)) / (2 * m - 4)
