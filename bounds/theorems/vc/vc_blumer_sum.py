"""The sample complexity of Blumer and others as Mitchell's textbook prints it."""

from bounds.formula.functions import log2
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import (
    BINARY_LABELS,
    CONSISTENT_LEARNER,
    FINITE_VC_DIMENSION,
    IID,
    REALIZABLE,
    ZERO_ONE_LOSS,
)
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import SampleComplexity
from bounds.vocabulary.variables import Accuracy, Confidence, VCDimension


@theorem(
    title="Sample complexity of Blumer et al., Mitchell's form",
    statement=(
        r"So many examples are enough: with probability at least $1-\delta$ over the sample, every "
        r"$h\in\mathcal H$ without training error has $L_{\mathcal D}(h)\le\varepsilon$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION, REALIZABLE, CONSISTENT_LEARNER),
    decreasing_in="epsilon delta",
    proof=(
        Step(
            "A sum of positive terms is at least the larger of them.",
            r"\max\{a,b\}\le a+b",
            uses="vc_blumer",
        ),
    ),
    source=Source("mitchell1997", "equation (7.7)"),
    examples=(
        Example(
            dict(epsilon=0.1, delta=0.05, d=10),
            "5830.7713742183",
            "mpmath: 40 log2 40 + 800 log2 130",
        ),
        Example(
            dict(epsilon=0.05, delta=0.05, d=3),
            "4276.49079784465",
            "mpmath: 80 log2 40 + 480 log2 260",
        ),
        Example(
            dict(epsilon=0.1, delta=0.05),
            "1",
            "mpmath: 774.7 for d = 1, 1,336.5 for d = 2",
            unknown="d",
            at_most=1000,
        ),
    ),
    connections=(
        Connection(
            kind="follows", another="vc_blumer", because="A sum of positive terms is at least the larger of them."
        ),
    ),
    see_also="Valid, and never better than vc_blumer.",
)
def vc_blumer_sum(epsilon: Accuracy, delta: Confidence, d: VCDimension) -> SampleComplexity:
    return (4 * log2(2 / delta) + 8 * d * log2(13 / epsilon)) / epsilon
