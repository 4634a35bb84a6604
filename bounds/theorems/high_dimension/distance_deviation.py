"""Random points in a cube: how much the squared distance varies."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import UNIFORM_IN_CUBE
from bounds.theorems.high_dimension._variables import Coordinates, DistanceDeviation
from bounds.vocabulary.citation import Example, Misprint, Source, Step


@theorem(
    title="Deviation of the squared distance in a cube",
    statement=(
        r"The squared distance of two independent uniform points of $[0,1]^n$ has standard deviation exactly "
        r"$\sqrt{7n/180}\approx0.197\sqrt n$."
    ),
    assumes=(UNIFORM_IN_CUBE,),
    relation="=",
    proof=(
        Step(
            "The difference of two uniform numbers has these moments.",
            r"\mathbb E(X_i-Y_i)^4=\tfrac1{15},\qquad\mathrm{Var}(X_i-Y_i)^2=\tfrac1{15}-\tfrac1{36}=\tfrac7{180}",
        ),
        Step("The coordinates are independent: variances add up."),
    ),
    source=Source("giraud2014", "section 1.2.1"),
    examples=(
        Example(dict(n=100), "1.97202659437", "mpmath: sqrt(700/180)"),
        Example(dict(n=1000), "6.23609564462", "mpmath: sqrt(7000/180)"),
    ),
    misprints=(
        Misprint(
            "uml-summary",
            "nearest neighbours in high dimension",
            printed=r"\uparrow p\ \to\ \downarrow\mathrm{STD}",
            right=r"\mathrm{sd}\approx0.197\sqrt p\text{ grows with }p",
            consequence="From {{distance_deviation n=100}} for p = 100 to {{distance_deviation n=1000}} for p = "
            "1000; only the relative spread falls.",
        ),
    ),
    see_also="distance_spread divides it by distance_mean.",
)
def distance_deviation(n: Coordinates) -> DistanceDeviation:
    return sqrt(7 * n / 180)
