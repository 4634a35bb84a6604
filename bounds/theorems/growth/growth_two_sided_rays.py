"""Rays of either orientation, or decision stumps on one feature: 2m labellings."""

from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import TWO_SIDED_RAYS
from bounds.theorems.growth._variables import Points
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import GrowthFunction


@theorem(
    title="Growth function of stumps on one feature",
    statement=(
        "Rays of both orientations label $m$ distinct points of the line in exactly $2m$ ways. So "
        r"$\mathrm{VCdim}=2$: $4=2^2$ labellings of two points, six of three."
    ),
    assumes=(TWO_SIDED_RAYS,),
    relation="=",
    proof=(
        Step("Each orientation gives m + 1 labellings.", "m+1", uses="growth_thresholds"),
        Step("All 0 and all 1 are counted twice.", "2(m+1)-2=2m"),
    ),
    source=Source("abu-mostafa2012", "Problem 2.3 (a)", seen_in="two public solutions of the book's problems"),
    examples=(
        Example(dict(m=10), "20", "brute force over both orientations of all thresholds"),
        Example(dict(m=3), "6", "all of the 8 labellings but 010 and 101"),
        Example(dict(), "500", "2m = 1000", unknown="m", at_most=1000),
    ),
    connections=(
        Connection(kind="sharpens", another="sauer", because="The class has VC dimension 2.", at={"d": "2"}),
        Connection(
            kind="specialises", another="growth_sign_changes", because="One change of sign.", at={"k": "1"}, equal=True
        ),
        Connection(
            kind="specialises",
            another="growth_halfspaces",
            because="A ray is a halfspace of the line.",
            at={"n": "1"},
            equal=True,
        ),
    ),
    see_also="growth_sign_changes with one change; growth_stumps for several features.",
)
def growth_two_sided_rays(m: Points) -> GrowthFunction:
    return 2 * m
