"""Unions or intersections of k hypotheses."""

from bounds.formula.functions import log2
from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import COMBINATIONS
from bounds.theorems.growth._variables import BaseDimension, Combined
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import CapacityOfClass


@theorem(
    title="VC dimension of k-fold combinations",
    statement=(
        r"If the base class has VC dimension $d\ge1$, the combinations of $k$ of its members by one fixed "
        r"Boolean function (all unions, all intersections) have VC dimension at most $2dk\log_2(3k)$."
    ),
    assumes=(COMBINATIONS,),
    proof=(
        Step(
            "Each labelling of m points comes from k labellings by the base class.",
            r"\tau(m)\le\Big(\frac{em}d\Big)^{dk}",
            uses="sauer_polynomial",
        ),
        Step("Shattered points have all labellings.", r"2^m\le\Big(\frac{em}d\Big)^{dk}"),
        Step("That fails at the bound, and beyond.", r"2ek\log_2(3k)<9k^2"),
    ),
    source=Source("blumer1989", "Lemma 3.2.3; rederived here"),
    examples=(
        Example(
            dict(d=10, k=5),
            "390.689059560852",
            "mpmath: 100 log2 15; the exact Sauer sum to the power 5 stays below 2^m from m = 303 on",
        ),
        Example(dict(d=3, k=1), "9.509775004327", "mpmath: 6 log2 3"),
        Example(dict(k=5), "25", "1000/(10 log2 15) = 25.6", unknown="d", at_most=1000),
    ),
    see_also=(
        "At k = 1 it gives 3.17 d instead of d: the cost of one closed form. Votes with weights: vc_weighted_votes."
    ),
)
def vc_boolean_combinations(d: BaseDimension, k: Combined) -> CapacityOfClass:
    return 2 * d * k * log2(3 * k)
