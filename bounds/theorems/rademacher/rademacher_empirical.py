"""Uniform bound with the Rademacher complexity of the losses on the very sample at hand."""

from math import log as ln
from math import sqrt as root

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.rademacher._variables import DoubledComplexityOnSample
from bounds.vocabulary.assumptions import CLASS_FIXED, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, rademacher: DoubledComplexityOnSample) -> Samples:
    return 9 * log(2 / delta) / (2 * (epsilon - rademacher) ** 2)


def failure_probability(epsilon: Accuracy, m: Samples, rademacher: DoubledComplexityOnSample) -> Confidence:
    return 2 * exp(-2 * m * (epsilon - rademacher) ** 2 / 9)


def affordable_complexity(epsilon: Accuracy, m: Samples, delta: Confidence) -> DoubledComplexityOnSample:
    return epsilon - 3 * sqrt(log(2 / delta) / (2 * m))


@theorem(
    title="Rademacher bound, empirical complexity",
    statement=(
        r"Let $\hat{\mathfrak R}=\frac2m\,\mathbb E_\sigma\sup_{f\in\mathcal F}"
        r"\bigl|\sum_i\sigma_i\,\ell(f(x_i),y_i)\bigr|$ be the complexity of the losses on the sample, "
        r"with the factor 2 and the absolute value inside. With probability at least $1-\delta$ over the "
        r"sample, every $f\in\mathcal F$ has $L_{\mathcal D}(f)\le L_S(f)+\varepsilon$: one-sided, uniform "
        r"over the class."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, CLASS_FIXED),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "Spend half of the failure probability on the bound with the expected complexity.",
            r"L_{\mathcal D}(f)\le L_S(f)+\mathfrak R+\sqrt{\frac{\ln(2/\delta)}{2m}}",
            uses="rademacher_expected",
        ),
        Step(
            "One example moves the empirical complexity by at most 2/m: the other half covers its distance from the "
            "mean.",
            r"\mathfrak R\le\hat{\mathfrak R}+2\sqrt{\frac{\ln(2/\delta)}{2m}}",
            uses="rademacher_concentration",
        ),
        Step("Add the two: both hold with probability at least 1-δ.", uses="union bound"),
    ),
    equivalent_forms=(sample_complexity, failure_probability, affordable_complexity),
    source=Source("mohri2018", "Theorem 3.3, second inequality, whose 2R is at most the R here"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, rademacher=0.1),
            "0.2288408225",
            "mpmath: 0.1 + 3 sqrt(ln(40)/2000), 40 digits",
        ),
        Example(
            dict(m=200, delta=0.05, rademacher=2 * root(2 * ln(5000) / 200)),
            "0.8718",
            "published: lesson on Rademacher complexity, training risk .05 and 5000 functions by Massart's "
            "lemma, total .9218 (recomputed in mpmath)",
        ),
        Example(
            dict(m=5000, delta=0.05, rademacher=2 * root(2 * ln(5000) / 5000)),
            "0.1744",
            "published: the same lesson at 5000 examples, total .2244 (recomputed in mpmath)",
        ),
        Example(
            dict(m=1000, delta=0.05),
            "0.1711591775",
            "mpmath: 0.3 - 3 sqrt(ln(40)/2000), 40 digits",
            unknown="rademacher",
            at_most=0.3,
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="rademacher_expected",
            because="The expected complexity is hardly above the empirical one: the other half of δ.",
            at={"delta": "delta / 2", "rademacher": "rademacher + sqrt(2 * log(2 / delta) / m)"},
            equal=True,
        ),
    ),
    see_also=(
        "Against rademacher_expected: nothing about the distribution is needed, at three times the confidence term. "
        "Without the absolute value and with 1/m for 2/m, as textbooks write today, the "
        "bound carries twice their R. Where the mean over signs is itself simulated, add the error of the "
        "simulation."
    ),
)
def rademacher_empirical(m: Samples, delta: Confidence, rademacher: DoubledComplexityOnSample) -> Gap:
    return rademacher + 3 * sqrt(log(2 / delta) / (2 * m))
