"""Stable sample compression: the logarithm of the sample size disappears."""

from bounds.formula.functions import exp, log
from bounds.theorem import theorem
from bounds.theorems.compression._assumptions import STABLE_COMPRESSION
from bounds.theorems.compression._variables import CompressionSize
from bounds.vocabulary.assumptions import (
    COMPRESSION_SCHEME,
    CONSISTENT_OUTSIDE,
    IID,
    REALIZABLE,
    SIZE_FIXED,
    ZERO_ONE_LOSS,
)
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Accuracy, Confidence, Number, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, size: CompressionSize) -> Samples:
    return 2 * size + 2 / epsilon * (size * log(4) + log(1 / delta))


def failure_probability(epsilon: Accuracy, m: Samples, size: CompressionSize) -> Confidence:
    return exp(size * log(4) - epsilon * (m - 2 * size) / 2)


def more_than_twice_the_size(m: Samples, size: CompressionSize) -> Number:
    return m > 2 * size


@theorem(
    title="Stable sample compression",
    statement=(
        r"With probability at least $1-\delta$ over the sample, the hypothesis of a stable compression scheme of size "
        r"at most $k$ without training error has true risk at most this. The halfspace of largest margin in $\mathbb "
        "R^n$ has $k=n+1$, the tightest box $k=2n$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, REALIZABLE, COMPRESSION_SCHEME, STABLE_COMPRESSION, CONSISTENT_OUTSIDE, SIZE_FIXED),
    decreasing_in="m delta",
    where=(more_than_twice_the_size,),
    proof=(
        Step(
            "Cut the sample into 2k blocks: the kept examples lie in some k of them, and by stability those blocks "
            "alone give the same hypothesis.",
            r"h_S=h_{\text{the }k\text{ blocks}}",
        ),
        Step(
            "The other k blocks are fresh examples on which it makes no error; add up over the choices of blocks.",
            r"\binom{2k}k(1-\varepsilon)^{(m-2k)/2}\le4^ke^{-\varepsilon(m-2k)/2}=\delta",
            uses="union bound",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("bousquet-proper2020", "Theorem 15", checked=False),
    examples=(
        Example(dict(m=1000, delta=0.05, size=11), "0.0373107776", "mpmath: 2/978 (11 ln 4 + ln 20)"),
        Example(
            dict(delta=0.05, size=11), "387", "mpmath: 22 + 20 (11 ln 4 + ln 20) = 386.90", unknown="m", at_most=0.1
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="compression_stable_blocks",
            because="Twice as many blocks as kept examples, and the power relaxed.",
            at={"blocks": "2 * size"},
        ),
    ),
    see_also=(
        "compression_stable_blocks leaves the number of blocks free and the power as it is. Largest margins and "
        "tightest boxes also solve convex programs, for which scenario is tighter still: "
        "{{scenario m=1000 delta=0.05 d=11}} in the first example."
    ),
)
def compression_stable(m: Samples, delta: Confidence, size: CompressionSize) -> TrueRisk:
    return 2 / (m - 2 * size) * (size * log(4) + log(1 / delta))
