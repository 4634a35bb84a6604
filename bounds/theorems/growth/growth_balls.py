"""Balls of n dimensions: halfspaces over a paraboloid, always with the same side inside."""

from bounds.formula.functions import growth
from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import BALLS
from bounds.theorems.growth._variables import Points, SpaceDimension
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import GrowthFunction


@theorem(
    title="Growth function of balls",
    statement=(
        r"Balls of $\mathbb R^n$, inside counting as 1, label $m$ points in at most "
        r"$\sum_{i=0}^{n+1}\binom mi$ ways, and points in general position in exactly as many. So "
        r"$\mathrm{VCdim}=n+1$."
    ),
    assumes=(BALLS,),
    relation="=",
    proof=(
        Step(
            (
                "A ball has n + 1 parameters, in which the condition to hold a point is linear: every "
                "point is a hyperplane there."
            ),
            r"\|x\|^2-2\langle a,x\rangle+b\le0",
        ),
        Step(
            "Labellings are the cells between the m hyperplanes.",
            r"\sum_{i=0}^{n+1}\binom mi",
            uses="cells of a hyperplane arrangement",
        ),
        Step("Parameters that are no ball hold no point, as some ball does."),
    ),
    source=Source("dudley1979", "balls have VC dimension n + 1; the count is elementary"),
    examples=(
        Example(dict(m=10, n=2), "176", "1 + 10 + 45 + 120"),
        Example(
            dict(m=7, n=2),
            "64",
            "linear programs over all 128 labellings of random points lifted to the paraboloid",
        ),
        Example(dict(m=6, n=1), "22", "intervals of the line: 6*7/2 + 1"),
        Example(dict(n=2), "18", "988 for 18 points, 1,160 for 19", unknown="m", at_most=1000),
    ),
    connections=(
        Connection(
            kind="sharpens", another="sauer", because="Balls have VC dimension n + 1.", at={"d": "n + 1"}, equal=True
        ),
    ),
    see_also="Sauer's lemma met with equality; on the line it is growth_intervals.",
)
def growth_balls(m: Points, n: SpaceDimension) -> GrowthFunction:
    return growth(m, n + 1)
