"""Generalized cross-validation."""

from bounds.theorem import theorem
from bounds.theorems.regression._assumptions import LINEAR_SMOOTHER
from bounds.theorems.regression._variables import EffectiveDegrees, InSampleEstimate, ResidualSum
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Number, Samples


def fewer_degrees_than_examples(df: EffectiveDegrees, m: Samples) -> Number:
    return df < m


@theorem(
    title="Generalized cross-validation (GCV)",
    statement=(
        r"The criterion of generalized cross-validation for a linear smoother with $\mathrm{df}$ effective degrees of "
        r"freedom is exactly $\frac{\mathrm{RSS}/m}{(1-\mathrm{df}/m)^2}$: the mean of the squared leave-one-out "
        r"residuals, were all leverages equal. A definition."
    ),
    assumes=(LINEAR_SMOOTHER,),
    relation="=",
    decreasing_in="m",
    where=(fewer_degrees_than_examples,),
    proof=(
        Step(
            "Leave-one-out needs each leverage; put their mean df/m for each.",
            r"\frac1m\sum_i\Bigl(\frac{r_i}{1-h_i}\Bigr)^2\approx\frac{\mathrm{RSS}/m}{(1-\mathrm{df}/m)^2}",
            uses="leave_one_out_residual",
        ),
    ),
    source=Source(
        "golub1979", "definition of the criterion", seen_in="programs of splines and ridge regression that print it"
    ),
    examples=(
        Example(dict(m=100, rss=81, df=10), "1", "by hand: 0.81/0.9^2"),
        Example(dict(m=10, rss=10, df=5), "4", "by hand: 1/0.25"),
    ),
    see_also="Asks for no σ, unlike mallows_cp; for small df/m they nearly agree, with RSS/m for σ².",
)
def generalised_cross_validation(m: Samples, rss: ResidualSum, df: EffectiveDegrees) -> InSampleEstimate:
    return m * rss / (m - df) ** 2
