"""ERM over a finite class: its excess risk, with as few events as the argument needs."""

from math import log as ln

from bounds.formula.functions import exp, log, log_one_plus, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import ERM, FINITE_CLASS, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import ExcessRisk
from bounds.vocabulary.variables import Accuracy, Confidence, LogClassSize, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, ln_size: LogClassSize) -> Samples:
    return 2 * (ln_size + log(1 + exp(-ln_size)) + log(1 / delta)) / epsilon**2


@theorem(
    title="Finite class, excess risk of ERM with |H| + 1 events",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every empirical risk minimizer $h_S$ has "
        r"$L_{\mathcal D}(h_S)\le\min_{h\in\mathcal H}L_{\mathcal D}(h)+2\sqrt{\ln((|\mathcal H|+1)/\delta)/(2m)}$."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, FINITE_CLASS, ERM),
    decreasing_in="m delta",
    proof=(
        Step(
            "No hypothesis may look too good, and the best of them may not look too bad: |H| + 1 one-sided events.",
            r"(|\mathcal H|+1)\,e^{-2m(\varepsilon/2)^2}=\delta",
            uses="hoeffding_one_sided, union bound",
        ),
        Step(
            "Then the minimizer on the sample loses ε/2 twice.",
            r"L_{\mathcal D}(h_S)\le L_S(h_S)+\tfrac\varepsilon2"
            r"\le L_S(h^*)+\tfrac\varepsilon2\le L_{\mathcal D}(h^*)+\varepsilon",
        ),
        Step("With ln(|H| + 1) written as", r"\ln|\mathcal H|+\ln(1+e^{-\ln|\mathcal H|})"),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("shalev-shwartz2014", "Corollary 4.6 with |H| + 1 instead of 2|H| events"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, ln_size=20 * ln(2)), "0.1836228571743", "mpmath: 2 sqrt(ln((2^20 + 1)/0.05)/2000)"
        ),
        Example(dict(m=1000, delta=0.05, ln_size=ln(1000)), "0.1407443572785", "mpmath: 2 sqrt(ln(1001/0.05)/2000)"),
        Example(
            dict(delta=0.05, ln_size=ln(1000)), "1981", "mpmath: 200 ln(20020) = 1980.897", unknown="m", at_most=0.1
        ),
    ),
    see_also=(
        "finite_agnostic_excess counts 2|H| events: {{finite_agnostic_excess m=1000 delta=0.05 ln_size=ln(1000)}} "
        "instead of {{finite_agnostic_excess_sharp m=1000 delta=0.05 ln_size=ln(1000)}} for |H| = m = 1,000, δ = "
        "0.05. Since one hypothesis needs less than all of them, finite_agnostic_excess_split does better still: "
        "{{finite_agnostic_excess_split m=1000 delta=0.05 ln_size=ln(1000) share=0.5}}."
    ),
)
def finite_agnostic_excess_sharp(m: Samples, delta: Confidence, ln_size: LogClassSize) -> ExcessRisk:
    return 2 * sqrt((ln_size + log_one_plus(exp(-ln_size)) + log(1 / delta)) / (2 * m))
