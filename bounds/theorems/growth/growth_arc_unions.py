"""Unions of at most k arcs of a circle; convex k-gons on points of a circle."""

from bounds.formula.functions import growth
from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import ARC_UNIONS
from bounds.theorems.growth._variables import Arcs, Points
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import GrowthFunction


@theorem(
    title="Growth function of unions of k arcs",
    statement=(
        "Unions of at most $k$ arcs of a circle label $m$ distinct points of it in exactly "
        r"$2\sum_{j=0}^k\binom m{2j}$ ways, which is $2^m$ for $m\le2k+1$. So $\mathrm{VCdim}=2k+1$."
    ),
    assumes=(ARC_UNIONS,),
    relation="=",
    proof=(
        Step(
            (
                "Around a circle the label changes an even number of times, 2j for j arcs: choose where, "
                "and the first label."
            ),
            r"2\sum_{j=0}^k\binom m{2j}",
        ),
        Step("Pascal's rule.", r"\binom m{2j}=\binom{m-1}{2j}+\binom{m-1}{2j-1}"),
    ),
    source=Source("blumer1989", "polygons in the plane, appendix; the count is elementary", checked=False),
    examples=(
        Example(
            dict(m=10, k=2),
            "512",
            "brute force over all 1,024 labellings: at most 4 changes around the circle",
        ),
        Example(dict(m=8, k=1), "58", "2(1 + 28); brute force over all 256 labellings"),
        Example(dict(m=5, k=2), "32", "all labellings"),
        Example(dict(k=1), "32", "2(1 + C(32, 2)) = 994; 1,058 for 33 points", unknown="m", at_most=1000),
    ),
    connections=(
        Connection(
            kind="sharpens", another="sauer", because="The class has VC dimension 2k + 1.", at={"d": "2 * k + 1"}
        ),
    ),
    see_also=(
        "Convex polygons with k corners label points of a circle in at least half as many ways; their VC "
        "dimension in the plane is 2k + 1 as well."
    ),
)
def growth_arc_unions(m: Points, k: Arcs) -> GrowthFunction:
    return 2 * growth(m - 1, 2 * k)
