"""Thresholds: how often some consistent hypothesis is bad."""

from bounds.assumptions import IID
from bounds.citation import Example, Source, Step
from bounds.functions import complement_power
from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import BELOW_BOTH_SIDES, THRESHOLDS, WORST_CONSISTENT
from bounds.theorems.exact_laws._words import UpToHalf
from bounds.vocabulary import Probability, Samples


@theorem(
    title="Thresholds, worst consistent hypothesis, tail",
    says=(
        r"Some threshold without training error has risk at least $\varepsilon$ with exactly this probability over the "
        r"sample. The same law holds for homogeneous halfplanes and rotation-invariant examples in the plane."
    ),
    assumes=(IID, THRESHOLDS, WORST_CONSISTENT, BELOW_BOTH_SIDES),
    relation="=",
    falls_in="m epsilon",
    proof=(
        Step("No example lies within ε to the left, or none to the right.", r"2(1-\varepsilon)^m"),
        Step("Both happen together with this probability; it was counted twice.", r"(1-2\varepsilon)^m"),
    ),
    source=Source("derived", "checked by simulation"),
    examples=(
        Example(dict(m=20, epsilon=0.08), "0.3467962185", "mpmath: 2 * 0.92^20 - 0.84^20"),
        Example(dict(m=1, epsilon=0.5), "1", "by hand"),
        Example(dict(epsilon=0.05), "72", "mpmath: .05186 for 71 examples, .04927 for 72", unknown="m", at_most=0.05),
    ),
    relates=(
        "What a uniform bound for this class and law would have to say, had it no slack: 72 examples for ε = δ = .05."
    ),
)
def threshold_worst_tail(m: Samples, epsilon: UpToHalf) -> Probability:
    return 2 * complement_power(epsilon, m) - complement_power(2 * epsilon, m)
