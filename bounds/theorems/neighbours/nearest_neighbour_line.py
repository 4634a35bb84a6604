"""How far away the nearest of m uniform examples on a line is, exactly."""

from bounds.theorem import theorem
from bounds.theorems.neighbours._assumptions import UNIFORM_LINE
from bounds.theorems.neighbours._variables import NeighbourDistance
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Samples


@theorem(
    title="Distance to the nearest neighbour on a line, exact",
    statement=(
        "For $x$ uniform on $[-1,1]$, the mean distance from a new example to the nearest of $m$ independent ones is "
        "exactly this."
    ),
    assumes=(IID, UNIFORM_LINE),
    relation="=",
    decreasing_in="m",
    proof=(
        Step(
            "For x >= 0, an interval of radius r around x holds a share r of the line up to the nearer end, and grows "
            "half as fast from there.",
            r"\mathbb P[\|x-x_\pi\|>r]=(1-r)^m\ (r\le1-x),\quad\Big(\frac{1+x-r}2\Big)^m\ (1-x\le r\le1+x)",
        ),
        Step("Integrate over r.", r"\frac{1-x^{m+1}}{m+1}+\frac{2x^{m+1}}{m+1}=\frac{1+x^{m+1}}{m+1}"),
        Step("Integrate over x.", r"\frac1{m+1}\Big(1+\frac1{m+2}\Big)=\frac{m+3}{(m+1)(m+2)}"),
    ),
    source=Source("shalev-shwartz2014", "Section 19.2, worked out for the uniform law on a line"),
    examples=(
        Example(dict(m=1), "0.6666666667", "exact: two uniform points on a line of length 2 are 2/3 apart"),
        Example(dict(m=1000), "0.000999998005986", "mpmath: 1003/(1001 * 1002)"),
        Example(dict(), "10", "by hand: 12/110 = .1091 at 9, 13/132 = .0985 at 10", unknown="m", at_most=0.1),
    ),
    connections=(
        Connection(
            kind="sharpens",
            another="nearest_neighbour_distance",
            because="The law is uniform, and the mean known.",
            at={"n": "1"},
        ),
    ),
    see_also=(
        "nearest_neighbour_distance allows {{nearest_neighbour_distance m=1000 n=1}} at m = 1000 and n = 1: it "
        "must hold for every law."
    ),
)
def nearest_neighbour_line(m: Samples) -> NeighbourDistance:
    return (m + 3) / ((m + 1) * (m + 2))
