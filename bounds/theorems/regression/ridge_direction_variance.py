"""Ridge regression in one direction: the variance of its weight."""

from bounds.theorem import theorem
from bounds.theorems.regression._assumptions import GIVEN_POINTS, LINEAR_MODEL, RIDGE_ON_SUM
from bounds.theorems.regression._variables import BoundedNoise, PenaltyOnSum, SingularValue, VarianceAlong
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Ridge regression, variance in one direction",
    statement=(
        r"Along a right singular vector of the features with singular value $s$, the weight of ridge regression has a "
        r"variance of exactly $\sigma^2s^2/(s^2+\lambda)^2$."
    ),
    assumes=(GIVEN_POINTS, LINEAR_MODEL, RIDGE_ON_SUM),
    relation="=",
    decreasing_in="lam",
    non_monotone="singular_value",
    proof=(
        Step(
            "Along a direction of singular value s, ridge regression shrinks the least-squares weight.",
            r"\hat w=\frac{s^2}{s^2+\lambda}\Bigl(w+\frac{\eta}s\Bigr),\qquad\mathrm{Var}\,\eta=\sigma^2",
            uses="the singular value decomposition",
        ),
        Step("Take the variance.", r"\mathrm{Var}\,\hat w=\Bigl(\frac{s}{s^2+\lambda}\Bigr)^2\sigma^2"),
    ),
    source=Source("hastie2009", "section 3.4.1, equation (3.47)"),
    examples=(
        Example(dict(singular_value=2, sigma=5, lam=1), "4", "by hand: 25 (2/5)^2"),
        Example(dict(singular_value=2, sigma=1, lam=0), "0.25", "by hand: least squares, 1/s^2"),
        Example(dict(singular_value=1, sigma=1, lam=1), "0.25", "by hand: (1/2)^2"),
        Example(dict(singular_value=1, sigma=1), "4", "by hand: 1/(1 + 4)^2", unknown="lam", at_most=0.04),
    ),
    see_also=(
        "Least squares (λ = 0) has σ²/s²: directions in which the features hardly vary are the uncertain ones, and "
        "there ridge regression shrinks most. ridge_direction_bias is the cost."
    ),
)
def ridge_direction_variance(singular_value: SingularValue, sigma: BoundedNoise, lam: PenaltyOnSum) -> VarianceAlong:
    return (sigma * singular_value / (singular_value**2 + lam)) ** 2
