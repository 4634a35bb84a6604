"""Anthony and Bartlett's sample complexity for minimizers of the training error."""

from bounds.formula.functions import log
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BINARY_LABELS, ERM, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import SampleComplexity
from bounds.vocabulary.variables import Accuracy, Confidence, VCDimension


@theorem(
    title="Sample complexity, agnostic (Anthony and Bartlett)",
    statement=(
        r"So many examples are enough: with probability at least $1-\delta$ over the sample, every "
        r"$h_S\in\mathcal H$ of minimum training error has excess risk at most $\varepsilon$ over the best "
        r"of $\mathcal H$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION, ERM),
    decreasing_in="epsilon delta",
    proof=(
        Step(
            "The two-sided gap must be at most ε/2 all over the class.",
            r"4\,\tau(2m)\,e^{-m(\varepsilon/2)^2/8}\le\delta",
            uses="vc_original",
        ),
        Step(
            "Bound the growth function, and its logarithm of m by a line.",
            r"\ln m\le\alpha m-\ln\alpha-1",
            uses="sauer_polynomial",
        ),
    ),
    source=Source("anthony1999", "Theorem 4.2"),
    examples=(
        Example(
            dict(epsilon=0.1, delta=0.05, d=10),
            "640843.913538015",
            "mpmath: 6400 (20 ln 120 + ln 80)",
        ),
        Example(
            dict(epsilon=0.05, delta=0.05, d=3),
            "954006.020472981",
            "mpmath: 25600 (6 ln 240 + ln 80)",
        ),
        Example(
            dict(epsilon=0.1, delta=0.05),
            "1",
            "mpmath: 89,325 for d = 1, 150,605 for d = 2",
            unknown="d",
            at_most=100000,
        ),
    ),
    see_also=(
        "It puts constants to vc_agnostic_constant. vc_vapnik_growth at ε/2 needs "
        "{{solve vc_vapnik_growth m at_most=0.05 delta=0.05 d=10}} examples instead of "
        "{{vc_anthony_bartlett_agnostic epsilon=0.1 delta=0.05 d=10}} at d = 10, ε = 0.1, δ = 0.05."
    ),
)
def vc_anthony_bartlett_agnostic(epsilon: Accuracy, delta: Confidence, d: VCDimension) -> SampleComplexity:
    return 64 / epsilon**2 * (2 * d * log(12 / epsilon) + log(4 / delta))
