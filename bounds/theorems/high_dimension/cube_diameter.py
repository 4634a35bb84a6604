"""How far apart the corners of a cube are."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import UNIT_CUBE
from bounds.theorems.high_dimension._variables import Coordinates, Length
from bounds.vocabulary.citation import Example, Misprint, Source, Step
from bounds.vocabulary.variables import Accuracy


def dimension_reached(epsilon: Accuracy) -> Coordinates:
    return epsilon**2


@theorem(
    title="Diameter of the unit cube",
    statement=r"Opposite corners of $[0,1]^n$ are exactly $\sqrt n$ apart, though its edges keep length 1.",
    assumes=(UNIT_CUBE,),
    relation="=",
    proof=(Step("n coordinates differ by 1 each.", r"\|(1,\dots,1)-(0,\dots,0)\|^2=n", uses="Pythagoras"),),
    equivalent_forms=(dimension_reached,),
    source=Source("giraud2014", "section 1.2"),
    examples=(
        Example(dict(n=100), "10", "by hand"),
        Example(dict(), "25", "by hand: 5^2", unknown="n", at_most=5),
    ),
    misprints=(
        Misprint(
            "uml-summary",
            "curse of dimensionality, cost of distances",
            printed=r"d(\bar x,\bar v)=((x_1-v_1)^2+(x_2-v_2)^2+(x_3-v_3)^2)\to3\text{ sums}",
            right=r"d(x,v)=\sqrt{(x_1-v_1)^2+(x_2-v_2)^2+(x_3-v_3)^2}:\ 3\text{ squares, }2\text{ additions}",
            consequence="Without the square root it is 3 instead of 1.73 for opposite corners, n = 3; the line above "
            "has the root.",
        ),
    ),
    see_also="distance_mean: random points are almost as far apart, √(n/6).",
)
def cube_diameter(n: Coordinates) -> Length:
    return sqrt(n)
