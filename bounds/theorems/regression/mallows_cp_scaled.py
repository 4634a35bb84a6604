"""Mallows' C_p in its classical form."""

from bounds.theorem import theorem
from bounds.theorems.regression._assumptions import ADDITIVE_NOISE, GIVEN_POINTS, LINEAR_SMOOTHER
from bounds.theorems.regression._conditions import no_more_degrees_than_examples
from bounds.theorems.regression._variables import Criterion, EffectiveDegrees, PositiveNoise, ResidualSum
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Samples


@theorem(
    title="Mallows' Cₚ, classical form",
    statement=(
        r"Mallows' criterion of a model with $p$ weights (or $\mathrm{df}$ effective degrees of freedom) is exactly "
        r"$\mathrm{RSS}/\sigma^2-m+2\,\mathrm{df}$. Of least squares without bias it is $p$ on average, of another "
        r"linear smoother $\hat y=Hy$ without bias $\mathrm{tr}\,HH^\top$. A definition; the smallest is chosen."
    ),
    assumes=(ADDITIVE_NOISE, GIVEN_POINTS, LINEAR_SMOOTHER),
    relation="=",
    decreasing_in="m sigma",
    where=(no_more_degrees_than_examples,),
    proof=(
        Step(
            "Of a model without bias the residuals are noise only.",
            r"\mathbb E\,\mathrm{RSS}=\sigma^2\,\mathrm{tr}\,(I-H)(I-H)^\top"
            r"=\sigma^2(m-2\,\mathrm{df}+\mathrm{tr}\,HH^\top)",
        ),
        Step(
            "So what is left on average is the last term; of least squares H is a projection.",
            r"\mathbb E\,C_p=\mathrm{tr}\,HH^\top=\mathrm{tr}\,H=p",
        ),
    ),
    source=Source(
        "mallows1973", "definition of the criterion", seen_in="textbooks and notes that print the classical form"
    ),
    examples=(
        Example(dict(m=100, rss=90, df=10, sigma=1), "10", "by hand: 90 - 100 + 20"),
        Example(dict(m=20, rss=72, df=4, sigma=2), "6", "by hand: 18 - 20 + 8"),
    ),
    connections=(
        Connection(
            kind="follows",
            another="mallows_cp",
            because="Another scale.",
            value="m * (value / sigma**2 - 1)",
            equal=True,
        ),
    ),
    see_also="mallows_cp is the same criterion on the scale of the squared error.",
)
def mallows_cp_scaled(m: Samples, rss: ResidualSum, df: EffectiveDegrees, sigma: PositiveNoise) -> Criterion:
    return rss / sigma**2 - m + 2 * df
