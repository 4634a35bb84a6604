"""Thresholds: the exact expected risk of the worst consistent hypothesis."""

from bounds.formula.functions import complement_power, minimum
from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import THRESHOLDS, WORST_CONSISTENT
from bounds.theorems.exact_laws._variables import Threshold
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import ExpectedRisk
from bounds.vocabulary.variables import Samples


@theorem(
    title="Thresholds, worst consistent hypothesis, mean",
    statement=(
        r"The worst threshold without training error has exactly this expected risk; $\theta$ is the probability "
        r"left of "
        r"the true threshold. About $3/(2m)$ with both labels, $1/(m+1)$ with one."
    ),
    assumes=(IID, THRESHOLDS, WORST_CONSISTENT),
    relation="=",
    decreasing_in="m",
    non_monotone="theta",
    proof=(
        Step(
            "It is off by the larger of the distances a and b to the nearest examples on either side.",
            r"\mathbb E\max(a,b)=\mathbb E a+\mathbb E b-\mathbb E\min(a,b)",
        ),
        Step(
            "Each mean is the integral of its tail.",
            r"\mathbb E a=\frac{1-(1-\theta)^{m+1}}{m+1},\quad\mathbb E\min=\frac{1-|1-2\theta|^{m+1}}{2(m+1)}",
        ),
    ),
    source=Source("derived", "checked by simulation"),
    examples=(
        Example(dict(m=20, theta=0.3), "0.07140197411", "mpmath; simulation agrees"),
        Example(dict(m=1, theta=0.5), "0.5", "by hand: one side is empty"),
    ),
    connections=(
        Connection(
            kind="sharpens",
            another="vc_expected_consistent",
            because="No consistent threshold has a larger mean, and that is known.",
            at={"d": "1"},
        ),
    ),
    see_also="threshold_worst_erm is its tail; no consistent learner lies above it.",
)
def threshold_worst_mean(m: Samples, theta: Threshold) -> ExpectedRisk:
    left = complement_power(1 - theta, m + 1)
    right = complement_power(theta, m + 1)
    both = complement_power(2 * minimum(theta, 1 - theta), m + 1)
    return (2 - left - right - (1 - both) / 2) / (m + 1)
