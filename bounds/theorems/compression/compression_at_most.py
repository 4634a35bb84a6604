"""Sample compression to at most k examples, by the whole sum of the union bound."""

from bounds.formula.functions import compression_upper
from bounds.theorem import theorem
from bounds.theorems.compression._conditions import fewer_kept_than_given
from bounds.theorems.compression._variables import CompressionSize
from bounds.vocabulary.assumptions import COMPRESSION_SCHEME, CONSISTENT_OUTSIDE, IID, SIZE_FIXED, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Confidence, Samples


@theorem(
    title="Sample compression to at most k, consistent",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every hypothesis that the rule rebuilds from at most "
        "$k$ of the examples and that makes no error on the others has true risk of at most "
        r"$\overline{\mathrm{Cmp}}(k,m,\delta)$, the root $p$ of $\sum_{i=0}^k\binom mi(1-p)^{m-i}=\delta$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, COMPRESSION_SCHEME, CONSISTENT_OUTSIDE, SIZE_FIXED),
    decreasing_in="m delta",
    where=(fewer_kept_than_given,),
    proof=(
        Step(
            "For i fixed positions the other examples are fresh: a bad hypothesis survives them rarely.",
            r"\mathbb P[\text{no error}]\le(1-\varepsilon)^{m-i}",
            uses="hypothesis_survival",
        ),
        Step(
            "Add up over all choices of at most k positions.",
            r"\sum_{i=0}^k\binom mi(1-\varepsilon)^{m-i}=\delta",
            uses="union bound",
        ),
    ),
    source=Source("littlestone1986", "Theorem 2.1; Floyd and Warmuth 1995, Theorem 5"),
    examples=(
        Example(dict(m=1000, delta=0.05, size=10), "0.05588601783834", "mpmath: root of the sum by bisection"),
        Example(
            dict(m=2, delta=0.5, size=1),
            "0.775255128608411",
            "by hand: q² + 2q = 1/2, so q = sqrt(3/2) - 1 and p = 1 - q",
        ),
        Example(dict(delta=0.05, size=10), "481", "mpmath, trying sizes of the sample", unknown="m", at_most=0.1),
    ),
    see_also=(
        "compression_realizable, for exactly k, is hardly smaller: "
        "{{compression_realizable m=1000 delta=0.05 size=10 digits=6}} in the first example."
    ),
)
def compression_at_most(m: Samples, delta: Confidence, size: CompressionSize) -> TrueRisk:
    return compression_upper(size, m, delta)
