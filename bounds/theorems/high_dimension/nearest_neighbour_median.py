"""How far from the centre the nearest of m points lies."""

from bounds.formula.functions import log, one_minus_exp
from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import UNIFORM_IN_BALL
from bounds.theorems.high_dimension._variables import Coordinates, Length, LineSamples
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Distance to the nearest neighbour",
    statement=(
        r"Of $m$ points in the unit ball of $\mathbb R^n$, the one nearest to the centre has exactly this median "
        r"distance from it: more than half way to the boundary already for 500 points in 10 dimensions."
    ),
    assumes=(UNIFORM_IN_BALL,),
    relation="=",
    decreasing_in="m",
    proof=(
        Step("All points are farther than r with this probability.", r"(1-r^n)^m=\tfrac12"),
        Step("Solve for r.", r"r=\big(1-2^{-1/m}\big)^{1/n}"),
    ),
    source=Source("hastie2009", "equation (2.24)"),
    examples=(
        Example(dict(m=500, n=10), "0.5177921311", "mpmath: (1 - 2^(-1/500))^(1/10)"),
        Example(dict(m=1, n=1), "0.5", "by hand: one point on [-1, 1]"),
        Example(dict(n=1), "7", "mpmath: .1091 for 6 points, .0943 for 7", unknown="m", at_most=0.1),
    ),
    see_also="neighbourhood_edge is about a share of the volume instead of a share of the samples.",
)
def nearest_neighbour_median(m: LineSamples, n: Coordinates) -> Length:
    return one_minus_exp(log(2) / m) ** (1 / n)
