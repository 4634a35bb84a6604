"""ERM over a finite class: uniform convergence at ε/2 bounds the excess risk by ε."""

from math import log as ln

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import ERM, FINITE_CLASS, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Misprint, Source, Step
from bounds.vocabulary.quantities import ExcessRisk
from bounds.vocabulary.variables import Accuracy, Confidence, LogClassSize, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, ln_size: LogClassSize) -> Samples:
    return 2 * (ln_size + log(2 / delta)) / epsilon**2


def failure_probability(epsilon: Accuracy, m: Samples, ln_size: LogClassSize) -> Confidence:
    return 2 * exp(ln_size - m * epsilon**2 / 2)


def largest_class(epsilon: Accuracy, m: Samples, delta: Confidence) -> LogClassSize:
    return m * epsilon**2 / 2 - log(2 / delta)


@theorem(
    title="Finite class, excess risk of ERM",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every empirical risk minimizer $h_S$ has "
        r"$L_{\mathcal D}(h_S)\le\min_{h\in\mathcal H}L_{\mathcal D}(h)+\varepsilon$."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, FINITE_CLASS, ERM),
    decreasing_in="m delta",
    proof=(
        Step(
            "With probability 1-δ no hypothesis strays by more than ε/2.",
            r"\max_{h\in\mathcal H}|L_{\mathcal D}(h)-L_S(h)|\le\tfrac\varepsilon2",
            uses="finite_agnostic",
        ),
        Step(
            "Then the minimizer on the sample loses ε/2 twice: once for itself, once for the best of the class.",
            r"L_{\mathcal D}(h_S)\le L_S(h_S)+\tfrac\varepsilon2"
            r"\le L_S(h^*)+\tfrac\varepsilon2\le L_{\mathcal D}(h^*)+\varepsilon",
            uses="representative_sample",
        ),
        Step("Put ε/2 into the tail of the class and solve.", r"2|\mathcal H|e^{-m\varepsilon^2/2}=\delta"),
    ),
    equivalent_forms=(sample_complexity, failure_probability, largest_class),
    source=Source("shalev-shwartz2014", "Corollary 4.6"),
    examples=(
        Example(dict(m=1000, delta=0.05, ln_size=ln(1000)), "0.1455790832029", "mpmath: sqrt(2 ln(40000)/1000)"),
        Example(dict(m=1000, delta=0.05, ln_size=ln(32)), "0.1196211967580", "mpmath: sqrt(2 ln(1280)/1000)"),
        Example(
            dict(delta=0.05, ln_size=10 * ln(3)),
            "2936",
            "mpmath: 200 (10 ln 3 + ln 40) = 2935.0005",
            unknown="m",
            at_most=0.1,
        ),
        Example(
            dict(delta=0.05, ln_size=ln(1000)), "2120", "mpmath: 200 ln(40000) = 2119.327", unknown="m", at_most=0.1
        ),
    ),
    misprints=(
        Misprint(
            "uml-summary",
            "theorem: finite class is agnostic PAC learnable",
            printed=r"m_H(\varepsilon,\delta)=\Big\lceil\frac{2\log(2^{|H|}/\delta)}{\varepsilon^2}\Big\rceil",
            right=r"m_{\mathcal H}(\varepsilon,\delta)\le"
            r"\Big\lceil\frac{2\ln(2|\mathcal H|/\delta)}{\varepsilon^2}\Big\rceil",
            consequence=(
                "So many examples are enough, but by the factor 65.7 too many: 139,229, where "
                "{{solve finite_agnostic_excess m at_most=0.1 delta=0.05 ln_size=ln(1000)}} do for 1,000 hypotheses, "
                "ε = 0.1 and δ = 0.05."
            ),
            verdict="loose",
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="finite_agnostic",
            because="The gap counts twice: for the minimizer and for the best of the class.",
            value="2 * value",
            equal=True,
        ),
        Connection(
            kind="follows", another="finite_agnostic_excess_sharp", because="Of the 2|H| events |H| + 1 are enough."
        ),
    ),
    see_also=(
        "Twice the gap of finite_agnostic, so four times its examples. A one-sided bound for all of the class and "
        "a single one at h* would do: √(ln(2|H|/δ)/2m) + √(ln(2/δ)/2m), which is "
        "{{finite_agnostic_excess_split m=1000 delta=0.05 ln_size=ln(1000) share=0.5}} instead of "
        "{{finite_agnostic_excess m=1000 delta=0.05 ln_size=ln(1000)}} for |H| = m = 1,000, δ = 0.05."
    ),
)
def finite_agnostic_excess(m: Samples, delta: Confidence, ln_size: LogClassSize) -> ExcessRisk:
    return sqrt(2 * (ln_size + log(2 / delta)) / m)
