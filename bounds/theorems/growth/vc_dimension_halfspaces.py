"""Halfspaces with a bias shatter n + 1 points, and no n + 2."""

from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import AFFINE_HALFSPACES
from bounds.theorems.growth._variables import SpaceDimension
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import CapacityOfClass


@theorem(
    title="VC dimension of halfspaces",
    statement=r"Halfspaces of $\mathbb R^n$ with a bias have $\mathrm{VCdim}=n+1$; through the origin, $n$.",
    assumes=(AFFINE_HALFSPACES,),
    relation="=",
    proof=(
        Step("The origin and the n unit vectors are shattered.", r"b=\tfrac12y_0,\quad w_i=y_i-b"),
        Step(
            "Any n + 2 points fall into two parts whose hulls meet; no halfspace splits those.",
            r"\mathrm{conv}(A)\cap\mathrm{conv}(B)\ne\emptyset",
            uses="Radon's theorem",
        ),
    ),
    source=Source("shalev-shwartz2014", "Theorems 9.2 and 9.3"),
    examples=(
        Example(
            dict(n=2),
            "3",
            "the corners of a triangle; of four points one pair crosses the other or one lies inside",
        ),
        Example(dict(n=10), "11", "origin and unit vectors"),
        Example(dict(), "9", "n + 1 = 10", unknown="n", at_most=10),
    ),
    see_also=(
        "The exact number of labellings, not only the dimension, is growth_halfspaces. Balls have the "
        "same dimension, n + 1."
    ),
)
def vc_dimension_halfspaces(n: SpaceDimension) -> CapacityOfClass:
    return n + 1
