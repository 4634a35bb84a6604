"""Agnostic learning at the rate of the fundamental theorem, its constant left open."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BINARY_LABELS, ERM, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import ExcessRisk
from bounds.vocabulary.variables import Accuracy, Confidence, Constant, Samples, VCDimension


def sample_complexity(epsilon: Accuracy, delta: Confidence, d: VCDimension, C: Constant) -> Samples:
    return C * (d + log(1 / delta)) / epsilon**2


def failure_probability(epsilon: Accuracy, m: Samples, d: VCDimension, C: Constant) -> Confidence:
    return exp(d - m * epsilon**2 / C)


@theorem(
    title="Fundamental theorem, agnostic learning",
    statement=(
        r"There is an absolute constant $C$ such that, with probability at least $1-\delta$ over the sample, every "
        r"empirical risk minimizer $h_S$ has "
        r"$L_{\mathcal D}(h_S)\le\min_{h\in\mathcal H}L_{\mathcal D}(h)+\varepsilon$. The notes leave $C$ open: the "
        r"number shown holds only for a $C$ that is large enough."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION, ERM),
    decreasing_in="m delta",
    free_parameters="C",
    proof=(
        Step(
            "Let no hypothesis stray by more than ε/2.",
            r"m\ge C'\,\frac{d+\ln(1/\delta)}{(\varepsilon/2)^2}",
            uses="vc_uniform_constant",
        ),
        Step(
            "The minimizer loses ε/2 twice; the factor 4 goes into the constant.",
            r"L_{\mathcal D}(h_S)\le L_S(h^*)+\tfrac\varepsilon2\le L_{\mathcal D}(h^*)+\varepsilon",
            uses="representative_sample",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("shalev-shwartz2014", "Theorem 6.8, part 2"),
    examples=(
        Example(dict(m=1000, delta=0.05, d=10, C=1.0), "0.11399882575515", "mpmath: sqrt((10 + ln 20)/1000)"),
        Example(dict(delta=0.05, d=10, C=1.0), "1300", "mpmath: 100 (10 + ln 20) = 1299.573", unknown="m", at_most=0.1),
    ),
    connections=(
        Connection(
            kind="follows",
            another="vc_uniform_constant",
            because="The gap counts twice: for the minimizer and for the best of the class.",
            at={"C": "C / 4"},
            value="2 * value",
            equal=True,
        ),
    ),
    see_also=(
        "The formula of vc_uniform_constant for another event, the excess risk of ERM, and with another constant: "
        "four times as large by the ε/2 argument. vc_agnostic_lower has the same shape from below."
    ),
)
def vc_agnostic_constant(m: Samples, delta: Confidence, d: VCDimension, C: Constant) -> ExcessRisk:
    return sqrt(C * (d + log(1 / delta)) / m)
