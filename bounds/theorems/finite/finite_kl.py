"""Occam's razor in relative entropy: a union bound over weighted hypotheses, sharp where the error is small."""

from math import log as ln

from bounds.formula.functions import binary_kl, exp, kl_inverse, log
from bounds.theorem import theorem
from bounds.theorems.finite._assumptions import PRIOR_WEIGHTS
from bounds.vocabulary.assumptions import IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Accuracy, Confidence, ErrorOnSample, LogClassSize, Samples


def sample_complexity(
    epsilon: Accuracy, delta: Confidence, ln_size: LogClassSize, training_error: ErrorOnSample
) -> Samples:
    return (ln_size + log(1 / delta)) / binary_kl(training_error, epsilon)


def failure_probability(
    epsilon: Accuracy, m: Samples, ln_size: LogClassSize, training_error: ErrorOnSample
) -> Confidence:
    return exp(ln_size - m * binary_kl(training_error, epsilon))


@theorem(
    title="Finite class, relative entropy (Occam)",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every hypothesis $h$ at once has a true risk of at "
        r"most "
        r"the largest $p$ with $\mathrm{kl}(L_S(h)\|p)\le\frac1m\big(\ln\frac1{\pi(h)}+\ln\frac1\delta\big)$. With "
        r"equal "
        r"weights $\ln\frac1{\pi(h)}=\ln|\mathcal H|$. One-sided."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, PRIOR_WEIGHTS),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "Give each hypothesis its weight's share of the failure probability.",
            r"\mathbb P\big[\mathrm{kl}(L_S(h)\|L_{\mathcal D}(h))>\tfrac1m\ln\tfrac1{\pi(h)\delta},\,"
            r"L_S(h)<L_{\mathcal D}(h)\big]\le\pi(h)\,\delta",
            uses="test_set_kl",
        ),
        Step("Add up.", r"\sum_h\pi(h)\,\delta\le\delta", uses="union bound"),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("langford2005", "Corollary 4.2, relative entropy Occam's razor bound"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, ln_size=20 * ln(2), training_error=0.05),
            "0.1002734995007",
            "mpmath: bisection, 40 digits",
        ),
        Example(
            dict(m=1000, delta=0.05, ln_size=20 * ln(2), training_error=0),
            "0.01671736363531",
            "mpmath: 1 - (0.05/2^20)^(1/1000), finite_realizable_sharp",
        ),
        Example(
            dict(delta=0.05, ln_size=20 * ln(2), training_error=0.05),
            "1010",
            "mpmath: (20 ln 2 + ln 20)/kl(0.05||0.1) = 1009.11",
            unknown="m",
            at_most=0.1,
        ),
    ),
    connections=(
        Connection(
            kind="sharpens",
            another="pac_bayes_kl",
            because="Of a posterior on one hypothesis, whose relative entropy is ln(1/weight).",
            at={"kl": "ln_size"},
        ),
        Connection(
            kind="follows",
            another="test_set_kl",
            because="Each hypothesis has its weight's share of δ.",
            at={"delta": "delta * exp(-ln_size)", "test_error": "training_error"},
            equal=True,
        ),
    ),
    see_also=(
        "It joins both ends: without training error it is finite_realizable_sharp, and it is never above training "
        "error plus finite_one_sided: {{finite_kl m=1000 delta=0.05 ln_size=ln(2^20) training_error=0.05}} "
        "against {{finite_one_sided m=1000 delta=0.05 ln_size=ln(2^20) plus=0.05}} for 5% of 1,000, 2^20 "
        "hypotheses, δ = 0.05. For the zero-one loss finite_binomial is a little sharper: "
        "{{finite_binomial m=1000 delta=0.05 ln_size=ln(2^20) errors=50}}. For code words of b bits put b ln 2."
    ),
)
def finite_kl(m: Samples, delta: Confidence, ln_size: LogClassSize, training_error: ErrorOnSample) -> TrueRisk:
    return kl_inverse(training_error, (ln_size + log(1 / delta)) / m)
