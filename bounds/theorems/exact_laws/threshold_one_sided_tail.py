"""Thresholds: how often a cautious learner fails."""

from bounds.formula.functions import complement_power
from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import BELOW_ONE_SIDE, SMALLEST_POSITIVE, THRESHOLDS
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import RiskExceeded
from bounds.vocabulary.variables import Accuracy, Samples


@theorem(
    title="Thresholds, one-sided learner, tail",
    statement=(
        r"The learner that puts the threshold at the nearest positive example has risk at least $\varepsilon$ with "
        r"exactly this probability over the sample."
    ),
    assumes=(IID, THRESHOLDS, SMALLEST_POSITIVE, BELOW_ONE_SIDE),
    relation="=",
    decreasing_in="m epsilon",
    proof=(Step("No example lies within ε right of the threshold.", r"(1-\varepsilon)^m"),),
    source=Source("derived", "the textbook step that needs no inequality"),
    examples=(
        Example(dict(m=20, epsilon=0.05), "0.3584859224", "mpmath: 0.95^20"),
        Example(dict(epsilon=0.05), "59", "mpmath: ln 20/(-ln 0.95) = 58.404", unknown="m", at_most=0.05),
    ),
    see_also="The probability that one bad hypothesis survives, which finite_realizable bounds by e^(-εm) and adds up.",
)
def threshold_one_sided_tail(m: Samples, epsilon: Accuracy) -> RiskExceeded:
    return complement_power(epsilon, m)
