"""Rademacher complexity of linear predictors with few or small weights, by absolute values."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.rademacher._assumptions import FEATURES_BOUNDED, L1_CLASS
from bounds.theorems.rademacher._variables import L1Norm, LargestFeature
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import ComplexityOfClass
from bounds.vocabulary.variables import Dimension, Samples


def sample_complexity(complexity: ComplexityOfClass, n: Dimension, radius: LargestFeature, norm: L1Norm) -> Samples:
    return 2 * (norm * radius / complexity) ** 2 * log(2 * n)


def largest_norm(complexity: ComplexityOfClass, m: Samples, n: Dimension, radius: LargestFeature) -> L1Norm:
    return complexity * sqrt(m / (2 * log(2 * n))) / radius


@theorem(
    title="Rademacher complexity of linear predictors, absolute values",
    statement=(
        r"For every sample of $m$ examples in $\mathbb R^n$ with features in $[-r_\infty,r_\infty]$, the class of all "
        r"$x\mapsto\langle w,x\rangle$ with $\sum_j|w_j|\le\Lambda_1$ has $\mathfrak R=\mathbb "
        r"E_\sigma\sup_w\frac1m\sum_i\sigma_i\langle w,x_i\rangle$, without factor 2, of at most this. A sure "
        "statement."
    ),
    assumes=(L1_CLASS, FEATURES_BOUNDED),
    decreasing_in="m",
    proof=(
        Step(
            "The best w sits on one feature.",
            r"\sup_w\Big\langle w,\sum_i\sigma_ix_i\Big\rangle=\Lambda_1\max_j\Big|\sum_i\sigma_ix_{ij}\Big|",
            uses="Hölder's inequality",
        ),
        Step("A maximum over 2n vectors of m values.", r"r_\infty\sqrt m\,\frac{\sqrt{2\ln(2n)}}m", uses="massart"),
    ),
    equivalent_forms=(sample_complexity, largest_norm),
    source=Source("mohri2018", "Theorem 11.15; Shalev-Shwartz and Ben-David 2014, Lemma 26.11"),
    examples=(
        Example(dict(m=1000, n=1000, radius=1, norm=1), "0.1232955998", "mpmath: sqrt(2 ln(2000)/1000)"),
        Example(dict(n=1000, radius=1, norm=1), "1521", "mpmath: 200 ln 2000 = 1520.18", unknown="m", at_most=0.1),
    ),
    connections=(
        Connection(
            kind="follows",
            another="massart",
            because="The best weights sit on one of 2n signed features.",
            at={"ln_size": "log(2 * n)", "radius": "radius * sqrt(m)"},
            value="norm * value",
            equal=True,
        ),
    ),
    see_also="rademacher_linear measures weights and examples by Euclidean lengths and has no dimension in it.",
)
def rademacher_l1(m: Samples, n: Dimension, radius: LargestFeature, norm: L1Norm) -> ComplexityOfClass:
    return norm * radius * sqrt(2 * log(2 * n) / m)
