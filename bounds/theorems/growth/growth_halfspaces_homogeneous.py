"""Cover's count: halfspaces through the origin."""

from bounds.formula.functions import growth
from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import HOMOGENEOUS_HALFSPACES
from bounds.theorems.growth._variables import Points, SpaceDimension
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import GrowthFunction


@theorem(
    title="Growth function of homogeneous halfspaces (Cover's count)",
    statement=(
        r"Halfspaces of $\mathbb R^n$ without a bias label $m$ points in general position in exactly "
        r"$2\sum_{i=0}^{n-1}\binom{m-1}i$ ways, and no $m$ points in more. So $\mathrm{VCdim}=n$."
    ),
    assumes=(HOMOGENEOUS_HALFSPACES,),
    relation="=",
    proof=(
        Step(
            (
                "Add a point: a labelling of the others splits in two where a halfspace goes through the "
                "new point, else not."
            ),
            "C(m+1,n)=C(m,n)+C(m,n-1)",
        ),
        Step("One point has two labellings, and so has the line.", "C(1,n)=C(m,1)=2"),
        Step("Pascal's rule solves the recursion.", r"C(m,n)=2\sum_{i=0}^{n-1}\binom{m-1}i"),
    ),
    source=Source("cover1965", "function-counting theorem"),
    examples=(
        Example(dict(m=10, n=3), "92", "2(1 + 9 + 36)"),
        Example(dict(m=5, n=3), "22", "2(1 + 4 + 6); linear programs over all 32 labellings"),
        Example(dict(m=10, n=1), "2", "the two rays of the line"),
        Example(dict(n=3), "32", "994 for 32 points, 1,058 for 33", unknown="m", at_most=1000),
    ),
    connections=(
        Connection(
            kind="sharpens", another="sauer", because="Halfspaces without a bias have VC dimension n.", at={"d": "n"}
        ),
    ),
    see_also=(
        "growth_halfspaces adds a bias, which counts as one more dimension. Divided by 2^m it is cover_separability."
    ),
)
def growth_halfspaces_homogeneous(m: Points, n: SpaceDimension) -> GrowthFunction:
    return 2 * growth(m - 1, n - 1)
