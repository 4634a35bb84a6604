"""Thresholds: the exact expected risk of the midpoint learner."""

from bounds.formula.functions import complement_power, minimum
from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import MIDPOINT, THRESHOLDS
from bounds.theorems.exact_laws._variables import Threshold
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import ExpectedRisk
from bounds.vocabulary.variables import Samples


@theorem(
    title="Thresholds, midpoint learner, mean",
    statement=(
        r"The midpoint learner's expected risk is exactly this; $\theta$ is the probability left of the true "
        r"threshold, whatever the law. About $1/(2m)$."
    ),
    assumes=(IID, THRESHOLDS, MIDPOINT),
    relation="=",
    decreasing_in="m",
    non_monotone="theta",
    proof=(
        Step(
            "Distances a to the left and b to the right of the threshold, in probability, have this joint law.",
            r"\mathbb P[a>s,\,b>t]=(1-s-t)^m,\quad s<\theta,\ t<1-\theta",
            uses="probability integral transform",
        ),
        Step("The midpoint is off by half their difference.", r"\mathbb E\tfrac{|a-b|}2=\tfrac12\mathbb E[\max-\min]"),
        Step("Integrate the tails."),
    ),
    source=Source("derived", "checked by simulation"),
    examples=(
        Example(dict(m=20, theta=0.3), "0.0237962252", "mpmath; a simulation of 400,000 samples agrees"),
        Example(dict(m=1, theta=0.5), "0.125", "by hand: the mean of |u - 1/2|/2 for uniform u"),
    ),
    connections=(Connection(kind="sharpens", another="threshold_worst_mean", because="The midpoint is consistent."),),
    see_also=(
        "With many examples of both labels threshold_worst_mean is three times as large: the cost of the worst "
        "consistent choice."
    ),
)
def threshold_midpoint_mean(m: Samples, theta: Threshold) -> ExpectedRisk:
    left = complement_power(1 - theta, m + 1)
    right = complement_power(theta, m + 1)
    both = complement_power(2 * minimum(theta, 1 - theta), m + 1)
    return (1 - left - right + both) / (2 * (m + 1))
