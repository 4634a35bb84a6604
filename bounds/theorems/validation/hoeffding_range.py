"""Hoeffding's inequality for losses in any interval."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import INDEPENDENT, LOSS_IN_RANGE
from bounds.theorems.validation._variables import Deviation, LossRange
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.trivial import RANGE_OF_LOSS
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, loss_range: LossRange) -> Samples:
    return loss_range**2 * log(2 / delta) / (2 * epsilon**2)


def failure_probability(epsilon: Accuracy, m: Samples, loss_range: LossRange) -> Confidence:
    return 2 * exp(-2 * m * epsilon**2 / loss_range**2)


@theorem(
    title="Hoeffding's inequality, any range",
    statement=(
        r"Let $\theta_1,\dots,\theta_m$ be independent and each lie in an interval of length $b$. With probability at "
        r"least $1-\delta$ their mean differs from its expectation by at most $b\sqrt{\ln(2/\delta)/(2m)}$. Two-sided."
    ),
    assumes=(INDEPENDENT, LOSS_IN_RANGE, FIXED_HYPOTHESIS),
    ends="both",
    decreasing_in="m delta",
    proof=(
        Step(
            "A variable in an interval of length b has small exponential moments around its mean.",
            r"\mathbb E\,e^{s(\theta-\mathbb E\theta)}\le e^{s^2b^2/8}",
            uses="Hoeffding's lemma",
        ),
        Step(
            "Chernoff's method at s = 4ε/b², once for each direction.",
            r"\mathbb P[|\bar\theta-\mathbb E\bar\theta|>\varepsilon]\le2e^{-2m\varepsilon^2/b^2}=\delta",
            uses="Chernoff's method, union bound",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("hoeffding1963", "Theorem 2"),
    examples=(
        Example(dict(m=1000, delta=0.05, loss_range=5), "0.2147347041733688", "mpmath: 5 sqrt(ln(40)/2000)"),
        Example(dict(delta=0.05, loss_range=2), "738", "mpmath: 4 ln(40)/0.02 = 737.776", unknown="m", at_most=0.1),
        Example(dict(m=100, loss_range=1), "0.270670566473", "mpmath: 2 exp(-2)", unknown="delta", at_most=0.1),
    ),
    connections=(
        Connection(
            kind="follows",
            another="mcdiarmid",
            because="One of m examples moves their mean by at most b/m; half of δ for each direction.",
            at={"squares": "loss_range**2 / m", "delta": "delta / 2"},
            equal=True,
        ),
    ),
    see_also=(
        "hoeffding_two_sided is the case b = 1. For one direction put ln(1/δ). The mean need not be of losses; the "
        "variables need not have one law. It is mcdiarmid for the mean, each example changing it by at most b/m."
    ),
    trivial=RANGE_OF_LOSS,
)
def hoeffding_range(m: Samples, delta: Confidence, loss_range: LossRange) -> Deviation:
    return loss_range * sqrt(log(2 / delta) / (2 * m))
