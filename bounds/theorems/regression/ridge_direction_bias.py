"""Ridge regression in one direction: the squared bias of its weight."""

from bounds.theorem import theorem
from bounds.theorems.regression._assumptions import GIVEN_POINTS, LINEAR_MODEL, RIDGE_ON_SUM
from bounds.theorems.regression._variables import PenaltyOnSum, SingularValue, SquaredBiasAlong, WeightAlong
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Ridge regression, squared bias in one direction",
    statement=(
        r"Along a right singular vector of the features with singular value $s$, where the true weight is $w$, the "
        r"weight of ridge regression has a squared bias of exactly $\lambda^2w^2/(s^2+\lambda)^2$."
    ),
    assumes=(GIVEN_POINTS, LINEAR_MODEL, RIDGE_ON_SUM),
    relation="=",
    decreasing_in="singular_value",
    proof=(
        Step(
            "Along a direction of singular value s, ridge regression shrinks the least-squares weight.",
            r"\hat w=\frac{s^2}{s^2+\lambda}\Bigl(w+\frac{\eta}s\Bigr),\qquad\mathrm{Var}\,\eta=\sigma^2",
            uses="the singular value decomposition",
        ),
        Step("Take the mean.", r"\mathbb E\,\hat w-w=-\frac{\lambda}{s^2+\lambda}w"),
    ),
    source=Source("hastie2009", "section 3.4.1, equation (3.47)"),
    examples=(
        Example(dict(singular_value=2, weight=3, lam=1), "0.36", "by hand: (3/5)^2"),
        Example(dict(singular_value=1, weight=2, lam=0), "0", "by hand: least squares has no bias"),
        Example(dict(singular_value=1, weight=1, lam=1), "0.25", "by hand: half of the weight is lost"),
    ),
    see_also=(
        "s² is the direction's eigenvalue of X'X. With mean instead of sum of squares put λm for λ. "
        "ridge_direction_variance is what the bias buys."
    ),
)
def ridge_direction_bias(singular_value: SingularValue, weight: WeightAlong, lam: PenaltyOnSum) -> SquaredBiasAlong:
    return (lam * weight / (singular_value**2 + lam)) ** 2
