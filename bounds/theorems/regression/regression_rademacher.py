"""Bounded regression: squared loss by Rademacher complexity."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.regression._assumptions import BOUNDED_RESIDUALS
from bounds.theorems.regression._variables import ComplexityOfHypotheses, LargestDeviation, SquaredGap
from bounds.vocabulary.assumptions import CLASS_FIXED, IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.trivial import Trivial
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def failure_probability(
    epsilon: Accuracy, m: Samples, rademacher: ComplexityOfHypotheses, largest_error: LargestDeviation
) -> Confidence:
    return exp(-2 * m * ((epsilon - 4 * largest_error * rademacher) / largest_error**2) ** 2)


@theorem(
    title="Bounded regression by Rademacher complexity",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every $h\in\mathcal H$ has true mean squared error at "
        r"most its training one plus $4M\mathfrak R_m(\mathcal H)+M^2\sqrt{\ln(1/\delta)/(2m)}$. One-sided. The "
        r"complexity $\mathfrak R_m(\mathcal H)=\mathbb E\sup_h\frac1m\sum_i\sigma_ih(x_i)$ has neither a factor 2 nor "
        "an absolute value."
    ),
    assumes=(IID, CLASS_FIXED, BOUNDED_RESIDUALS),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "The gap of the squared loss, which lies in [0, M²], is twice its complexity and a confidence term.",
            r"2\,\mathfrak R_m(\ell\circ\mathcal H)+M^2\sqrt{\frac{\ln(1/\delta)}{2m}}",
            uses="rademacher_loss_expected",
        ),
        Step(
            "On [-M, M] the square is 2M-Lipschitz.",
            r"\mathfrak R_m(\ell\circ\mathcal H)\le2M\,\mathfrak R_m(\mathcal H)",
            uses="talagrand_contraction",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("mohri2018", "Theorem 11.3, with p = 2"),
    examples=(
        Example(
            dict(m=10_000, delta=0.05, rademacher=0.01, largest_error=1),
            "0.05223873415",
            "mpmath: 0.04 + sqrt(ln 20/20000)",
        ),
        Example(
            dict(m=100, delta=0.05, rademacher=0.1, largest_error=2),
            "1.2895493661362",
            "mpmath: 0.8 + 4 sqrt(ln 20/200)",
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="rademacher_loss_expected",
            because="A squared loss, divided by its largest value, is 2/M-Lipschitz.",
            at={"rademacher": "2 * rademacher / largest_error"},
            value="largest_error**2 * value",
            equal=True,
        ),
    ),
    see_also="For linear functions with ‖w‖ <= Λ and ‖x‖ <= ρ the complexity is at most ρΛ/√m (rademacher_linear).",
    trivial=Trivial(lambda largest_error: largest_error**2),
)
def regression_rademacher(
    m: Samples, delta: Confidence, rademacher: ComplexityOfHypotheses, largest_error: LargestDeviation
) -> SquaredGap:
    return 4 * largest_error * rademacher + largest_error**2 * sqrt(log(1 / delta) / (2 * m))
