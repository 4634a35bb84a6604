"""The optimism of the training error of a linear smoother."""

from bounds.theorem import theorem
from bounds.theorems.regression._assumptions import ADDITIVE_NOISE, GIVEN_POINTS, LINEAR_SMOOTHER
from bounds.theorems.regression._conditions import no_more_degrees_than_examples
from bounds.theorems.regression._variables import EffectiveDegrees, NoiseScale, OptimismOfFit
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Samples


@theorem(
    title="Optimism of the training error",
    statement=(
        r"For a linear smoother $\hat y=Hy$ with $\mathrm{df}=\mathrm{tr}\,H$ effective degrees of freedom, whole or "
        r"not, the mean squared error for new labels at the same $m$ points exceeds that on the sample, on average, by "
        r"exactly $2\sigma^2\mathrm{df}/m$."
    ),
    assumes=(ADDITIVE_NOISE, GIVEN_POINTS, LINEAR_SMOOTHER),
    relation="=",
    decreasing_in="m",
    where=(no_more_degrees_than_examples,),
    proof=(
        Step(
            "New labels are independent of the fit, the sample's own are not.",
            r"\mathbb E[\mathrm{Err}_{\mathrm{in}}-\mathrm{MSE}_S]=\frac2m\sum_i\mathrm{Cov}(\hat y_i,y_i)",
        ),
        Step("The covariances of a linear smoother.", r"\sum_i\mathrm{Cov}(\hat y_i,y_i)=\sigma^2\,\mathrm{tr}\,H"),
    ),
    source=Source("hastie2009", "section 7.4, equations (7.22) to (7.24)"),
    examples=(
        Example(dict(m=100, df=5, sigma=1), "0.1", "by hand: 10/100"),
        Example(dict(m=50, df=3.25, sigma=2), "0.52", "by hand: 8 * 3.25/50"),
        Example(dict(df=2.5, sigma=1), "50", "by hand: 5/0.1", unknown="m", at_most=0.1),
    ),
    see_also=(
        "For least squares df is the number of weights: 2σ²n/m is ols_training_error's gap of σ²n/m plus "
        "ols_fixed_design's. For ridge regression df is the sum of s²/(s² + λ) over the singular values. mallows_cp "
        "adds it to the training error."
    ),
)
def optimism(m: Samples, df: EffectiveDegrees, sigma: NoiseScale) -> OptimismOfFit:
    return 2 * sigma**2 * df / m
