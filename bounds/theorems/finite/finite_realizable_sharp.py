"""A consistent learner over a finite class, with (1 - ε)^m kept as it is."""

from math import log as ln

from bounds.formula.functions import exp, log, one_minus_exp
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import CONSISTENT_LEARNER, FINITE_CLASS, IID, REALIZABLE, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Accuracy, Confidence, LogClassSize, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, ln_size: LogClassSize) -> Samples:
    return (ln_size + log(1 / delta)) / -log(1 - epsilon)


def failure_probability(epsilon: Accuracy, m: Samples, ln_size: LogClassSize) -> Confidence:
    return exp(ln_size + m * log(1 - epsilon))


def largest_class(epsilon: Accuracy, m: Samples, delta: Confidence) -> LogClassSize:
    return -m * log(1 - epsilon) - log(1 / delta)


@theorem(
    title="Finite class, realizable, sharp",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every $h\in\mathcal H$ without training error, and so "
        r"the one a consistent learner returns, has true risk "
        r"$L_{\mathcal D}(h)\le\varepsilon=1-(\delta/|\mathcal H|)^{1/m}$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, FINITE_CLASS, REALIZABLE, CONSISTENT_LEARNER),
    decreasing_in="m delta",
    proof=(
        Step(
            "A hypothesis of true risk above ε makes no error on m independent examples only rarely.",
            r"\mathbb P[L_S(h)=0]=(1-L_{\mathcal D}(h))^m\le(1-\varepsilon)^m",
            uses="hypothesis_survival",
        ),
        Step("Add up over the class.", r"|\mathcal H|(1-\varepsilon)^m=\delta", uses="union bound"),
        Step("Solve for ε without bounding 1 - ε by an exponential."),
    ),
    equivalent_forms=(sample_complexity, failure_probability, largest_class),
    source=Source("shalev-shwartz2014", "proof of Corollary 2.3, before the step to the exponential"),
    examples=(
        Example(dict(m=100, delta=0.05, ln_size=ln(1000)), "0.09428887967841", "mpmath: 1 - (0.05/1000)^(1/100)"),
        Example(dict(m=1000, delta=0.05, ln_size=20 * ln(2)), "0.01671736364", "mpmath: 1 - (0.05/2^20)^(1/1000)"),
        Example(
            dict(delta=0.05, ln_size=10 * ln(3)),
            "133",
            "Hendrix College PAC notes have m ≥ ln(δ/|H|)/ln(1 - ε); mpmath: 132.7049",
            unknown="m",
            at_most=0.1,
        ),
        Example(
            dict(delta=0.05, ln_size=20 * ln(2)),
            "329",
            "mpmath: (20 ln 2 + ln 20)/(-ln 0.95) = 328.672",
            unknown="m",
            at_most=0.05,
        ),
    ),
    connections=(
        Connection(
            kind="specialises",
            another="finite_kl",
            because="No training error.",
            at={"training_error": "0"},
            equal=True,
        ),
    ),
    see_also=(
        "Never above finite_realizable, which it undercuts by about ε²/2; both are right, of two steps of one "
        "proof: {{solve finite_realizable_sharp m at_most=0.1 delta=0.05 ln_size=ln(3^10)}} and "
        "{{solve finite_realizable m at_most=0.1 delta=0.05 ln_size=ln(3^10)}} examples for ten literals, ε = "
        "0.1, δ = 0.05."
    ),
)
def finite_realizable_sharp(m: Samples, delta: Confidence, ln_size: LogClassSize) -> TrueRisk:
    return one_minus_exp((ln_size + log(1 / delta)) / m)
