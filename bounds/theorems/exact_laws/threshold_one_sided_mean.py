"""Thresholds: the exact expected risk of a cautious learner."""

from bounds.formula.functions import complement_power
from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import SMALLEST_POSITIVE, THRESHOLDS
from bounds.theorems.exact_laws._variables import Threshold
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import ExpectedRisk
from bounds.vocabulary.variables import Samples


@theorem(
    title="Thresholds, one-sided learner, mean",
    statement=(
        r"The learner that puts the threshold at the nearest positive example has exactly this expected risk, where "
        r"$\theta$ is the probability of the negative side."
    ),
    assumes=(IID, THRESHOLDS, SMALLEST_POSITIVE),
    relation="=",
    decreasing_in="m theta",
    proof=(
        Step(
            "Its risk is the distance to that example.",
            r"\mathbb P[L\ge\varepsilon]=(1-\varepsilon)^m,\quad\varepsilon\le1-\theta",
        ),
        Step("Integrate the tail.", r"\int_0^{1-\theta}(1-t)^m\,dt"),
    ),
    source=Source("derived", "checked by simulation"),
    examples=(
        Example(dict(m=20, theta=0.3), "0.04761904762", "mpmath: (1 - 0.3^21)/21"),
        Example(dict(m=1, theta=0), "0.5", "by hand: the mean of a uniform number"),
    ),
    connections=(
        Connection(kind="sharpens", another="threshold_worst_mean", because="The one-sided learner is consistent."),
    ),
    see_also=(
        "With many examples of both labels, twice the risk of threshold_midpoint_mean and two thirds of "
        "threshold_worst_mean."
    ),
)
def threshold_one_sided_mean(m: Samples, theta: Threshold) -> ExpectedRisk:
    return (1 - complement_power(1 - theta, m + 1)) / (m + 1)
