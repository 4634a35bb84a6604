"""The realizable VC bound on average over samples."""

from bounds.formula.functions import log, log_growth
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
from bounds.vocabulary.quantities import ExpectedRisk
from bounds.vocabulary.variables import Samples, VCDimension


@theorem(
    title="Expected risk of a consistent learner",
    statement="Averaged over samples of size $m$, the true risk of a consistent learner is at most so much.",
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION, REALIZABLE, CONSISTENT_LEARNER),
    decreasing_in="m",
    proof=(
        Step(
            "Integrate the tail, which is worth something from ε₀ on.",
            (
                r"\mathbb E\,L\le\varepsilon_0+\int_{\varepsilon_0}^\infty2\,\tau(2m)\,2^{-\varepsilon "
                r"m/2}\,d\varepsilon"
            ),
            uses="vc_realizable_growth",
        ),
        Step(
            "Choose ε₀ where the tail bound is 1.",
            r"\varepsilon_0=\frac2m\log_2(2\,\tau(2m)),\qquad\int=\frac2{m\ln2}",
        ),
    ),
    source=Source("devroye1996", "Theorem 12.7, integrated here"),
    examples=(
        Example(dict(m=1000, d=10), "0.18056845053607", "mpmath with the exact integer Sauer sum"),
        Example(dict(m=100, d=3), "0.45578965033975", "mpmath with the exact integer Sauer sum"),
        Example(
            dict(d=10),
            "2007",
            "mpmath with exact integer sums, bisection over m",
            unknown="m",
            at_most=0.1,
        ),
    ),
    see_also=(
        "vc_one_inclusion, for its own learner, has {{vc_one_inclusion m=1000 d=10}} instead of "
        "{{vc_expected_consistent m=1000 d=10}} at d = 10, m = 1,000."
    ),
)
def vc_expected_consistent(m: Samples, d: VCDimension) -> ExpectedRisk:
    return 2 / m * (log_growth(2 * m, d) + log(2) + 1) / log(2)
