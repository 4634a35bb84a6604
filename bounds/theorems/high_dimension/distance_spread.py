"""Random points in a cube: all distances become alike."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import UNIFORM_IN_CUBE
from bounds.theorems.high_dimension._variables import Coordinates, RelativeSpread
from bounds.vocabulary.citation import Connection, Example, Misprint, Source, Step


@theorem(
    title="Relative spread of distances in a cube",
    statement=(
        r"For two independent uniform points of $[0,1]^n$, the squared distance's standard deviation is exactly this "
        r"share of its mean: neighbours stop being near."
    ),
    assumes=(UNIFORM_IN_CUBE,),
    relation="=",
    decreasing_in="n",
    proof=(
        Step(
            "Divide deviation by mean.",
            r"\frac{\sqrt{7n/180}}{n/6}=\sqrt{\frac7{5n}}",
            uses="distance_mean, distance_deviation",
        ),
    ),
    source=Source("giraud2014", "section 1.2.1"),
    examples=(
        Example(dict(n=100), "0.118321595662", "mpmath: sqrt(0.014)"),
        Example(dict(), "140", "by hand: 1.4/0.01", unknown="n", at_most=0.1),
    ),
    misprints=(
        Misprint(
            "uml-summary",
            "nearest neighbours in high dimension",
            printed=r"\frac\beta\alpha=\frac{\sqrt p}p\approx p^{-1/2}",
            right=r"\frac\beta\alpha=\sqrt{\tfrac75}\,p^{-1/2}\approx1.183\,p^{-1/2}",
            consequence="The order is right, the equality is not, by the notes' own numbers: 0.2 over 1/6 is 1.2. "
            "{{distance_spread n=100}} instead of 0.1 for p = 100.",
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="distance_deviation",
            because="The deviation over the mean, which is n/6.",
            value="value / (n / 6)",
            equal=True,
        ),
    ),
    see_also="distance_deviation itself grows.",
)
def distance_spread(n: Coordinates) -> RelativeSpread:
    return sqrt(7 / (5 * n))
