"""Unions of at most k intervals: runs of ones, counted by their ends."""

from bounds.formula.functions import growth
from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import INTERVAL_UNIONS
from bounds.theorems.growth._variables import Pieces, Points
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import GrowthFunction


@theorem(
    title="Growth function of unions of k intervals",
    statement=(
        "Unions of at most $k$ intervals label $m$ distinct points of the line in exactly "
        r"$\sum_{i=0}^{2k}\binom mi$ ways. So $\mathrm{VCdim}=2k$, and Sauer's lemma is met with equality."
    ),
    assumes=(INTERVAL_UNIONS,),
    relation="=",
    proof=(
        Step(
            "A labelling with j runs of ones has its 2j ends among the m + 1 gaps.",
            r"\sum_{j=0}^k\binom{m+1}{2j}",
        ),
        Step("Pascal's rule turns it into Sauer's sum.", r"\binom{m+1}{2j}=\binom m{2j}+\binom m{2j-1}"),
    ),
    source=Source("abu-mostafa2012", "the count of M intervals", checked=False),
    examples=(
        Example(dict(m=10, k=2), "386", "brute force over all 1,024 labellings: at most 2 runs of ones"),
        Example(dict(m=20, k=2), "6196", "1 + 20 + 190 + 1140 + 4845, published for two intervals"),
        Example(dict(m=8, k=3), "247", "brute force over all 256 labellings"),
        Example(dict(m=10), "2", "386 for two intervals, 848 for three", unknown="k", at_most=400),
    ),
    connections=(
        Connection(
            kind="sharpens", another="sauer", because="The class has VC dimension 2k.", at={"d": "2 * k"}, equal=True
        ),
    ),
    see_also="growth_intervals is k = 1; on a circle see growth_arc_unions.",
)
def growth_interval_unions(m: Points, k: Pieces) -> GrowthFunction:
    return growth(m, 2 * k)
