"""The Rademacher complexity of thresholds, exactly: the maximum of a random walk."""

from bounds.formula.functions import central_binomial, floor
from bounds.theorem import theorem
from bounds.theorems.rademacher._assumptions import DISTINCT_POINTS_ON_A_LINE, RAYS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import ComplexityOfClass
from bounds.vocabulary.variables import Samples


@theorem(
    title="Rademacher complexity of thresholds, exact",
    statement=(
        r"On any $m$ different points of a line, the thresholds $x\mapsto\pm1$, $+1$ to the right, have "
        r"$\hat{\mathfrak R}=\mathbb E_\sigma\sup_h\frac1m\sum_i\sigma_ih(x_i)$ of exactly this, without factor 2 "
        r"and without absolute value. $\mathrm{Return}(j)=\binom{2j}j4^{-j}$ is the probability that a fair walk of "
        r"$2j$ steps ends where it began."
    ),
    assumes=(DISTINCT_POINTS_ON_A_LINE, RAYS),
    relation="=",
    decreasing_in="m",
    proof=(
        Step(
            "The best threshold turns round the signs before the lowest point of their walk.",
            r"m\hat{\mathfrak R}=\mathbb E\max_{0\le j\le m}(S_m-2S_j)=\mathbb E\,[2\max_jS_j]",
            uses="symmetry of the walk",
        ),
        Step(
            "The maximum of a fair walk is distributed like its end, reflected.",
            r"\mathbb E\max_jS_j=\mathbb E|S_m|-\frac{1-\mathbb P[S_m=0]}2",
            uses="reflection principle",
        ),
        Step(
            "With h the whole part of m/2.",
            r"\frac{\mathbb E|S_m|}m=\mathrm{Return}(h),\qquad\mathbb P[S_m=0]=\mathrm{Return}(h)\text{ for even }m",
        ),
    ),
    source=Source("feller1968", "Chapter III, reflection principle and maxima, put together for thresholds"),
    examples=(
        Example(dict(m=1), "1", "by hand: one sign can always be fitted"),
        Example(dict(m=8), "0.4560546875", "all 2^8 signs enumerated"),
        Example(dict(m=1000), "0.04947526137", "mpmath with exact binomials"),
        Example(dict(m=400), "0.0773382771825", "mpmath with exact binomials"),
        Example(dict(), "979", "mpmath, trying all m from 1 to 3000", unknown="m", at_most=0.05),
    ),
    connections=(
        Connection(
            kind="sharpens",
            another="massart_signs",
            because="Thresholds label m points in m + 1 ways, and the complexity is known.",
            at={"ln_size": "log(m + 1)"},
        ),
    ),
    see_also=(
        "Massart's lemma allows {{massart m=1000 ln_size=ln(1001) radius=sqrt(1000)}} at m = 1000 (massart with "
        "1,001 vectors): 2.4 times as much. About 1.596/√m - 1/m."
    ),
)
def rademacher_thresholds(m: Samples) -> ComplexityOfClass:
    half = floor(m / 2)
    return 2 * central_binomial(half) - (1 - (1 + 2 * half - m) * central_binomial(half)) / m
