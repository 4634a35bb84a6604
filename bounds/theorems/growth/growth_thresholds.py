"""Rays of the line: m points are labelled in m + 1 ways."""

from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import RAYS
from bounds.theorems.growth._variables import Points
from bounds.vocabulary.citation import Connection, Example, Misprint, Source, Step
from bounds.vocabulary.quantities import GrowthFunction


@theorem(
    title="Growth function of thresholds",
    statement=(
        r"Rays $\mathbb 1[x<a]$ label $m$ distinct points of the line in exactly $m+1$ ways. So "
        r"$\mathrm{VCdim}=1$: $2^1$ labellings of one point, three of two."
    ),
    assumes=(RAYS,),
    relation="=",
    proof=(
        Step("A ray is determined by how many of the sorted points lie in it.", r"0,1,\dots,m"),
        Step("Two points are not shattered: the right one alone is in no ray.", r"(0,1)\notin\mathcal H_C"),
    ),
    source=Source("shalev-shwartz2014", "Example 6.2 with section 6.5"),
    examples=(
        Example(dict(m=10), "11", "counted: 0 to 10 of the points in order"),
        Example(dict(m=5), "6", "brute force over all thresholds between sorted points"),
        Example(dict(), "999", "m + 1 = 1000", unknown="m", at_most=1000),
    ),
    misprints=(
        Misprint(
            "uml-summary",
            "VC dimension, example of thresholds, last step",
            printed=r"\mathrm{VCdim}(H)\ge1;\quad\mathrm{VCdim}(H)\le2\ \to\ \mathrm{VCdim}(H)=1",
            right=r"\mathrm{VCdim}(H)\ge1;\quad\mathrm{VCdim}(H)<2\ \to\ \mathrm{VCdim}(H)=1",
            consequence="Both inequalities are true, but so they are of a class of dimension 2. The rule stated there "
            "before has the strict sign, from which the 1 follows.",
            verdict="loose",
        ),
        Misprint(
            "padova2020",
            "chapter 6, the recipe before example 6.2",
            printed=r"\mathrm{VCdim}(\mathcal H)\le(d+1):\ \text{every set }C\text{ of size }d+1"
            r"\text{ is not shattered}",
            right=r"\mathrm{VCdim}(\mathcal H)\le d:\ \text{no set }C\text{ of size }d+1\text{ is shattered}",
            consequence="What is to be shown of the sets is right; the inequality before it is true then, and one more "
            "than follows. Intervals satisfy it with d = 1, and shatter a set of two.",
            verdict="loose",
        ),
    ),
    connections=(
        Connection(
            kind="sharpens", another="sauer", because="The class has VC dimension 1.", at={"d": "1"}, equal=True
        ),
    ),
    see_also=(
        "Sauer's sum for VC dimension 1 (sauer), met with equality. With both orientations there are "
        "more: growth_two_sided_rays."
    ),
)
def growth_thresholds(m: Points) -> GrowthFunction:
    return m + 1
