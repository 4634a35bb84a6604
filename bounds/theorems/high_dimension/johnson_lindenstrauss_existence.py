"""Johnson and Lindenstrauss: a projection exists that keeps all distances among k points."""

from bounds.formula.functions import log
from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import EUCLIDEAN_POINTS
from bounds.theorems.high_dimension._variables import DimensionForVectors, Points
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Accuracy


@theorem(
    title="Johnson-Lindenstrauss lemma, existence",
    statement=(
        r"If $n$ is at least this, some linear map of any $k$ points to $\mathbb R^n$ changes no squared distance "
        r"by more than the share $\varepsilon<1$; a random one does so with probability at least $1/k$ only."
    ),
    assumes=(EUCLIDEAN_POINTS,),
    decreasing_in="epsilon",
    proof=(
        Step(
            "A random map fails on one pair rarely.",
            r"2e^{-n(\varepsilon^2/4-\varepsilon^3/6)}\le\frac2{k^2}",
            uses="random_projection_distortion",
        ),
        Step(
            "Add up over all pairs: the failure probability stays below 1.",
            r"\frac{k(k-1)}2\cdot\frac2{k^2}=1-\frac1k<1",
            uses="union bound",
        ),
    ),
    source=Source("dasgupta2003", "Theorem 2.1"),
    examples=(
        Example(
            dict(epsilon=0.1, points=10_000),
            "7894.5774616939",
            "mpmath; scikit-learn's johnson_lindenstrauss_min_dim documents the integer part, 7894",
        ),
        Example(
            dict(epsilon=0.1, points=1_000_000),
            "11841.866192541",
            "mpmath; scikit-learn documents the integer part, 11841",
        ),
    ),
    see_also=(
        "scikit-learn's `johnson_lindenstrauss_min_dim` cuts it to its integer part. johnson_lindenstrauss has a "
        "failure probability, and so can be relied on for one random map."
    ),
)
def johnson_lindenstrauss_existence(epsilon: Accuracy, points: Points) -> DimensionForVectors:
    return 4 * log(points) / (epsilon**2 / 2 - epsilon**3 / 3)
