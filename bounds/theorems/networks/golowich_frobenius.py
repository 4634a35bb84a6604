"""Rademacher complexity of deep networks by Frobenius norms: only the root of the depth."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.networks._assumptions import FROBENIUS_NORMS, POSITIVELY_HOMOGENEOUS
from bounds.theorems.networks._variables import Depth, ProductOfFrobeniusNorms
from bounds.vocabulary.assumptions import BOUNDED_EXAMPLES
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import ComplexityOfClass
from bounds.vocabulary.variables import Radius, Samples


def sample_complexity(
    complexity: ComplexityOfClass, depth: Depth, norms: ProductOfFrobeniusNorms, radius: Radius
) -> Samples:
    return (radius * (sqrt(2 * log(2) * depth) + 1) * norms / complexity) ** 2


def largest_norms(complexity: ComplexityOfClass, m: Samples, depth: Depth, radius: Radius) -> ProductOfFrobeniusNorms:
    return complexity * sqrt(m) / (radius * (sqrt(2 * log(2) * depth) + 1))


@theorem(
    title="Deep networks, Frobenius norms (Golowich, Rakhlin, Shamir)",
    statement=(
        r"For every sample of $m$ examples with $\|x_i\|\le\rho$, the networks of depth $D$ whose layers' Frobenius "
        r"norms have product at most $\Pi$ have $\hat{\mathfrak R}_S=\mathbb "
        r"E_\sigma\sup\frac1m\sum_i\sigma_if(x_i)$ (no factor 2, no absolute value) of at most this. A sure "
        "statement, whatever the widths."
    ),
    assumes=(BOUNDED_EXAMPLES, POSITIVELY_HOMOGENEOUS, FROBENIUS_NORMS),
    decreasing_in="m",
    proof=(
        Step(
            "Bound the mean by the logarithm of an exponential moment, so that peeling a layer costs a factor 2 "
            "inside it.",
            r"m\hat{\mathfrak R}_S\le\frac1\lambda\ln\Big(2^D\,\mathbb "
            r"E\exp\Big(\lambda\Pi\Big\|\sum_i\sigma_ix_i\Big\|\Big)\Big)",
            uses="talagrand_contraction",
        ),
        Step(
            "The length of the signed sum has a small mean and light tails; choose λ.",
            r"\Big(\sqrt{2\ln2\,D}+1\Big)\,\Pi\sqrt{\textstyle\sum_i\|x_i\|^2}",
            uses="bounded differences",
        ),
    ),
    equivalent_forms=(sample_complexity, largest_norms),
    source=Source("golowich2018", "Theorem 1"),
    examples=(
        Example(dict(m=10_000, depth=3, norms=8, radius=1), "0.2431467184", "mpmath: 8 (sqrt(6 ln 2) + 1)/100"),
        Example(
            dict(depth=3, norms=8, radius=1),
            "59,121",
            "mpmath: (80 (sqrt(6 ln 2) + 1))^2 = 59120.33",
            unknown="m",
            at_most=0.1,
        ),
    ),
    see_also=(
        "Three layers of norm 2 have Π = 8: the product is what makes such bounds large. golowich_rows measures "
        "weights by absolute values; at depth 1 rademacher_linear is 2.2 times better. Put it into margin_empirical "
        "for a bound on the risk."
    ),
)
def golowich_frobenius(m: Samples, depth: Depth, norms: ProductOfFrobeniusNorms, radius: Radius) -> ComplexityOfClass:
    return radius * (sqrt(2 * log(2) * depth) + 1) * norms / sqrt(m)
