"""The realizable sample complexity with constants, from Understanding Machine Learning."""

from bounds.formula.functions import e, log
from bounds.theorem import theorem
from bounds.theorems.vc._variables import AccuracyToQuarter, ConfidenceToQuarter
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
from bounds.vocabulary.variables import VCDimension


@theorem(
    title="Sample complexity, realizable (Shalev-Shwartz and Ben-David)",
    statement=(
        r"For $\varepsilon,\delta\le1/4$ so many examples are enough: with probability at least $1-\delta$ "
        r"over the sample, every $h\in\mathcal H$ without training error has $L_{\mathcal "
        r"D}(h)\le\varepsilon$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION, REALIZABLE, CONSISTENT_LEARNER),
    decreasing_in="epsilon delta",
    proof=(
        Step(
            "Start from a double sample bound with natural exponent.",
            r"2\,\tau(2m)\,e^{-\varepsilon m/4}\le\delta",
            uses="vc_realizable_growth",
        ),
        Step(
            "Bound the growth function and solve for m.",
            r"\tau(2m)\le\Big(\frac{2em}d\Big)^d",
            uses="sauer_polynomial",
        ),
    ),
    source=Source("shalev-shwartz2014", "Theorem 28.4"),
    examples=(
        Example(
            dict(epsilon=0.1, delta=0.05, d=10),
            "10015.388460703",
            "mpmath: 80 (20 ln(160 e) + ln 40)",
        ),
        Example(
            dict(epsilon=0.05, delta=0.01, d=1),
            "3013.5934973017",
            "mpmath: 160 (2 ln(320 e) + ln 200)",
        ),
        Example(
            dict(epsilon=0.1, delta=0.05),
            "1",
            "mpmath: 1,267.1 for d = 1, 2,239.2 for d = 2",
            unknown="d",
            at_most=1500,
        ),
    ),
    see_also=(
        "The constant that vc_realizable_constant leaves open, made explicit: "
        "{{vc_realizable_uml epsilon=0.1 delta=0.05 d=10}} examples, where vc_blumer needs "
        "{{vc_blumer epsilon=0.1 delta=0.05 d=10}} and vc_realizable_growth "
        "{{solve vc_realizable_growth m at_most=0.1 delta=0.05 d=10}}."
    ),
)
def vc_realizable_uml(epsilon: AccuracyToQuarter, delta: ConfidenceToQuarter, d: VCDimension) -> SampleComplexity:
    return 8 / epsilon * (2 * d * log(16 * e / epsilon) + log(2 / delta))
