"""Random directions in many dimensions are nearly orthogonal, all of them at once."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import RANDOM_DIRECTIONS
from bounds.theorems.high_dimension._variables import Coordinates, LargestCosine, Points
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence


def dimension_needed(cosine: LargestCosine, points: Points, delta: Confidence) -> Coordinates:
    return 2 * (log(points) + log(points - 1) + log(1 / delta)) / cosine**2


@theorem(
    title="Random directions are nearly orthogonal",
    statement=(
        r"With probability at least $1-\delta$, no two of $k$ random directions in $\mathbb R^n$ have a cosine above "
        "this in absolute value."
    ),
    assumes=(RANDOM_DIRECTIONS,),
    decreasing_in="n delta",
    proof=(
        Step(
            "A cap of the sphere has little area: a ball that holds its cone shows it.",
            r"\mathbb P[\langle u,v\rangle\ge t]\le e^{-nt^2/2}\qquad(0\le t\le1)",
        ),
        Step(
            "Two caps for each of the pairs.",
            r"\binom k2\,2e^{-nt^2/2}=k(k-1)\,e^{-nt^2/2}=\delta",
            uses="union_bound",
        ),
    ),
    equivalent_forms=(dimension_needed,),
    source=Source(
        "ball1997",
        "Lemma 2.2, and the union bound",
        seen_in="notes that prove it with the union bound, and others that name the lemma",
    ),
    examples=(
        Example(dict(n=1000, points=100, delta=0.05), "0.1561795269", "mpmath: sqrt(2 ln(198000)/1000)"),
        Example(dict(points=1000, delta=0.01), "3684", "mpmath: 200 ln(99900000) = 3683.9", unknown="n", at_most=0.1),
    ),
    see_also="johnson_lindenstrauss keeps given vectors' angles; here they are random.",
)
def random_directions(n: Coordinates, points: Points, delta: Confidence) -> LargestCosine:
    return sqrt(2 * (log(points) + log(points - 1) + log(1 / delta)) / n)
