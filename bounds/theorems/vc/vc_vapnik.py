"""Vapnik's bound by the growth function, with the 1/m of its theorem."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.vc._conditions import dimension_within_double_sample
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Confidence, Samples, VCDimension


def failure_probability(epsilon: Accuracy, m: Samples, d: VCDimension) -> Confidence:
    return 4 * exp(d * (log(2 * m / d) + 1) - m * (epsilon - 1 / m) ** 2)


@theorem(
    title="VC bound, as Vapnik's theorem proves it",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every $h\in\mathcal H$ has "
        r"$|L_{\mathcal D}(h)-L_S(h)|\le\varepsilon$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION),
    ends="both",
    decreasing_in="m delta",
    where=(dimension_within_double_sample,),
    proof=(
        Step(
            "Replace the true risk by the error on a second sample: its median lies within 1/m of the mean.",
            r"\mathbb P\Big[\sup_h|L_{\mathcal D}(h)-L_S(h)|>\varepsilon\Big]\le2\,\mathbb "
            r"P\Big[\sup_h|L_{S'}(h)-L_S(h)|>\varepsilon-\tfrac1m\Big]",
        ),
        Step(
            "On the 2m points only so many hypotheses differ.",
            r"\tau_{\mathcal H}(2m)\le\Big(\frac{2em}d\Big)^d",
            uses="sauer_polynomial",
        ),
        Step(
            "For each of them a random split of the points is uneven only rarely; add up and solve for ε.",
            r"4\,\tau_{\mathcal H}(2m)\,e^{-m(\varepsilon-1/m)^2}=\delta",
            uses="union bound",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("vapnik1998", "Theorem 4.1"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, d=10),
            "0.26054806934392",
            "mpmath: sqrt((10 (ln 200 + 1) - ln 0.0125)/1000) + 0.001",
        ),
        Example(
            dict(m=100, delta=0.05, d=3),
            "0.45700270545393",
            "mpmath: sqrt((3 (ln(200/3) + 1) - ln 0.0125)/100) + 0.01",
        ),
        Example(dict(delta=0.05, d=10), "8948", "mpmath, bisection over m", unknown="m", at_most=0.1),
    ),
    connections=(Connection(kind="follows", another="vc_vapnik_growth", because="Sauer's sum is at most (2em/d)^d."),),
    see_also=(
        "vc_confidence is the same without 1/m, as textbooks print it: {{vc_confidence m=1000 delta=0.05 d=10}} "
        "for {{vc_vapnik m=1000 delta=0.05 d=10}} at d = 10, m = 1,000, δ = 0.05. Sauer's exact sum instead of "
        "(2em/d)^d gives {{vc_vapnik_growth m=1000 delta=0.05 d=10}} there."
    ),
)
def vc_vapnik(m: Samples, delta: Confidence, d: VCDimension) -> Gap:
    return sqrt((d * (log(2 * m / d) + 1) - log(delta / 4)) / m) + 1 / m
