"""Sauer's lemma: a class of VC dimension d labels m points in polynomially many ways."""

from bounds.formula.functions import growth
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import GrowthFunction
from bounds.vocabulary.variables import Samples, VCDimension


@theorem(
    title="Sauer's lemma, exact sum",
    statement=(
        r"Every class of VC dimension $d$ labels any $m$ points in at most $\sum_{i=0}^d\binom mi$ ways; this is "
        r"$2^m$ for $m\le d$. It is certain, and some classes attain it."
    ),
    assumes=(BINARY_LABELS, FINITE_VC_DIMENSION),
    proof=(
        Step(
            "A class labels a finite set in no more ways than it shatters subsets of it.",
            r"|\mathcal H_A|\le|\{B\subseteq A:\mathcal H\text{ shatters }B\}|",
            uses="Pajor's induction over the points",
        ),
        Step(
            "Only subsets of at most d points can be shattered: count them.",
            r"|\{B\subseteq A:|B|\le d\}|=\sum_{i=0}^d\binom mi",
        ),
    ),
    source=Source("shalev-shwartz2014", "Lemma 6.10"),
    examples=(
        Example(dict(m=10, d=3), "176", "1 + 10 + 45 + 120"),
        Example(dict(m=20, d=4), "6196", "published for two intervals; 1 + 20 + 190 + 1140 + 4845"),
        Example(dict(m=100, d=3), "166751", "1 + 100 + 4950 + 161700"),
        Example(dict(m=10, d=5), "638", "1 + 10 + 45 + 120 + 210 + 252"),
        Example(dict(m=5, d=9), "32", "all labellings: 2^5"),
        Example(dict(m=10), "3", "the sum is 176 at d = 3", unknown="d", at_most=176),
        Example(dict(d=3), "18", "sums 988 for 18 points, 1,160 for 19", unknown="m", at_most=1000),
    ),
    see_also="sauer_log is its logarithm, for sums beyond 10^308; sauer_polynomial the closed form (em/d)^d above it.",
)
def sauer(m: Samples, d: VCDimension) -> GrowthFunction:
    return growth(m, d)
