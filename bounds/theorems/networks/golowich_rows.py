"""Rademacher complexity of deep networks by the absolute values of each unit's weights."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.networks._assumptions import POSITIVELY_HOMOGENEOUS, ROW_NORMS
from bounds.theorems.networks._variables import Depth, ProductOfRows, RootMeanSquare
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import ComplexityOfClass
from bounds.vocabulary.variables import Dimension, Samples


def sample_complexity(
    complexity: ComplexityOfClass, depth: Depth, norms: ProductOfRows, radius: RootMeanSquare, n: Dimension
) -> Samples:
    return 4 * (norms * radius / complexity) ** 2 * (depth + 1 + log(n))


@theorem(
    title="Deep networks, row norms (Golowich, Rakhlin, Shamir)",
    statement=(
        r"For every sample of $m$ examples in $\mathbb R^n$ in which no feature has a root mean square above $r$, the "
        r"networks of depth $D$ whose layers' largest rows, in absolute values added up, have product at most $\Pi$ "
        r"have $\hat{\mathfrak R}_S=\mathbb E_\sigma\sup\frac1m\sum_i\sigma_if(x_i)$ (no factor 2, no absolute "
        "value) of at most this. A sure statement, whatever the widths."
    ),
    assumes=(POSITIVELY_HOMOGENEOUS, ROW_NORMS),
    decreasing_in="m",
    proof=(
        Step(
            "Peel the layers inside an exponential moment; each costs a factor 2.",
            r"m\hat{\mathfrak R}_S\le\frac1\lambda\ln\Big(2^D\,\mathbb "
            r"E\exp\Big(\lambda\Pi\max_j\Big|\sum_i\sigma_ix_{ij}\Big|\Big)\Big)",
            uses="talagrand_contraction",
        ),
        Step(
            "A maximum over 2n sums of signs; choose λ.",
            r"2\,\Pi\sqrt{D+1+\ln n}\,\max_j\sqrt{\textstyle\sum_ix_{ij}^2}",
            uses="massart",
        ),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("golowich2018", "Theorem 2"),
    examples=(
        Example(dict(m=10_000, depth=3, norms=8, radius=1, n=784), "0.5225025081", "mpmath: 16 sqrt(4 + ln 784)/100"),
        Example(
            dict(depth=3, norms=8, radius=1, n=784),
            "273,009",
            "mpmath: 25600 (4 + ln 784) = 273008.87",
            unknown="m",
            at_most=0.1,
        ),
    ),
    see_also="golowich_frobenius has no dimension in it, and longer examples.",
)
def golowich_rows(
    m: Samples, depth: Depth, norms: ProductOfRows, radius: RootMeanSquare, n: Dimension
) -> ComplexityOfClass:
    return 2 * norms * sqrt(depth + 1 + log(n)) * radius / sqrt(m)
