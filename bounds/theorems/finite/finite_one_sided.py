"""An upper bound on the true risk of every hypothesis of a finite class at once."""

from math import log as ln

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import FINITE_CLASS, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Confidence, LogClassSize, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, ln_size: LogClassSize) -> Samples:
    return (ln_size + log(1 / delta)) / (2 * epsilon**2)


def failure_probability(epsilon: Accuracy, m: Samples, ln_size: LogClassSize) -> Confidence:
    return exp(ln_size - 2 * m * epsilon**2)


def largest_class(epsilon: Accuracy, m: Samples, delta: Confidence) -> LogClassSize:
    return 2 * m * epsilon**2 - log(1 / delta)


@theorem(
    title="Finite class, one-sided",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every $h\in\mathcal H$ has "
        r"$L_{\mathcal D}(h)\le L_S(h)+\varepsilon$. One-sided and uniform, so it holds for whichever is chosen."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, FINITE_CLASS),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "One fixed hypothesis looks better than it is by more than ε only rarely.",
            r"\mathbb P[L_{\mathcal D}(h)>L_S(h)+\varepsilon]\le e^{-2m\varepsilon^2}",
            uses="hoeffding_one_sided",
        ),
        Step("Add up over the class and solve for ε.", r"|\mathcal H|e^{-2m\varepsilon^2}=\delta", uses="union bound"),
    ),
    equivalent_forms=(sample_complexity, failure_probability, largest_class),
    source=Source(
        "langford2005", "Occam's razor bound with Hoeffding's tail; Mohri et al. 2018, Theorem 2.13, is two-sided"
    ),
    examples=(
        Example(
            dict(m=1000, delta=0.05, ln_size=20 * ln(2)), "0.09181142599032", "mpmath: sqrt((20 ln 2 + ln 20)/2000)"
        ),
        Example(
            dict(delta=0.05, ln_size=ln(1000)), "1981", "mpmath: ln(20000)/0.005 = 1980.70", unknown="m", at_most=0.05
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="hoeffding_one_sided",
            because="Each hypothesis has the share δ/|H|.",
            at={"delta": "delta * exp(-ln_size)"},
            equal=True,
        ),
        Connection(
            kind="follows",
            another="finite_kl",
            because="Pinsker's inequality, whatever the training error.",
            value="value - training_error",
        ),
    ),
    see_also=(
        "finite_agnostic bounds both directions and has ln 2 more: "
        "{{finite_agnostic m=1000 delta=0.05 ln_size=ln(2^20)}} instead of "
        "{{finite_one_sided m=1000 delta=0.05 ln_size=ln(2^20)}} for 2^20 hypotheses, m = 1,000, δ = 0.05. "
        "finite_kl and finite_binomial are sharper where the training error is small."
    ),
)
def finite_one_sided(m: Samples, delta: Confidence, ln_size: LogClassSize) -> Gap:
    return sqrt((ln_size + log(1 / delta)) / (2 * m))
