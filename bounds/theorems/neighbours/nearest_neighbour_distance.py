"""How far away the nearest of m examples is: the curse of dimensionality."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.neighbours._assumptions import IN_THE_CUBE
from bounds.theorems.neighbours._variables import Coordinates, NeighbourDistance
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Misprint, Source, Step
from bounds.vocabulary.variables import Samples


def sample_complexity(distance: NeighbourDistance, n: Coordinates) -> Samples:
    return (4 * sqrt(n) / distance) ** (n + 1)


@theorem(
    title="Distance to the nearest neighbour",
    statement=(
        "For every distribution on $[-1,1]^n$ and every $m$, the mean Euclidean distance from a new example to the "
        "nearest of $m$ independent ones is at most this."
    ),
    assumes=(IID, IN_THE_CUBE),
    decreasing_in="m",
    proof=(
        Step(
            "Cut each side into K equal parts. In a cell that holds an example the neighbour is near; an empty one "
            "costs at most the diameter.",
            r"\mathbb E\,\|x-x_\pi\|\le\sqrt n\,\frac2K+2\sqrt n\sum_ip_i(1-p_i)^m\le\sqrt "
            r"n\Big(\frac2K+\frac{2K^n}{em}\Big)",
            uses=r"p\,e^{-pm}\le1/(em)",
        ),
        Step(
            "Take K as the whole part of a = m^(1/(n+1)), when that is at least 2; with r = a/K, which lies in [1, "
            "1.5).",
            r"\frac2K+\frac{2K^n}{em}=\frac2a\Big(r+\frac{r^{-n}}e\Big)\le\frac4a",
        ),
        Step("For a below 2 the bound exceeds the diameter.", r"\frac{4\sqrt n}a>2\sqrt n"),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("shalev-shwartz2014", "proof of Theorem 19.3, on the larger cube and for every m"),
    examples=(
        Example(dict(m=1000, n=2), "0.5656854249", "mpmath: 4 sqrt(2)/10"),
        Example(dict(n=2), "181,020", "mpmath: (40 sqrt(2))^3 = 181019.34", unknown="m", at_most=0.1),
    ),
    misprints=(
        Misprint(
            "milan",
            "nearest neighbours, number of cells",
            printed=r"r=\Big(\frac2\varepsilon\Big)^d\ \text{cells of side }\varepsilon=2m^{-1/(d+1)}",
            right=r"r=K^d,\quad K\in\mathbb N",
            consequence="2/ε is 46.4 for d = 2 and m = 100,000; the bound printed at the end holds all the same.",
        ),
        Misprint(
            "milan",
            "nearest neighbours, the function g",
            printed=r"\text{The concave function }g(p)=e^{-pm}p",
            right=r"g\text{ rises to its maximum }\tfrac1{em}\text{ at }p=\tfrac1m\text{ and falls from there}",
            consequence="It is concave for p <= 2/m only; the maximum, all that is used, is right.",
        ),
        Misprint(
            "milan",
            "nearest neighbours, the second sum over cells",
            printed=r"\mathbb I\{C_i\cap S\ne\emptyset\}",
            right=r"\mathbb I\{C_i\cap S=\emptyset\}",
            consequence="With the sign as printed the bound would be the diameter, 2.83 for d = 2 at every m, not "
            "{{nearest_neighbour_distance m=1000 n=2 digits=3}} at 1000.",
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="nearest_neighbour_cells",
            because="The whole part of m^(1/(n+1)) cells a side.",
            at={"cells": "floor(m**(1 / (n + 1)))"},
        ),
    ),
    see_also=(
        "nearest_neighbour_cells leaves the number of cells open: {{nearest_neighbour_cells m=1000 n=2 cells=10}} "
        "at 10 cells a side in the first example. In one dimension nearest_neighbour_line is exact for the "
        "uniform law."
    ),
)
def nearest_neighbour_distance(m: Samples, n: Coordinates) -> NeighbourDistance:
    return 4 * sqrt(n) * m ** (-1 / (n + 1))
