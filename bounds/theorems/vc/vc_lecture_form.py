"""The VC bound of 1971 in closed form, as lectures print it."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.vc._conditions import dimension_within_double_sample
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Confidence, Samples, VCDimension


def failure_probability(epsilon: Accuracy, m: Samples, d: VCDimension) -> Confidence:
    return 4 * exp(d * (log(2 * m / d) + 1) - m * epsilon**2 / 8)


@theorem(
    title="VC bound, lecture form",
    statement=(
        r"For $2m\ge d$, with probability at least $1-\delta$ over the sample, every $h\in\mathcal H$ has "
        r"$|L_{\mathcal D}(h)-L_S(h)|\le\varepsilon$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION),
    ends="both",
    decreasing_in="m delta",
    where=(dimension_within_double_sample,),
    proof=(
        Step(
            "Start from the inequality of 1971.",
            r"\sqrt{\frac8m\ln\frac{4\,\tau(2m)}\delta}",
            uses="vc_original",
        ),
        Step(
            "Sauer's lemma in closed form.",
            r"\tau(2m)\le\Big(\frac{2em}d\Big)^d",
            uses="sauer_polynomial",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("mohri2018", "remark after Corollary 3.19, equation (3.30)"),
    examples=(
        Example(dict(m=1000, delta=0.05, d=10), "0.73411279950784", "mpmath"),
        Example(dict(m=100, delta=0.05, d=3), "1.26431457694084", "mpmath"),
        Example(dict(delta=0.05, d=10), "89880", "mpmath, bisection over m", unknown="m", at_most=0.1),
    ),
    connections=(Connection(kind="follows", another="vc_original", because="Sauer's sum is at most (2em/d)^d."),),
    see_also=(
        "From d = 3 on between vc_original (Sauer's exact sum) and vc_original_polynomial ((2m)^d): "
        "{{vc_original m=1000 delta=0.05 d=10}}, {{vc_lecture_form m=1000 delta=0.05 d=10}} and "
        "{{vc_original_polynomial m=1000 delta=0.05 d=10}} at d = 10, m = 1,000. vc_vapnik has 1/m instead of the "
        "factor 8."
    ),
)
def vc_lecture_form(m: Samples, delta: Confidence, d: VCDimension) -> Gap:
    return sqrt(8 / m * (d * (log(2 * m / d) + 1) + log(4 / delta)))
