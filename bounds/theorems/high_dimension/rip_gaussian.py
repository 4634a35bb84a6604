"""How many Gaussian measurements keep all sparse vectors' lengths: the textbook's constant."""

from bounds.formula.functions import log
from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import GAUSSIAN_PROJECTION
from bounds.theorems.high_dimension._conditions import sparse_indeed
from bounds.theorems.high_dimension._variables import Ambient, DimensionForSparse, Sparsity
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Accuracy, Confidence


@theorem(
    title="Restricted isometry of Gaussian matrices",
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
            "A smaller number of measurements is enough already.",
            r"\frac{24}{\varepsilon^2}\Big(s\ln\frac{9ed}s+\ln\frac2\delta\Big)\le"
            r"\frac{100\,s}{\varepsilon^2}\ln\frac{40d}{\delta\varepsilon}",
            uses="rip_gaussian_net",
        ),
    ),
    source=Source("shalev-shwartz2014", "Theorem 23.9"),
    examples=(
        Example(
            dict(epsilon=0.4, delta=0.05, sparsity=5, dimension=1000),
            "45339.555432888",
            "mpmath: 3125 ln(2000000)",
        ),
        Example(
            dict(epsilon=0.1, delta=0.01, sparsity=10, dimension=10_000),
            "1980697.5105",
            "mpmath: 100000 ln(4e8)",
        ),
    ),
    connections=(Connection(kind="follows", another="rip_gaussian_net", because="More measurements do no harm."),),
    see_also=(
        "Far more than needed: {{rip_gaussian epsilon=0.4 delta=0.05 sparsity=5 dimension=1000}} measurements of "
        "1,000 entries are no compression; rip_gaussian_net proves "
        "{{rip_gaussian_net epsilon=0.4 delta=0.05 sparsity=5 dimension=1000}} enough in the first example."
    ),
)
def rip_gaussian(epsilon: Accuracy, delta: Confidence, sparsity: Sparsity, dimension: Ambient) -> DimensionForSparse:
    return 100 * sparsity * (log(40 * dimension / epsilon) + log(1 / delta)) / epsilon**2
