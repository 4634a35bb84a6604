"""Mallows' C_p, as an estimate of the error."""

from bounds.theorem import theorem
from bounds.theorems.regression._assumptions import ADDITIVE_NOISE, GIVEN_POINTS, LINEAR_SMOOTHER
from bounds.theorems.regression._conditions import no_more_degrees_than_examples
from bounds.theorems.regression._variables import EffectiveDegrees, InSampleEstimate, NoiseScale, ResidualSum
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Samples


@theorem(
    title="Mallows' Cₚ",
    statement=(
        r"For a linear smoother with $\mathrm{df}$ effective degrees of freedom, "
        r"$\mathrm{RSS}/m+2\sigma^2\mathrm{df}/m$ has exactly the expected mean squared error for new labels at the "
        r"same $m$ points as its mean: an unbiased estimate, if $\sigma$ is known."
    ),
    assumes=(ADDITIVE_NOISE, GIVEN_POINTS, LINEAR_SMOOTHER),
    relation="=",
    decreasing_in="m",
    where=(no_more_degrees_than_examples,),
    proof=(Step("Add what the training error leaves out.", r"\frac{2\sigma^2\,\mathrm{df}}m", uses="optimism"),),
    source=Source("hastie2009", "section 7.5, equation (7.26); Mallows 1973"),
    examples=(
        Example(dict(m=100, rss=90, df=10, sigma=1), "1.1", "by hand: 0.9 + 0.2"),
        Example(dict(m=50, rss=20, df=2.5, sigma=2), "0.8", "by hand: 0.4 + 0.4"),
    ),
    connections=(
        Connection(
            kind="follows",
            another="optimism",
            because="The training error plus its optimism.",
            value="rss / m + value",
            equal=True,
        ),
    ),
    see_also=(
        "mallows_cp_scaled is the classical form, m (C_p/σ² - 1) of this one: the same model is best. With σ estimated "
        "from the largest model the mean is no longer exact. aic orders Gaussian models of known σ in the same way."
    ),
)
def mallows_cp(m: Samples, rss: ResidualSum, df: EffectiveDegrees, sigma: NoiseScale) -> InSampleEstimate:
    return rss / m + 2 * sigma**2 * df / m
