"""Boxes with sides parallel to the axes: the smaller of two counts."""

from bounds.classes.labellings import RECTANGLES
from bounds.formula.functions import growth, minimum
from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import BOXES
from bounds.theorems.growth._variables import Points, SpaceDimension
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import GrowthFunction


@theorem(
    title="Bound on the growth function of axis-parallel boxes",
    statement=(
        r"Boxes of $\mathbb R^n$ label any $m$ points in at most so many ways: by Sauer's lemma with "
        r"$\mathrm{VCdim}=2n$, and by choosing a run of neighbours along every axis. An upper bound: in "
        rf"the plane the most is ${','.join(map(str, RECTANGLES))}$ for $m=1,\dots,{len(RECTANGLES)}$."
    ),
    assumes=(BOXES,),
    proof=(
        Step(
            ("Of 2n + 1 points one is neither first nor last along any axis: it lies in the box of the others."),
            r"\mathrm{VCdim}=2n",
            uses="vc_dimension_boxes",
        ),
        Step("Sauer's lemma.", r"\sum_{i=0}^{2n}\binom mi", uses="sauer"),
        Step(
            "A box meets along every axis a run of the sorted points.",
            r"\Big(\binom{m+1}2+1\Big)^n",
            uses="growth_intervals",
        ),
    ),
    source=Source("blumer1989", "boxes of n dimensions; Wenocur & Dudley 1981"),
    examples=(
        Example(dict(m=20, n=2), "6196", "1 + 20 + 190 + 1140 + 4845, below 211^2"),
        Example(dict(m=10, n=1), "56", "intervals: both counts agree"),
        Example(
            dict(m=8, n=2),
            "163",
            "1 + 8 + 28 + 56 + 70; the most is 121, by search over all arrangements",
        ),
        Example(dict(m=6, n=5), "64", "all labellings"),
        Example(dict(n=2), "12", "794 for 12 points, 1,093 for 13", unknown="m", at_most=1000),
    ),
    connections=(
        Connection(
            kind="specialises",
            another="sauer",
            because="Boxes have VC dimension 2n; the power is never the smaller of the two, as every set of 2n points "
            "is a union of n sets of two.",
            at={"d": "2 * n"},
            equal=True,
        ),
    ),
    see_also=(
        "The dimension 2n is right (4 for rectangles of the plane): the points one step from the origin "
        "along the axes are shattered. Four corners of a square are not."
    ),
)
def growth_boxes(m: Points, n: SpaceDimension) -> GrowthFunction:
    return minimum((m * (m + 1) / 2 + 1) ** n, growth(m, 2 * n))
