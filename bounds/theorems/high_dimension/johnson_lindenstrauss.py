"""Johnson and Lindenstrauss: few dimensions keep all lengths of a finite set."""

from bounds.formula.functions import log
from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import FIXED_VECTORS, GAUSSIAN_PROJECTION
from bounds.theorems.high_dimension._variables import DimensionForVectors, Vectors
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Accuracy, Confidence


@theorem(
    title="Johnson-Lindenstrauss lemma",
    statement=(
        r"If $n$ is at least this, then with probability at least $1-\delta$ over $W$ no one of $N$ vectors fixed "
        r"beforehand changes its squared length by more than the share $\varepsilon<1$. For all distances among $k$ "
        r"points take $N=k(k-1)/2$."
    ),
    assumes=(GAUSSIAN_PROJECTION, FIXED_VECTORS),
    decreasing_in="epsilon delta",
    proof=(
        Step(
            "One vector fails rarely; add up over all of them.",
            r"N\cdot2e^{-n(\varepsilon^2/4-\varepsilon^3/6)}=\delta",
            uses="random_projection_distortion, union bound",
        ),
        Step("Solve for n."),
    ),
    source=Source("dasgupta2003", "Theorem 2.1, with a failure probability"),
    examples=(
        Example(
            dict(epsilon=0.1, delta=0.05, vectors=4950), "5226.8667041471", "mpmath: ln(198000)/(0.0025 - 0.001/6)"
        ),
        Example(dict(epsilon=0.5, delta=0.05, vectors=4950), "292.70453543224", "mpmath: 24 ln(198000)"),
    ),
    see_also=(
        "Enough, not needed: the exact chi-square law with the same union bound needs 3,958 dimensions where this "
        "needs {{johnson_lindenstrauss epsilon=0.1 delta=0.05 vectors=4950}}. johnson_lindenstrauss_book has the "
        "constant 6. johnson_lindenstrauss_existence, which scikit-learn computes, has no failure probability."
    ),
)
def johnson_lindenstrauss(epsilon: Accuracy, delta: Confidence, vectors: Vectors) -> DimensionForVectors:
    return (log(2 / delta) + log(vectors)) / (epsilon**2 / 4 - epsilon**3 / 6)
