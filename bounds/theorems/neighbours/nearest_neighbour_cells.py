"""How far away the nearest of m examples is, by cells whose number is free."""

from bounds.formula.functions import e, sqrt
from bounds.theorem import theorem
from bounds.theorems.neighbours._assumptions import IN_THE_CUBE
from bounds.theorems.neighbours._variables import Cells, Coordinates, NeighbourDistance
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Samples


def sample_complexity(distance: NeighbourDistance, n: Coordinates, cells: Cells) -> Samples:
    return 2 * cells**n / (e * (distance / sqrt(n) - 2 / cells))


@theorem(
    title="Distance to the nearest neighbour, by cells",
    statement=(
        "For every distribution on $[-1,1]^n$ and every $K$, the mean Euclidean distance from a new example to the "
        "nearest of $m$ independent ones is at most this."
    ),
    assumes=(IID, IN_THE_CUBE),
    decreasing_in="m",
    free_parameters="cells",
    proof=(
        Step(
            "Cut each side into K equal parts. In a cell that holds an example the neighbour is near; an empty one "
            "costs at most the diameter.",
            r"\mathbb E\,\|x-x_\pi\|\le\sqrt n\,\frac2K+2\sqrt n\sum_ip_i(1-p_i)^m",
        ),
        Step("Each of the K^n terms is small.", r"p(1-p)^m\le p\,e^{-pm}\le\frac1{em}"),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("shalev-shwartz2014", "Lemma 19.2 and the proof of Theorem 19.3, on the larger cube"),
    examples=(
        Example(dict(m=1000, n=2, cells=10), "0.3868947315", "mpmath: sqrt(2) (0.2 + 0.2/e)"),
        Example(dict(m=1000, n=2, cells=9), "0.3985518159", "mpmath: sqrt(2) (2/9 + 0.162/e)"),
    ),
    see_also="With about m^(1/(n+1)) cells a side it becomes 2(1 + 1/e) sqrt(n)/K, and from there "
    "nearest_neighbour_distance.",
)
def nearest_neighbour_cells(m: Samples, n: Coordinates, cells: Cells) -> NeighbourDistance:
    return sqrt(n) * (2 / cells + 2 * cells**n / (e * m))
