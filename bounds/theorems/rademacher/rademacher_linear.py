"""Rademacher complexity of linear predictors: radius times norm over the root of m, in any dimension."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BOUNDED_EXAMPLES, LINEAR_CLASS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import ComplexityOfClass
from bounds.vocabulary.variables import Norm, Radius, Samples


def sample_complexity(complexity: ComplexityOfClass, radius: Radius, norm: Norm) -> Samples:
    return (radius * norm / complexity) ** 2


def largest_norm(complexity: ComplexityOfClass, m: Samples, radius: Radius) -> Norm:
    return complexity * sqrt(m) / radius


@theorem(
    title="Rademacher complexity of linear predictors",
    statement=(
        r"For every sample of $m$ examples with $\|x_i\|\le\rho$, the class of all $x\mapsto\langle "
        r"w,x\rangle$ with $\|w\|\le B$ has $\mathfrak R=\frac1m\,\mathbb "
        r"E_\sigma\sup_w\sum_i\sigma_i\langle w,x_i\rangle$, without factor 2, of at most this. A sure "
        r"statement; Euclidean lengths, any dimension, any kernel's feature space."
    ),
    assumes=(BOUNDED_EXAMPLES, LINEAR_CLASS),
    decreasing_in="m",
    proof=(
        Step(
            "The best w points along the signed sum.",
            r"\sup_{\|w\|\le B}\Big\langle w,\sum_i\sigma_ix_i\Big\rangle=B\,\Big\|\sum_i\sigma_ix_i\Big\|",
            uses="Cauchy-Schwarz inequality",
        ),
        Step(
            "The root of a mean is at least the mean of roots, and mixed terms have mean zero.",
            r"\mathbb E\Big\|\sum_i\sigma_ix_i\Big\|\le\sqrt{\sum_i\|x_i\|^2}\le\rho\sqrt m",
            uses="Jensen's inequality",
        ),
    ),
    equivalent_forms=(sample_complexity, largest_norm),
    source=Source("mohri2018", "Theorem 5.10; Shalev-Shwartz and Ben-David 2014, Lemma 26.10, for B = 1"),
    examples=(
        Example(dict(m=1000, radius=1, norm=10), "0.316227766", "by hand: 10/sqrt(1000)"),
        Example(dict(radius=1, norm=10), "10,000", "by hand: (10/0.1)^2", unknown="m", at_most=0.1),
        Example(dict(m=400, radius=2), "1", "by hand: 0.1 * 20/2", unknown="norm", at_most=0.1),
    ),
    connections=(
        Connection(
            kind="follows",
            another="rademacher_kernel",
            because="Every example has at most the length ρ.",
            at={"trace": "m * radius**2"},
            equal=True,
        ),
    ),
    see_also=(
        "The absolute value changes nothing here, since the class holds -w with every w; in the convention "
        "of rademacher_expected (2/m) the complexity is twice this. It is about the predictor's real values: for a "
        "loss that changes by at most K per unit of them, the losses have at most K times the "
        "complexity."
    ),
)
def rademacher_linear(m: Samples, radius: Radius, norm: Norm) -> ComplexityOfClass:
    return radius * norm / sqrt(m)
