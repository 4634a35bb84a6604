"""Cover's count for polynomials: halfspaces over the monomials."""

from bounds.formula.functions import choose, growth
from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import POLYNOMIAL_THRESHOLDS
from bounds.theorems.growth._variables import Degree, Points, SpaceDimension
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import GrowthFunction


@theorem(
    title="Growth function of polynomial thresholds",
    statement=(
        "Signs of polynomials of degree at most $r$ in $n$ variables label $m$ points in at most "
        r"$2\sum_{i=0}^{D-1}\binom{m-1}i$ ways, $D=\binom{n+r}r$, and in exactly as many if no $D$ of the "
        r"points lie on one surface of degree $r$. So $\mathrm{VCdim}=D$."
    ),
    assumes=(POLYNOMIAL_THRESHOLDS,),
    relation="=",
    proof=(
        Step("Such a polynomial is linear in the D monomials of degree at most r.", r"D=\binom{n+r}r"),
        Step(
            "Cover's count in D dimensions.",
            r"2\sum_{i=0}^{D-1}\binom{m-1}i",
            uses="growth_halfspaces_homogeneous",
        ),
    ),
    source=Source("cover1965", "section on surfaces that separate; Anthony 1995 for the dimension"),
    examples=(
        Example(dict(m=20, n=2, degree=2), "33328", "mpmath: D = 6, 2(1 + 19 + 171 + 969 + 3876 + 11628)"),
        Example(dict(m=10, n=1, degree=3), "260", "brute force: at most 3 changes of sign among 10 points"),
        Example(dict(m=6, n=2, degree=2), "64", "all labellings: D = 6"),
        Example(
            dict(m=20, n=2),
            "1",
            "linear: 2(1 + 19 + 171) = 382; quadratic: 33,328",
            unknown="degree",
            at_most=1000,
        ),
    ),
    see_also="degree 1 is growth_halfspaces; one variable is growth_sign_changes with k = r.",
)
def growth_polynomial_thresholds(m: Points, n: SpaceDimension, degree: Degree) -> GrowthFunction:
    monomials = choose(n + degree, degree)
    return 2 * growth(m - 1, monomials - 1)
