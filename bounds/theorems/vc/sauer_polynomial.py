"""Sauer's lemma in closed form: (em/d)^d."""

from bounds.formula.functions import e
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION
from bounds.vocabulary.citation import Connection, Example, Misprint, Source, Step
from bounds.vocabulary.quantities import GrowthFunction
from bounds.vocabulary.variables import Number, Samples, VCDimension


def no_more_dimensions_than_points(d: VCDimension, m: Samples) -> Number:
    return d <= m


@theorem(
    title="Sauer's lemma, closed form",
    statement=(
        r"Every class of VC dimension $d$ labels any $m\ge d$ points in at most $(em/d)^d$ ways. It is certain."
    ),
    assumes=(BINARY_LABELS, FINITE_VC_DIMENSION),
    where=(no_more_dimensions_than_points,),
    proof=(
        Step(
            "Weight each term of Sauer's sum by a power of m/d, which is at least 1.",
            r"\sum_{i=0}^d\binom mi\le\Big(\frac md\Big)^d\sum_{i=0}^m\binom mi\Big(\frac dm\Big)^i",
            uses="sauer",
        ),
        Step(
            "The sum is a binomial one.",
            r"\Big(\frac md\Big)^d\Big(1+\frac dm\Big)^m\le\Big(\frac{em}d\Big)^d",
            uses="1+x ≤ exp(x)",
        ),
    ),
    source=Source("mohri2018", "Corollary 3.18"),
    examples=(
        Example(dict(m=100, d=3), "743908.774932877", "mpmath: (100 e/3)^3"),
        Example(dict(m=10, d=5), "4749.22109128245", "mpmath: (2 e)^5"),
        Example(dict(d=3), "11", "mpmath: 990.1 for 11 points, 1,285.5 for 12", unknown="m", at_most=1000),
    ),
    misprints=(
        Misprint(
            "uml-summary",
            "lemma after the quantitative fundamental theorem",
            printed=r"|H_C|\le\Big(\frac{e^m}d\Big)^d\approx K\cdot m^d",
            right=r"|\mathcal H_C|\le\Big(\frac{em}d\Big)^d",
            consequence=(
                "What is printed grows exponentially in m, not like m^d: for m = 100 and d = 3 it is 7.2·10¹²⁸ instead "
                "of {{sauer_polynomial m=100 d=3}}. The condition m > d + 1 there is stricter than needed: m ≥ d is "
                "enough."
            ),
        ),
    ),
    connections=(
        Connection(
            kind="follows", another="sauer", because="Each term has the weight (m/d)^(d-i), which is at least 1."
        ),
    ),
    see_also=(
        "Above the exact sum (sauer): {{sauer_polynomial m=100 d=3}} for {{sauer m=100 d=3}} at m = 100, d = 3; "
        "{{sauer_polynomial m=10 d=5}} for {{sauer m=10 d=5}} at m = 10, d = 5, where even 2^m = 1,024 is "
        "smaller."
    ),
)
def sauer_polynomial(m: Samples, d: VCDimension) -> GrowthFunction:
    return (e * m / d) ** d
