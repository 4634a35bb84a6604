"""How many Gaussian measurements keep all sparse vectors' lengths: a net and a union bound."""

from bounds.formula.functions import log
from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import GAUSSIAN_PROJECTION
from bounds.theorems.high_dimension._conditions import sparse_indeed
from bounds.theorems.high_dimension._variables import Ambient, DimensionForSparse, Sparsity
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Accuracy, Confidence


@theorem(
    title="Restricted isometry of Gaussian matrices, sharper",
    statement=(
        r"If $n$ is at least this, then with probability at least $1-\delta$ over $W$ every $s$-sparse vector of "
        r"$\mathbb R^d$ at once keeps its squared length up to the share $\varepsilon<1$. For recovery put $2s$ for "
        r"$s$."
    ),
    assumes=(GAUSSIAN_PROJECTION,),
    decreasing_in="epsilon delta",
    where=(sparse_indeed,),
    proof=(
        Step(
            "On one set of s places a quarter-net of at most 9^s unit vectors gives the worst distortion up to a "
            "factor 2.",
            r"\|W_I^\top W_I-I\|\le2\max_{x\in\text{net}}\big|\|Wx\|^2-1\big|",
            uses="covering_unit_ball",
        ),
        Step(
            "Each of them is distorted by ε/2 rarely.",
            r"2e^{-n(\varepsilon^2/16-\varepsilon^3/48)}\le2e^{-n\varepsilon^2/24}",
            uses="random_projection_distortion",
        ),
        Step(
            "Add up over the net and over all sets of s places.",
            r"\binom ds9^s\le\Big(\frac{9ed}s\Big)^s",
            uses="union bound",
        ),
    ),
    source=Source("derived", "the usual net argument with its constants worked out"),
    examples=(
        Example(
            dict(epsilon=0.4, delta=0.05, sparsity=5, dimension=1000),
            "6924.9883760303",
            "mpmath: 150 (5 ln(1800 e) + ln 40)",
        ),
        Example(
            dict(epsilon=0.5, delta=0.1, sparsity=1, dimension=100), "1036.6201955403", "mpmath: 96 (ln(900 e) + ln 20)"
        ),
    ),
    see_also="Never more than rip_gaussian.",
)
def rip_gaussian_net(
    epsilon: Accuracy, delta: Confidence, sparsity: Sparsity, dimension: Ambient
) -> DimensionForSparse:
    return 24 * (sparsity * (log(9 * dimension / sparsity) + 1) + log(2 / delta)) / epsilon**2
