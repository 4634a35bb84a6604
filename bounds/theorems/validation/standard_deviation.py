"""How far the standard deviation seen on the sample may lie below the true one."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.validation._variables import StandardDeviation
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence, SampleVariance, SeveralSamples


@theorem(
    title="Standard deviation of a loss (Maurer and Pontil)",
    statement=(
        r"Let the losses of one fixed $h$ lie in $[0,1]$ and have sample variance $V$, with $m-1$ below the line. With "
        r"probability at least $1-\delta$ over the sample, their true standard deviation $\sigma$ is at most "
        r"$\sqrt V+\sqrt{2\ln(1/\delta)/(m-1)}$; and, separately, at least $\sqrt V$ minus the same term."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, FIXED_HYPOTHESIS),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "Times m the variance of a sample is self-bounding: no single loss matters much when it is small.",
            r"\mathbb P[\sigma^2-V>t]\le\exp\Big(-\frac{(m-1)t^2}{2\sigma^2}\Big)",
            uses="concentration of self-bounding functions",
        ),
        Step(
            "Set the right side to δ and complete the square.",
            r"\sigma^2-\sigma\sqrt{\tfrac{2\ln(1/\delta)}{m-1}}\le V",
        ),
    ),
    source=Source("maurer2009", "Theorem 10", seen_in="two libraries of confidence bounds"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, variance=0.0475),
            "0.2953882297",
            "mpmath: sqrt(0.0475) + sqrt(2 ln(20)/999)",
        ),
        Example(dict(m=201, delta=0.01, variance=0), "0.214596602629", "mpmath: sqrt(ln(100)/100), no loss differs"),
    ),
    see_also=(
        "The step by which empirical_bernstein gets rid of the true variance: there both fail with half of δ. Losses "
        "in [0, 1] never have a standard deviation above 1/2."
    ),
)
def standard_deviation(m: SeveralSamples, delta: Confidence, variance: SampleVariance) -> StandardDeviation:
    return sqrt(variance) + sqrt(2 * log(1 / delta) / (m - 1))
