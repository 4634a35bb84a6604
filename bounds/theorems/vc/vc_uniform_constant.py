"""Uniform convergence at the rate of the fundamental theorem, its constant left open."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Confidence, Constant, Samples, VCDimension


def sample_complexity(epsilon: Accuracy, delta: Confidence, d: VCDimension, C: Constant) -> Samples:
    return C * (d + log(1 / delta)) / epsilon**2


def failure_probability(epsilon: Accuracy, m: Samples, d: VCDimension, C: Constant) -> Confidence:
    return exp(d - m * epsilon**2 / C)


@theorem(
    title="Fundamental theorem, uniform convergence",
    statement=(
        r"There is an absolute constant $C$ such that, with probability at least $1-\delta$ over the sample, every "
        r"$h\in\mathcal H$ has $|L_{\mathcal D}(h)-L_S(h)|\le\varepsilon$. The notes leave $C$ open: the number shown "
        r"holds only for a $C$ that is large enough."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION),
    ends="both",
    decreasing_in="m delta",
    free_parameters="C",
    proof=(
        Step(
            "The gap is hardly ever far above its mean.",
            r"\sup_h|L_{\mathcal D}(h)-L_S(h)|"
            r"\le\mathbb E\sup_h|L_{\mathcal D}(h)-L_S(h)|+\sqrt{\frac{\ln(1/\delta)}{2m}}",
            uses="McDiarmid's inequality",
        ),
        Step(
            "Chaining over covers of the class bounds the mean without a logarithm of m.",
            r"\mathbb E\sup_h|L_{\mathcal D}(h)-L_S(h)|\le c\sqrt{\frac dm}",
            uses="Dudley's integral and Haussler's packing bound",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("shalev-shwartz2014", "Theorem 6.8, part 1"),
    examples=(
        Example(dict(m=1000, delta=0.05, d=10, C=1.0), "0.11399882575515", "mpmath: sqrt((10 + ln 20)/1000)"),
        Example(dict(delta=0.05, d=10, C=1.0), "1300", "mpmath: 100 (10 + ln 20) = 1299.573", unknown="m", at_most=0.1),
    ),
    see_also=(
        "The right rate with an unknown constant; vc_vapnik, vc_confidence and vc_original have all constants and a "
        "factor ln m. Use it to see how m scales with d, ε and δ, not as a number."
    ),
)
def vc_uniform_constant(m: Samples, delta: Confidence, d: VCDimension, C: Constant) -> Gap:
    return sqrt(C * (d + log(1 / delta)) / m)
