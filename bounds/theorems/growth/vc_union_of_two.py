"""The union of two classes shatters at most one point more than both together."""

from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import UNION_OF_TWO
from bounds.theorems.growth._variables import FirstDimension, SecondDimension
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import CapacityOfClass


@theorem(
    title="VC dimension of the union of two classes",
    statement=(
        r"The union of a class of VC dimension $d_1$ and one of VC dimension $d_2$ has at most this VC "
        r"dimension."
    ),
    assumes=(UNION_OF_TWO,),
    proof=(
        Step(
            "On m = d₁ + d₂ + 2 points each produces no more labellings than Sauer allows.",
            r"\sum_{i\le d_1}\binom mi+\sum_{i\le d_2}\binom mi",
            uses="sauer",
        ),
        Step(
            "Read the second sum from above: the middle term is left out, so not all labellings are there.",
            r"\sum_{i\le d_1}\binom mi+\sum_{i\ge d_1+2}\binom mi=2^m-\binom m{d_1+1}<2^m",
        ),
    ),
    source=Source(
        "mohri2018", "exercise on the VC dimension of unions; Shalev-Shwartz and Ben-David 2014, Exercise 6.11"
    ),
    examples=(
        Example(
            dict(first=1, second=1), "3", "by hand; all labellings of 3 points with at most one 1, or at most one 0"
        ),
        Example(dict(first=3, second=5), "9", "by hand"),
        Example(dict(first=3), "6", "by hand", unknown="second", at_most=10),
    ),
    connections=(
        Connection(
            kind="sharpens",
            another="vc_union",
            because="Two classes: Sauer's sums add up exactly.",
            at={"classes": "2", "d": "maximum(first, second)"},
        ),
    ),
    see_also=(
        "Reached: labellings of d₁ + d₂ + 1 points with at most d₁ ones, and those with at most d₂ zeros. vc_union "
        "is for many classes; unions of sets, point by point, are vc_boolean_combinations."
    ),
)
def vc_union_of_two(first: FirstDimension, second: SecondDimension) -> CapacityOfClass:
    return first + second + 1
