"""Anthony and Bartlett's sample complexity for consistent learners."""

from bounds.formula.functions import log
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
    title="Sample complexity, realizable (Anthony and Bartlett)",
    statement=(
        r"So many examples are enough: with probability at least $1-\delta$ over the sample, every "
        r"$h\in\mathcal H$ without training error has $L_{\mathcal D}(h)\le\varepsilon$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION, REALIZABLE, CONSISTENT_LEARNER),
    decreasing_in="epsilon delta",
    proof=(
        Step(
            "Start from a double sample bound.",
            r"2\,\tau(2m)\,2^{-\varepsilon m/2}\le\delta",
            uses="vc_realizable_growth",
        ),
        Step(
            "Bound the growth function, and its logarithm of m by a line.",
            r"\tau(2m)\le\Big(\frac{2em}d\Big)^d,\quad\ln m\le\alpha m-\ln\alpha-1\quad"
            r"\Big(\alpha=\frac{\varepsilon\ln2}{4d}\Big)",
        ),
        Step(
            "This proves it with logarithms to base 2; with natural ones, as it is printed, it needs less. That "
            "less is enough is confirmed by exact tails on a grid of ε, δ and d, not by these steps.",
            r"\frac4\varepsilon\Big(d\log_2\frac{12}\varepsilon+\log_2\frac2\delta\Big)",
            uses="vc_hypergeometric",
        ),
    ),
    source=Source("anthony1999", "Theorem 4.8"),
    examples=(
        Example(dict(epsilon=0.1, delta=0.05, d=10), "2062.55187527738", "mpmath: 40 (10 ln 120 + ln 40)"),
        Example(dict(epsilon=0.1, delta=0.05, d=3), "722.054187298403", "a text that uses it prints 723"),
        Example(
            dict(epsilon=0.1, delta=0.05),
            "4",
            "mpmath: 913.6 for d = 4, 1,105.1 for d = 5",
            unknown="d",
            at_most=1000,
        ),
    ),
    see_also=(
        "The sharpest of the closed forms. With natural logarithms it needs slightly less than the double sample "
        "bound of vc_realizable_growth gives ({{vc_anthony_bartlett_realizable epsilon=0.1 delta=0.05 d=10}} for "
        "{{solve vc_realizable_growth m at_most=0.1 delta=0.05 d=10}} at d = 10, ε = 0.1, δ = 0.05), but "
        "vc_hypergeometric confirms it on a grid of ε, δ and d."
    ),
)
def vc_anthony_bartlett_realizable(epsilon: Accuracy, delta: Confidence, d: VCDimension) -> SampleComplexity:
    return 4 / epsilon * (d * log(12 / epsilon) + log(2 / delta))
