"""Intervals of the line: one labelling for each pair of ends."""

from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import INTERVALS
from bounds.theorems.growth._variables import Points
from bounds.vocabulary.citation import Connection, Example, Misprint, Source, Step
from bounds.vocabulary.quantities import GrowthFunction


@theorem(
    title="Growth function of intervals",
    statement=(
        r"Intervals label $m$ distinct points of the line in exactly $\binom{m+1}2+1$ ways. So "
        r"$\mathrm{VCdim}=2$: $4$ labellings of two points, $7<8$ of three."
    ),
    assumes=(INTERVALS,),
    relation="=",
    proof=(
        Step(
            "The ones are a run of neighbours: choose its two ends among the m + 1 gaps.",
            r"\binom{m+1}2",
        ),
        Step("Or there is none.", "+1"),
    ),
    source=Source("shalev-shwartz2014", "Example 6.3; Abu-Mostafa et al., Learning From Data, Example 2.2"),
    examples=(
        Example(dict(m=10), "56", "brute force over all pairs of ends"),
        Example(dict(m=3), "7", "all of the 8 labellings but 101"),
        Example(dict(m=5), "16", "5*6/2 + 1"),
        Example(dict(), "44", "45*44/2 + 1 = 991; 46*45/2 + 1 = 1,036", unknown="m", at_most=1000),
    ),
    misprints=(
        Misprint(
            "uml-summary",
            "VC dimension, example of intervals",
            printed=r"(0,1):\text{choose }a\in[0,1],\,b>1;\quad(1,0):\text{choose }a<0,\,b\in[0,1]",
            right=r"(0,1):a\in(0,1],\,b>1;\quad(1,0):a<0,\,b\in[0,1)",
            consequence=(
                "With a = 0 the closed interval holds the point 0, which should get label 0; with b = 1 "
                "likewise the point 1."
            ),
        ),
        Misprint(
            "uml-summary",
            "VC dimension, example of intervals, last step",
            printed=r"\mathrm{VCdim}(H)\ge2,\ \mathrm{VCdim}(H)\le3\ \to\ \mathrm{VCdim}=2",
            right=r"\mathrm{VCdim}(H)\ge2,\ \mathrm{VCdim}(H)<3\ \to\ \mathrm{VCdim}=2",
            consequence="Both inequalities are true, but so they are of a class of dimension 3. The rule stated there "
            "before has the strict sign, from which the 2 follows.",
            verdict="loose",
        ),
    ),
    connections=(
        Connection(
            kind="sharpens", another="sauer", because="The class has VC dimension 2.", at={"d": "2"}, equal=True
        ),
        Connection(
            kind="specialises", another="growth_interval_unions", because="One interval.", at={"k": "1"}, equal=True
        ),
        Connection(
            kind="specialises",
            another="growth_balls",
            because="An interval is a ball on a line.",
            at={"n": "1"},
            equal=True,
        ),
    ),
    see_also="Sauer's sum for VC dimension 2, met with equality; growth_interval_unions for several intervals.",
)
def growth_intervals(m: Points) -> GrowthFunction:
    return m * (m + 1) / 2 + 1
