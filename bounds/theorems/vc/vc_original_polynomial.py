"""The inequality of Vapnik and Chervonenkis with the growth function taken as (2m)^d."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.vc._variables import DimensionFromTwo
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def failure_probability(epsilon: Accuracy, m: Samples, d: DimensionFromTwo) -> Confidence:
    return 4 * exp(d * log(2 * m) - m * epsilon**2 / 8)


@theorem(
    title="VC inequality of 1971 with a power for the growth function",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every $h\in\mathcal H$ has "
        r"$|L_{\mathcal D}(h)-L_S(h)|\le\varepsilon$. From $d=2$ on $\tau_{\mathcal H}(2m)\le(2m)^d$; at $d=1$ the "
        r"class may label $2m$ points in $2m+1$ ways."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION),
    ends="both",
    decreasing_in="m delta",
    proof=(
        Step(
            "Begin with the inequality in the growth function.",
            r"\mathbb P\le4\,\tau_{\mathcal H}(2m)\,e^{-m\varepsilon^2/8}",
            uses="vc_original",
        ),
        Step("Bound Sauer's sum by a power.", r"\sum_{i=0}^d\binom{2m}i\le(2m)^d\quad(d\ge2)", uses="sauer"),
        Step("Set the probability to δ and solve for ε."),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("abu-mostafa2012", "equation (2.12), growth function as in the Caltech homework"),
    examples=(
        Example(
            dict(m=400_000, delta=0.05, d=10),
            "0.0529727659654",
            "published solution of Caltech homework 4, problem 1: 0.052972766; mpmath",
        ),
        Example(dict(m=1000, delta=0.05, d=10), "0.80195287258090", "mpmath: sqrt(0.008 (10 ln 2000 + ln 80))"),
        Example(
            dict(delta=0.05, d=10),
            "452957",
            "mpmath, bisection over m; 460,000 is the nearest answer that the homework offers",
            unknown="m",
            at_most=0.05,
        ),
    ),
    connections=(Connection(kind="follows", another="vc_original", because="Sauer's sum is at most (2m)^d."),),
    see_also=(
        "vc_original with (2m)^d for Sauer's exact sum. The book's own polynomial is (2m)^d + 1; the homework drops "
        "the 1, which changes no digit at d = 10. Sauer's sum is smaller for m > 1, and (2em/d)^d from d = 3 on."
    ),
)
def vc_original_polynomial(m: Samples, delta: Confidence, d: DimensionFromTwo) -> Gap:
    return sqrt(8 / m * (d * log(2 * m) + log(4 / delta)))
