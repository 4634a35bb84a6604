"""Functions of the line that change sign at most k times."""

from bounds.formula.functions import growth
from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import FEW_SIGN_CHANGES
from bounds.theorems.growth._variables import Points, SignChanges
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import GrowthFunction


@theorem(
    title="Growth function of k sign changes",
    statement=(
        r"Functions from the line to $\pm1$ with at most $k$ changes of sign label $m$ distinct points in "
        r"exactly $2\sum_{i=0}^k\binom{m-1}i$ ways. So $\mathrm{VCdim}=k+1$."
    ),
    assumes=(FEW_SIGN_CHANGES,),
    relation="=",
    proof=(
        Step("Choose the first sign.", "2"),
        Step("Choose in which of the m - 1 gaps it changes.", r"\sum_{i=0}^k\binom{m-1}i"),
    ),
    source=Source("cover1965", "the case of polynomials in one variable"),
    examples=(
        Example(dict(m=10, k=3), "260", "brute force over all 1,024 labellings"),
        Example(dict(m=7, k=2), "44", "brute force over all 128 labellings"),
        Example(dict(m=10, k=0), "2", "the two constants"),
        Example(
            dict(k=3),
            "16",
            "2(1 + 15 + 105 + 455) = 1,152 for 16 points, 1,394 for 17",
            unknown="m",
            at_most=1200,
        ),
    ),
    connections=(
        Connection(kind="sharpens", another="sauer", because="The class has VC dimension k + 1.", at={"d": "k + 1"}),
        Connection(
            kind="specialises",
            another="growth_polynomial_thresholds",
            because="A polynomial of degree k in one variable changes its sign at most k times.",
            at={"n": "1", "degree": "k"},
            equal=True,
        ),
    ),
    see_also=(
        "With k = n it is growth_halfspaces: n + 1 sign patterns of a polynomial of degree n on the moment curve."
    ),
)
def growth_sign_changes(m: Points, k: SignChanges) -> GrowthFunction:
    return 2 * growth(m - 1, k)
