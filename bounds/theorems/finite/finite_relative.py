"""A finite class at the rate its training error allows: 1/m without errors, 1/√m with many."""

from math import log as ln

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import FINITE_CLASS, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Accuracy, Confidence, ErrorOnSample, LogClassSize, Samples


def sample_complexity(
    epsilon: Accuracy, delta: Confidence, ln_size: LogClassSize, training_error: ErrorOnSample
) -> Samples:
    return 2 * epsilon * (ln_size + log(1 / delta)) / (epsilon - training_error) ** 2


def failure_probability(
    epsilon: Accuracy, m: Samples, ln_size: LogClassSize, training_error: ErrorOnSample
) -> Confidence:
    return exp(ln_size - m * (epsilon - training_error) ** 2 / (2 * epsilon))


@theorem(
    title="Finite class, optimistic rate",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every $h\in\mathcal H$ has "
        r"$L_{\mathcal D}(h)\le L_S(h)+t+\sqrt{t^2+2L_S(h)\,t}$ with $t=\frac1m\ln\frac{|\mathcal H|}\delta$. "
        r"One-sided."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, FINITE_CLASS),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "For each hypothesis at failure probability δ/|H|.",
            r"L_{\mathcal D}(h)-L_S(h)\le\sqrt{2L_{\mathcal D}(h)\,t}",
            uses="relative_chernoff",
        ),
        Step("Add up over the class; solve the quadratic inequality for the true risk.", uses="union bound"),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source(
        "angluin1979",
        "the lower tail, with a union over the class; Kearns and Vazirani 1994, Theorem 9.2",
        seen_in="Prove2Me, ComputationalLearning.chernoff_bounds",
    ),
    examples=(
        Example(
            dict(m=1000, delta=0.05, ln_size=20 * ln(2), training_error=0.05),
            "0.1112442877546",
            "mpmath: larger root of the quadratic",
        ),
        Example(
            dict(delta=0.05, ln_size=20 * ln(2), training_error=0.05),
            "1349",
            "mpmath: 1348.69",
            unknown="m",
            at_most=0.1,
        ),
    ),
    connections=(
        Connection(kind="follows", another="finite_kl", because="The divergence is at least (p - q)²/(2p)."),
        Connection(
            kind="follows",
            another="relative_chernoff",
            because="Each hypothesis has the share δ/|H|.",
            at={"delta": "delta * exp(-ln_size)", "test_error": "training_error"},
            equal=True,
        ),
    ),
    see_also=(
        "A closed relaxation of finite_kl: "
        "{{finite_relative m=1000 delta=0.05 ln_size=ln(2^20) training_error=0.05}} against "
        "{{finite_kl m=1000 delta=0.05 ln_size=ln(2^20) training_error=0.05}} (and "
        "{{finite_one_sided m=1000 delta=0.05 ln_size=ln(2^20) plus=0.05}} for finite_one_sided) for 5% of 1,000, "
        "2^20 hypotheses, δ = 0.05."
    ),
)
def finite_relative(m: Samples, delta: Confidence, ln_size: LogClassSize, training_error: ErrorOnSample) -> TrueRisk:
    t = (ln_size + log(1 / delta)) / m
    return training_error + t + sqrt(t**2 + 2 * training_error * t)
