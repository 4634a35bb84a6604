"""Thresholds: how often the midpoint learner fails."""

from bounds.formula.functions import power_gap
from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import BALANCED, MIDPOINT, THRESHOLDS
from bounds.theorems.exact_laws._variables import TailSamples, UpToQuarter
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import RiskExceeded


@theorem(
    title="Thresholds, midpoint learner, tail",
    statement=(
        r"With the true threshold at the median, the midpoint learner's risk exceeds $\varepsilon\le\frac14$ with "
        r"exactly this probability over the sample."
    ),
    assumes=(IID, THRESHOLDS, MIDPOINT, BALANCED),
    relation="=",
    decreasing_in="m epsilon",
    proof=(
        Step(
            "The distances to both sides have this law, an empty side counting as 1/2.",
            r"\mathbb P[a>s,\,b>t]=(1-s-t)^m,\quad s,t<\tfrac12",
        ),
        Step(
            "The larger must exceed the smaller by more than 2ε.",
            r"\mathbb P[|a-b|>2\varepsilon]=(1-2\varepsilon)^m-(2\varepsilon)^m",
        ),
    ),
    source=Source("derived", "checked by simulation"),
    examples=(
        Example(dict(m=20, epsilon=0.05), "0.1215766546", "mpmath: 0.9^20 - 0.1^20"),
        Example(dict(m=1, epsilon=0.1), "0.6", "by hand: |u - 1/2| > 0.2"),
        Example(dict(epsilon=0.05), "29", "mpmath: 0.9^28 = .0523, 0.9^29 = .0471", unknown="m", at_most=0.05),
    ),
    see_also=(
        "The true sample complexity here: {{solve threshold_midpoint_tail m at_most=0.05 epsilon=0.05}} examples "
        "for ε = δ = .05, where VC bounds need thousands."
    ),
)
def threshold_midpoint_tail(m: TailSamples, epsilon: UpToQuarter) -> RiskExceeded:
    return power_gap(2 * epsilon, m)
