"""Agnostic learning with the constants of one's own course."""

from bounds.formula.functions import log
from bounds.theorem import theorem
from bounds.theorems.vc._variables import ConstantByAccuracy, ConstantByConfidence
from bounds.vocabulary.assumptions import BINARY_LABELS, ERM, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import SampleComplexity
from bounds.vocabulary.variables import Accuracy, Confidence, Constant, VCDimension


@theorem(
    title="Agnostic learning, a course's own constants",
    statement=(
        r"There is an absolute constant $C$ such that so many examples are enough, for every $A\ge1$ and $B\ge e$: "
        r"with probability at least $1-\delta$ over the sample, every empirical risk minimizer $h_S$ has $L_{\mathcal "
        r"D}(h_S)\le\min_{h\in\mathcal H}L_{\mathcal D}(h)+\varepsilon$. Courses print numbers for $A$, $B$ and $C$, "
        "such as 2, 16e and 8; the number shown is a bound only where theirs were proved."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION, ERM),
    decreasing_in="epsilon delta",
    free_parameters="C B A",
    proof=(
        Step("Without the logarithm of 1/ε it is enough already.", uses="vc_agnostic_constant"),
        Step("And ln(B/ε) is at least 1 for B ≥ e, ln(A/δ) at least ln(1/δ): more examples do no harm."),
    ),
    source=Source("shalev-shwartz2014", "Theorem 6.8, part 2, with looser logarithms"),
    examples=(
        Example(
            dict(epsilon=0.1, delta=0.05, d=3, C=8, B=43.492509255344722, A=2),
            "17532",
            "a public course's table, 17,532; mpmath: 800 (3 ln(160 e) + ln 40)",
        ),
        Example(
            dict(epsilon=0.1, delta=0.05, d=4, C=8, B=43.492509255344722, A=2), "22392", "the same table for rectangles"
        ),
        Example(dict(epsilon=0.5, delta=0.5, d=1, C=1, B=1, A=1), "5.5451774445", "by hand: 8 ln 2"),
    ),
    see_also=(
        "vc_agnostic_constant has no logarithm of 1/ε, which a sharper proof (chaining) saves. With A, B, C at hand "
        "that are proved, it is a bound: vc_anthony_bartlett_agnostic has such constants."
    ),
)
def vc_agnostic_logarithmic(
    epsilon: Accuracy, delta: Confidence, d: VCDimension, C: Constant, B: ConstantByAccuracy, A: ConstantByConfidence
) -> SampleComplexity:
    return C / epsilon**2 * (d * log(B / epsilon) + log(A / delta))
