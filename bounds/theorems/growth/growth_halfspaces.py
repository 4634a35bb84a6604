"""Cover's count with a bias: halfspaces of n dimensions."""

from bounds.formula.functions import growth
from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import AFFINE_HALFSPACES
from bounds.theorems.growth._variables import Points, SpaceDimension
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import GrowthFunction


@theorem(
    title="Growth function of halfspaces (Cover's count)",
    statement=(
        r"Halfspaces of $\mathbb R^n$ label $m$ points in general position in exactly "
        r"$2\sum_{i=0}^n\binom{m-1}i$ ways, and no $m$ points in more. So $\mathrm{VCdim}=n+1$."
    ),
    assumes=(AFFINE_HALFSPACES,),
    relation="=",
    proof=(
        Step("A halfspace with bias in n dimensions is one without in n + 1.", r"x\mapsto(x,1)"),
        Step(
            "Cover's count there.",
            r"C(m,n+1)=2\sum_{i=0}^n\binom{m-1}i",
            uses="growth_halfspaces_homogeneous",
        ),
    ),
    source=Source("cover1965", "section 2; Shalev-Shwartz & Ben-David 2014, Theorem 9.3 for the dimension"),
    examples=(
        Example(dict(m=10, n=2), "92", "2(1 + 9 + 36)"),
        Example(
            dict(m=4, n=2),
            "14",
            "all 16 labellings of 4 points but the two crossings; linear programs over every labelling",
        ),
        Example(dict(m=7, n=2), "44", "linear programs over all 128 labellings of random points"),
        Example(dict(n=2), "32", "2(1 + 31 + 465) = 994; 1,058 for 33 points", unknown="m", at_most=1000),
    ),
    connections=(
        Connection(kind="sharpens", another="sauer", because="Halfspaces have VC dimension n + 1.", at={"d": "n + 1"}),
        Connection(
            kind="specialises",
            another="growth_halfspaces_homogeneous",
            because="A bias is the weight of one feature more.",
            at={"n": "n + 1"},
            equal=True,
        ),
        Connection(
            kind="specialises",
            another="growth_polynomial_thresholds",
            because="A halfspace is a polynomial of degree 1.",
            at={"degree": "1"},
            equal=True,
        ),
    ),
    see_also=(
        "Below Sauer's sum for d = n + 1 (sauer): 92 for 176 at m = 10 in the plane; bounds by Sauer are "
        "that much too generous for halfspaces."
    ),
)
def growth_halfspaces(m: Points, n: SpaceDimension) -> GrowthFunction:
    return 2 * growth(m - 1, n)
