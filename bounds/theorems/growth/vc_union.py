"""The union of many classes: the logarithm of their number is added to the VC dimension."""

from bounds.formula.functions import log, log2
from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import UNION_OF_CLASSES
from bounds.theorems.growth._variables import BaseDimension, United
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import CapacityOfClass


@theorem(
    title="VC dimension of the union of many classes",
    statement=r"The union of $r$ classes of VC dimension at most $d\ge1$ has at most this VC dimension.",
    assumes=(UNION_OF_CLASSES,),
    proof=(
        Step(
            "If m points are shattered, and m > d, the classes produce all labellings together.",
            r"2^m\le r\Big(\frac{em}d\Big)^d",
            uses="sauer_polynomial",
        ),
        Step(
            "A logarithm lies below its tangent at any place; take a = (ln 2)/2.",
            r"\ln\frac md\le a\frac md-1-\ln a",
        ),
        Step("Solve for m.", r"m\ln2\le\ln r+\tfrac{\ln2}2m+d\ln\frac2{\ln2}"),
    ),
    source=Source("derived", "after Shalev-Shwartz and Ben-David 2014, Exercise 6.11"),
    examples=(
        Example(dict(d=10, classes=10), "37.21918365", "mpmath: 2 log2 10 + 20 log2(2/ln 2)"),
        Example(dict(d=1, classes=1024), "23.05753275", "mpmath: 20 + 2 log2(2/ln 2)"),
    ),
    see_also="For one class it gives 3.06 d: the cost of one closed form. vc_union_of_two is exact.",
)
def vc_union(d: BaseDimension, classes: United) -> CapacityOfClass:
    return 2 * log2(classes) + 2 * d * log2(2 / log(2))
