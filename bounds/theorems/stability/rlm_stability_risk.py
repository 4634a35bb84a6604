"""Regularized loss minimization generalizes: its stability put into the bound for stable learners."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.stability._assumptions import CONVEX_IN_PREDICTION, KERNEL_RLM, LOSS_UP_TO_M
from bounds.theorems.stability._variables import KernelRadius, LipschitzInPrediction
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import GapOfLoss
from bounds.vocabulary.trivial import LARGEST_LOSS
from bounds.vocabulary.variables import Confidence, LossBound, Regularization, Samples


def regularization_needed(
    gap: GapOfLoss,
    m: Samples,
    delta: Confidence,
    lipschitz: LipschitzInPrediction,
    radius: KernelRadius,
    loss_bound: LossBound,
) -> Regularization:
    return (
        (lipschitz * radius) ** 2
        * (1 / m + 2 * sqrt(log(1 / delta) / (2 * m)))
        / (gap - loss_bound * sqrt(log(1 / delta) / (2 * m)))
    )


@theorem(
    title="Regularized loss minimization, by stability",
    statement=(
        r"With probability at least $1-\delta$ over the sample, the true mean loss of the minimizer of mean loss plus "
        r"$\lambda\|f\|_K^2$ exceeds its mean loss on the sample by at most this. One-sided; $\lambda$ is fixed "
        "beforehand."
    ),
    assumes=(IID, LOSS_UP_TO_M, KERNEL_RLM, CONVEX_IN_PREDICTION),
    ends="one",
    decreasing_in="m delta lam",
    proof=(
        Step(
            "The minimizer is uniformly stable.", r"\beta=\frac{L^2\kappa^2}{2\lambda m}", uses="rlm_uniform_stability"
        ),
        Step(
            "Stable learners have a small gap.",
            r"2\beta+(4m\beta+M)\sqrt{\frac{\ln(1/\delta)}{2m}}",
            uses="bousquet_elisseeff",
        ),
    ),
    equivalent_forms=(regularization_needed,),
    source=Source("bousquet2002", "Theorems 12 and 22"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, lam=1, lipschitz=1, radius=1, loss_bound=1),
            "0.1171068268",
            "mpmath: 0.001 + 3 sqrt(ln(20)/2000)",
        ),
        Example(
            dict(delta=0.05, lam=1, lipschitz=1, radius=1, loss_bound=1),
            "1369",
            "mpmath: 0.1000002 at 1368, 0.0999634 at 1369",
            unknown="m",
            at_most=0.1,
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="bousquet_elisseeff",
            because="The stability of regularized loss minimization.",
            at={"beta": "(lipschitz * radius)**2 / (2 * lam * m)"},
            equal=True,
        ),
    ),
    see_also=(
        "M must bound the loss of every fit: for the hinge loss κ/√λ + 1 does. Against margin_linear nothing is "
        "uniform over a class, yet 1/λ plays the part of its squared norm."
    ),
    trivial=LARGEST_LOSS,
)
def rlm_stability_risk(
    m: Samples,
    delta: Confidence,
    lam: Regularization,
    lipschitz: LipschitzInPrediction,
    radius: KernelRadius,
    loss_bound: LossBound,
) -> GapOfLoss:
    coefficient = (lipschitz * radius) ** 2 / lam
    return coefficient / m + (2 * coefficient + loss_bound) * sqrt(log(1 / delta) / (2 * m))
