"""Uniform convergence over a finite class: Hoeffding for one hypothesis, then a union bound."""

from math import log as ln

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import FINITE_CLASS, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Misprint, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Confidence, LogClassSize, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, ln_size: LogClassSize) -> Samples:
    return (ln_size + log(2 / delta)) / (2 * epsilon**2)


def failure_probability(epsilon: Accuracy, m: Samples, ln_size: LogClassSize) -> Confidence:
    return 2 * exp(ln_size - 2 * m * epsilon**2)


def largest_class(epsilon: Accuracy, m: Samples, delta: Confidence) -> LogClassSize:
    return 2 * m * epsilon**2 - log(2 / delta)


@theorem(
    title="Finite class, uniform convergence",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every $h\in\mathcal H$ has "
        r"$|L_{\mathcal D}(h)-L_S(h)|\le\varepsilon$."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, FINITE_CLASS),
    ends="both",
    decreasing_in="m delta",
    proof=(
        Step(
            "One fixed hypothesis strays by more than ε rarely.",
            r"\mathbb P\big[|L_{\mathcal D}(h)-L_S(h)|>\varepsilon\big]\le 2e^{-2m\varepsilon^2}",
            uses="hoeffding_two_sided",
        ),
        Step(
            "Add up over the class: the probability that any of them strays is at most the sum.",
            r"2|\mathcal H|e^{-2m\varepsilon^2}=\delta",
            uses="union bound",
        ),
        Step("Solve for ε."),
    ),
    equivalent_forms=(sample_complexity, failure_probability, largest_class),
    source=Source("shalev-shwartz2014", "Corollary 4.6"),
    examples=(
        Example(dict(m=1000, delta=0.05, ln_size=ln(1000)), "0.07279", "by hand: sqrt(ln(40000)/2000)"),
        Example(
            dict(delta=0.05, ln_size=10 * ln(3)),
            "734",
            "by hand: (10 ln 3 + ln 40)/0.02 = 733.7",
            unknown="m",
            at_most=0.1,
        ),
        Example(
            dict(delta=0.03, ln_size=ln(10)),
            "1301",
            "Caltech homework 3, problem 2: 1300.46",
            unknown="m",
            at_most=0.05,
        ),
    ),
    misprints=(
        Misprint(
            "padova2020",
            "proof of proposition 3.2, last line",
            printed=r"\mathcal D^m\{S:|L_S(h)-L_{\mathcal D}(h)|>\varepsilon\}\le\delta",
            right=r"\mathcal D^m\{S:\exists h\in\mathcal H,\,|L_S(h)-L_{\mathcal D}(h)|>\varepsilon\}\le\delta",
            consequence=(
                "True of each h, but the proposition says it of all at once. For one h "
                "{{solve hoeffding_two_sided m at_most=0.1 delta=0.05}} examples would do, by the factor 2.86 fewer "
                "than the {{solve finite_agnostic m at_most=0.1 delta=0.05 ln_size=ln(1000)}} for 1,000 hypotheses "
                "(ε = 0.1, δ = 0.05)."
            ),
            verdict="loose",
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="finite_one_sided",
            because="Both directions, with half of δ for each.",
            at={"delta": "delta / 2"},
            equal=True,
        ),
        Connection(
            kind="follows",
            another="hoeffding_two_sided",
            because="Each hypothesis has the share δ/|H|.",
            at={"delta": "delta * exp(-ln_size)"},
            equal=True,
        ),
    ),
    see_also="Two-sided and uniform: twice this gap bounds the excess risk of ERM (finite_agnostic_excess).",
)
def finite_agnostic(m: Samples, delta: Confidence, ln_size: LogClassSize) -> Gap:
    return sqrt((ln_size + log(2 / delta)) / (2 * m))
