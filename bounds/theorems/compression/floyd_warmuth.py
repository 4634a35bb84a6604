"""How many examples a sample compression scheme needs, in closed form."""

from bounds.formula.functions import log, maximum
from bounds.theorem import theorem
from bounds.theorems.compression._variables import CompressionSize, Share
from bounds.vocabulary.assumptions import COMPRESSION_SCHEME, CONSISTENT_OUTSIDE, IID, SIZE_FIXED, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, PrintedForm, Source, Step
from bounds.vocabulary.quantities import SampleComplexity
from bounds.vocabulary.variables import Accuracy, Confidence, Number


def some_kept(size: CompressionSize) -> Number:
    return size >= 1


def littlestone_warmuth(epsilon: Accuracy, delta: Confidence, size: CompressionSize) -> SampleComplexity:
    return maximum(2 / epsilon * log(1 / delta), 4 * size / epsilon * log(4 * size / epsilon) + 2 * size)


@theorem(
    title="Sample compression, sample size (Floyd and Warmuth)",
    statement=(
        r"For every $0<\beta<1$, this many examples are enough: with probability at least $1-\delta$, a hypothesis "
        r"rebuilt from at most $k$ of them and without errors on the others has true risk at most $\varepsilon$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, COMPRESSION_SCHEME, CONSISTENT_OUTSIDE, SIZE_FIXED),
    decreasing_in="epsilon delta",
    free_parameters="beta",
    proof=(
        Step(
            "Count the choices of at most k positions.",
            r"\sum_{i\le k}\binom mi(1-\varepsilon)^{m-i}\le\Big(\frac{em}k\Big)^ke^{-\varepsilon(m-k)}",
            uses="compression_at_most, sauer_polynomial",
        ),
        Step(
            "A line above the logarithm makes the condition linear in m.",
            r"\ln\frac mk\le\beta\varepsilon\frac mk+\ln\frac1{\beta\varepsilon}-1",
        ),
        Step(
            "Solve.", r"(1-\beta)\,m\ge\frac1\varepsilon\ln\frac1\delta+k+\frac k\varepsilon\ln\frac1{\beta\varepsilon}"
        ),
    ),
    source=Source("floyd1995", "Theorem 6", checked=False),
    examples=(
        Example(dict(epsilon=0.1, delta=0.05, size=10, beta=0.186), "538.5954454", "mpmath, 30 digits"),
        Example(dict(epsilon=0.1, delta=0.05, size=10, beta=0.5), "679.0611002", "mpmath, 30 digits"),
    ),
    forms=(
        PrintedForm(
            formula=littlestone_warmuth,
            title="form of Littlestone and Warmuth",
            source=Source("littlestone1986", "Theorem 2.1, solved for m", checked=False),
            compared="neither",
            because="The exponent is shared evenly between confidence and size, and no β is left to be chosen.",
            examples=(
                Example(dict(epsilon=0.1, delta=0.05, size=3), "580.499009134", "mpmath: 120 ln 120 + 6"),
                Example(dict(epsilon=0.1, delta=1e-40, size=1), "1842.06807440", "mpmath: 20 ln 10^40"),
            ),
            where=(some_kept,),
        ),
    ),
    see_also=(
        "compression_realizable solved for m needs "
        "{{solve compression_realizable m at_most=0.1 delta=0.05 size=10}} in the first example. The bound is for "
        "at most k examples, and was derived anew here."
    ),
)
def floyd_warmuth(epsilon: Accuracy, delta: Confidence, size: CompressionSize, beta: Share) -> SampleComplexity:
    return (log(1 / delta) / epsilon + size + size / epsilon * (log(1 / beta) + log(1 / epsilon))) / (1 - beta)
