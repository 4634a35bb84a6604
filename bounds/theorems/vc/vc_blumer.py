"""How many examples make a consistent learner good: the classical answer."""

from bounds.formula.functions import log2, maximum
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import (
    BINARY_LABELS,
    CONSISTENT_LEARNER,
    FINITE_VC_DIMENSION,
    IID,
    REALIZABLE,
    ZERO_ONE_LOSS,
)
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import SampleComplexity
from bounds.vocabulary.variables import Accuracy, Confidence, VCDimension


@theorem(
    title="Sample complexity of Blumer, Ehrenfeucht, Haussler and Warmuth",
    statement=(
        r"So many examples are enough: with probability at least $1-\delta$ over the sample, every "
        r"$h\in\mathcal H$ without training error has $L_{\mathcal D}(h)\le\varepsilon$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION, REALIZABLE, CONSISTENT_LEARNER),
    decreasing_in="epsilon delta",
    proof=(
        Step(
            "Start from the double sample bound.",
            r"2\,\Big(\frac{2em}d\Big)^d\,2^{-\varepsilon m/2}\le\delta",
            uses="vc_realizable_growth",
        ),
        Step(
            "Give half of the exponent to each factor.",
            r"\frac{\varepsilon m}4\ge\log_2\frac2\delta,\qquad\frac{\varepsilon m}4\ge d\log_2\frac{2em}d",
        ),
    ),
    source=Source("blumer1989", "Theorem 2.1(ii)"),
    examples=(
        Example(dict(epsilon=0.1, delta=0.05, d=10), "5617.89425042276", "mpmath: 800 log2 130"),
        Example(
            dict(epsilon=0.5, delta=1e-6, d=1),
            "167.452548554593",
            "mpmath: 8 log2(2e6), above 16 log2 26 = 75.2",
        ),
        Example(
            dict(epsilon=0.1, delta=0.05),
            "1",
            "mpmath: 561.8 for d = 1, 1,123.6 for d = 2",
            unknown="d",
            at_most=1000,
        ),
    ),
    see_also=(
        "vc_blumer_sum is the form that Mitchell prints, with the sum instead of the maximum: "
        "{{vc_blumer_sum epsilon=0.1 delta=0.05 d=10}} for {{vc_blumer epsilon=0.1 delta=0.05 d=10}} at d = 10, ε "
        "= 0.1, δ = 0.05. Solving vc_realizable_growth exactly gives "
        "{{solve vc_realizable_growth m at_most=0.1 delta=0.05 d=10}} there."
    ),
)
def vc_blumer(epsilon: Accuracy, delta: Confidence, d: VCDimension) -> SampleComplexity:
    return maximum(4 / epsilon * log2(2 / delta), 8 * d / epsilon * log2(13 / epsilon))
