"""Random points in a cube: how far apart on average."""

from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import UNIFORM_IN_CUBE
from bounds.theorems.high_dimension._variables import Coordinates, SquaredDistance
from bounds.vocabulary.citation import Example, Misprint, Source, Step


@theorem(
    title="Mean squared distance in a cube",
    statement=r"Two independent uniform points of $[0,1]^n$ have expected squared distance exactly $n/6$.",
    assumes=(UNIFORM_IN_CUBE,),
    relation="=",
    proof=(
        Step("Each coordinate adds twice the variance of a uniform number.", r"\mathbb E(X_i-Y_i)^2=2\cdot\tfrac1{12}"),
    ),
    source=Source("giraud2014", "section 1.2.1"),
    examples=(
        Example(dict(n=100), "16.6666666667", "by hand: 100/6"),
        Example(dict(), "60", "by hand: 6 * 10", unknown="n", at_most=10),
    ),
    misprints=(
        Misprint(
            "uml-summary",
            "nearest neighbours in high dimension",
            printed=r"\text{points tend to be at smaller distances}",
            right=r"\mathbb E\|X-Y\|^2=\tfrac n6\text{ grows with }n",
            consequence="Points move apart as n grows, and all distances become nearly equal.",
        ),
    ),
    see_also="distance_deviation and distance_spread say how little the distances differ.",
)
def distance_mean(n: Coordinates) -> SquaredDistance:
    return n / 6
