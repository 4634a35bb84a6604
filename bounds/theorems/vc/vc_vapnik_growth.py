"""Vapnik's bound with Sauer's exact sum."""

from bounds.formula.functions import exp, log, log_growth, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Confidence, Samples, VCDimension


def failure_probability(epsilon: Accuracy, m: Samples, d: VCDimension) -> Confidence:
    return 4 * exp(log_growth(2 * m, d) - m * (epsilon - 1 / m) ** 2)


@theorem(
    title="VC bound of Vapnik 1998, exact growth",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every $h\in\mathcal H$ has $|L_{\mathcal "
        r"D}(h)-L_S(h)|\le\varepsilon$; the class labels $2m$ points in at most $\sum_{i\le d}\binom{2m}i$ "
        "ways."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION),
    ends="both",
    decreasing_in="m delta",
    proof=(
        Step(
            "Replace the true risk by the error on a second sample, at the cost of 1/m and a factor 2.",
            r"\mathbb P\le2\,\mathbb P\Big[\sup_h|L_{S'}(h)-L_S(h)|>\varepsilon-\tfrac1m\Big]",
        ),
        Step("Count the labellings of the 2m points.", r"\sum_{i=0}^d\binom{2m}i", uses="sauer"),
        Step(
            "For each of them a random split is uneven only rarely; add up.",
            r"4\,\tau(2m)\,e^{-m(\varepsilon-1/m)^2}=\delta",
            uses="union bound",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("vapnik1998", "Theorem 4.1"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, d=10),
            "0.25647824887393",
            "mpmath with the exact integer Sauer sum",
        ),
        Example(
            dict(m=100, delta=0.05, d=3),
            "0.43994586876936",
            "mpmath with the exact integer Sauer sum",
        ),
        Example(
            dict(delta=0.05, d=10),
            "8714",
            "mpmath with exact integer sums, bisection over m",
            unknown="m",
            at_most=0.1,
        ),
    ),
    see_also=(
        "vc_vapnik replaces the sum by (2em/d)^d: {{vc_vapnik m=1000 delta=0.05 d=10}} for "
        "{{vc_vapnik_growth m=1000 delta=0.05 d=10}} at d = 10, m = 1,000, δ = 0.05. The exponent is eight times "
        "that of vc_original, the form most lectures quote: "
        "{{solve vc_vapnik_growth m at_most=0.1 delta=0.05 d=10}} examples for ε = 0.1 instead of "
        "{{solve vc_original m at_most=0.1 delta=0.05 d=10}}."
    ),
)
def vc_vapnik_growth(m: Samples, delta: Confidence, d: VCDimension) -> Gap:
    return sqrt((log_growth(2 * m, d) + log(4 / delta)) / m) + 1 / m
