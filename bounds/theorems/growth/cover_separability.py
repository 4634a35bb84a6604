"""How likely random labels are linearly separable: half of them at twice as many points as dimensions."""

from bounds.formula.functions import binomial_cdf
from bounds.theorem import theorem
from bounds.theorems.growth._assumptions import GENERAL_POSITION, HOMOGENEOUS_HALFSPACES, RANDOM_LABELS
from bounds.theorems.growth._variables import Points, Separability, SpaceDimension
from bounds.vocabulary.citation import Connection, Example, Misprint, Source, Step


@theorem(
    title="Cover's theorem on separability",
    statement=(
        r"If $m$ points in general position of $\mathbb R^n$ get random labels, the probability that a "
        r"halfspace through the origin separates them is exactly $2^{1-m}\sum_{i=0}^{n-1}\binom{m-1}i$: a "
        r"half at $m=2n$. With a bias: $n+1$ for $n$, and it is the points with a 1 appended that must be in general "
        "position."
    ),
    assumes=(RANDOM_LABELS, HOMOGENEOUS_HALFSPACES, GENERAL_POSITION),
    decreasing_in="m",
    relation="=",
    proof=(
        Step(
            "So many of the labellings are separable.",
            r"2\sum_{i=0}^{n-1}\binom{m-1}i",
            uses="growth_halfspaces_homogeneous",
        ),
        Step(
            "All are equally likely; a binomial tail.",
            r"\frac{2}{2^m}\sum_{i=0}^{n-1}\binom{m-1}i=\mathbb P[\mathrm{Bin}(m-1,\tfrac12)\le n-1]",
        ),
    ),
    source=Source("cover1965", "function-counting theorem and its corollary"),
    examples=(
        Example(dict(m=20, n=10), "0.5", "symmetry of the binomial law"),
        Example(dict(m=100, n=60), "0.9780623532065", "mpmath: exact integer sum over 2^99"),
        Example(dict(m=4, n=3), "0.875", "14 of 16 labellings"),
        Example(
            dict(n=10),
            "20",
            "one half at twice as many points as dimensions",
            unknown="m",
            at_least=0.5,
        ),
        Example(
            dict(m=100),
            "60",
            "exact integer sums: 0.965050 at 59, 0.978062 at 60",
            unknown="n",
            at_least=0.97,
        ),
    ),
    misprints=(
        Misprint(
            "matteoni2022",
            "Cover's theorem",
            printed=r"\text{linearly separable with high probability in the feature space under such conditions}",
            right=r"\text{a nonlinear map to many dimensions compared with the number of points}",
            consequence=(
                "High-dimensional is meant against the number of points. In 60 dimensions 100 randomly labelled points "
                "are separable with probability {{cover_separability m=100 n=60 digits=3}}, 200 with probability "
                "4·10⁻⁹."
            ),
            verdict="loose",
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="growth_halfspaces_homogeneous",
            because="Divided by the number of all labellings.",
            value="value / 2**m",
            equal=True,
        ),
    ),
    see_also=(
        "It is about random labels, not about learning: above 2n points even random labels stop being "
        "separable, so that separability begins to mean something."
    ),
)
def cover_separability(m: Points, n: SpaceDimension) -> Separability:
    return binomial_cdf(n - 1, m - 1, 1 / 2)
