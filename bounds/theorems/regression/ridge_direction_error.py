"""Ridge regression in one direction: bias and variance of its weight together."""

from bounds.theorem import theorem
from bounds.theorems.regression._assumptions import GIVEN_POINTS, LINEAR_MODEL, RIDGE_ON_SUM
from bounds.theorems.regression._variables import BoundedNoise, ErrorAlong, PenaltyOnSum, SingularValue, WeightAlong
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Ridge regression, mean squared error in one direction",
    statement=(
        r"Along a right singular vector of the features with singular value $s$, where the true weight is $w$, the "
        r"weight of ridge regression has a mean squared error of exactly $(\lambda^2w^2+\sigma^2s^2)/(s^2+\lambda)^2$: "
        r"squared bias plus variance. It is smallest at $\lambda=\sigma^2/w^2$, whatever $s$ is."
    ),
    assumes=(GIVEN_POINTS, LINEAR_MODEL, RIDGE_ON_SUM),
    relation="=",
    non_monotone="singular_value",
    free_parameters="lam",
    proof=(
        Step("The squared bias.", r"\frac{\lambda^2w^2}{(s^2+\lambda)^2}", uses="ridge_direction_bias"),
        Step("The variance.", r"\frac{\sigma^2s^2}{(s^2+\lambda)^2}", uses="ridge_direction_variance"),
        Step("The slope in λ vanishes at one place.", r"2s^2\frac{\lambda w^2-\sigma^2}{(s^2+\lambda)^3}=0"),
    ),
    source=Source("hastie2009", "section 3.4.1, equation (3.47)"),
    examples=(
        Example(dict(singular_value=2, weight=3, sigma=5, lam=1), "4.36", "by hand: 0.36 + 4"),
        Example(dict(singular_value=1, weight=1, sigma=1, lam=1), "0.5", "by hand: (1 + 1)/4"),
        Example(dict(singular_value=1, weight=1, sigma=1, lam=0), "1", "by hand: least squares"),
    ),
    see_also="Not the error of a prediction: on average over the sample's points the direction adds s²/m times it.",
)
def ridge_direction_error(
    singular_value: SingularValue, weight: WeightAlong, sigma: BoundedNoise, lam: PenaltyOnSum
) -> ErrorAlong:
    return ((lam * weight) ** 2 + (sigma * singular_value) ** 2) / (singular_value**2 + lam) ** 2
