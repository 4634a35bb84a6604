"""The largest gap over a finite class, on average over samples."""

from math import log as ln

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import FINITE_CLASS, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import ExpectedGap
from bounds.vocabulary.variables import Accuracy, LogClassSize, Samples


def sample_complexity(epsilon: Accuracy, ln_size: LogClassSize) -> Samples:
    return ln_size / (2 * epsilon**2)


def largest_class(epsilon: Accuracy, m: Samples) -> LogClassSize:
    return 2 * m * epsilon**2


@theorem(
    title="Finite class, expected largest gap",
    statement=(
        r"On average over samples, $\mathbb E\max_{h\in\mathcal H}(L_{\mathcal D}(h)-L_S(h))\le"
        r"\sqrt{\ln|\mathcal H|/(2m)}$. One-sided, in expectation."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, FINITE_CLASS),
    decreasing_in="m",
    proof=(
        Step(
            "Each gap is sub-Gaussian with variance factor 1/(4m).",
            r"\ln\mathbb E\,e^{s(L_{\mathcal D}(h)-L_S(h))}\le\tfrac{s^2}{8m}",
            uses="Hoeffding's lemma",
        ),
        Step(
            "The exponential of the largest is at most the sum of the exponentials.",
            r"\mathbb E\max_h(\cdot)\le\tfrac1s\ln\Big(|\mathcal H|\,e^{s^2/(8m)}\Big)",
            uses="Jensen's inequality",
        ),
        Step("Take the best s.", r"s=\sqrt{8m\ln|\mathcal H|}"),
    ),
    equivalent_forms=(sample_complexity, largest_class),
    source=Source("boucheron2013", "Theorem 2.5"),
    examples=(
        Example(dict(m=1000, ln_size=20 * ln(2)), "0.08325546111576978", "mpmath: sqrt(20 ln 2/2000)"),
        Example(dict(m=1000, ln_size=ln(1000)), "0.05876970001191999", "mpmath: sqrt(ln(1000)/2000)"),
        Example(dict(ln_size=ln(1000)), "346", "mpmath: 50 ln(1000) = 345.39", unknown="m", at_most=0.1),
    ),
    see_also=(
        "For the largest |gap| there are 2|H| candidates: put ln|H| + ln 2, "
        "{{finite_expected_gap m=1000 ln_size=ln(2^21)}} for 2^20 hypotheses and m = 1,000. finite_one_sided is "
        "the same with ln(1/δ) added, with high probability."
    ),
)
def finite_expected_gap(m: Samples, ln_size: LogClassSize) -> ExpectedGap:
    return sqrt(ln_size / (2 * m))
