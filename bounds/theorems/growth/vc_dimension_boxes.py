"""Boxes shatter 2n points: two on every axis."""

from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import BOXES
from bounds.theorems.growth._variables import SpaceDimension
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import CapacityOfClass


@theorem(
    title="VC dimension of axis-parallel boxes",
    statement=(
        r"Boxes of $\mathbb R^n$ with sides parallel to the axes have $\mathrm{VCdim}=2n$: 4 for "
        "rectangles of the plane."
    ),
    assumes=(BOXES,),
    relation="=",
    proof=(
        Step(
            (
                "The points one step from the origin along the axes are shattered: stretch each side of a "
                "small box or not."
            ),
            r"\pm e_1,\dots,\pm e_n",
        ),
        Step(
            ("Of 2n + 1 points one is neither first nor last along any axis, and lies in the box of the others."),
        ),
    ),
    source=Source("shalev-shwartz2014", "section 6.3.3 for the plane; Blumer et al. 1989 for n dimensions"),
    examples=(
        Example(
            dict(n=2),
            "4",
            ("brute force: all 16 labellings of (1,0), (-1,0), (0,1), (0,-1); 10 of 16 for the corners of a square"),
        ),
        Example(dict(n=10), "20", "two points on each axis"),
        Example(dict(), "5", "2n = 10", unknown="n", at_most=10),
    ),
    see_also="With Sauer's lemma it bounds growth_boxes.",
)
def vc_dimension_boxes(n: SpaceDimension) -> CapacityOfClass:
    return 2 * n
