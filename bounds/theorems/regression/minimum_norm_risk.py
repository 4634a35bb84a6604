"""Interpolation with the shortest weights: the far side of double descent, exactly."""

from bounds.theorem import theorem
from bounds.theorems.regression._assumptions import ISOTROPIC_DESIGN, LINEAR_MODEL, MINIMUM_NORM
from bounds.theorems.regression._variables import ExcessSquaredRisk, FewExamples, ManyRegressors, NoiseScale, SignalNorm
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Number


def more_features_than_examples(n: ManyRegressors, m: FewExamples) -> Number:
    return n >= m + 2


@theorem(
    title="Minimum-norm least squares",
    statement=(
        r"With $n\ge m+2$ features, the expected excess squared risk of the shortest interpolating weights is exactly "
        r"$r^2(1-m/n)+\sigma^2m/(n-m-1)$, where $r=\|w\|$."
    ),
    assumes=(IID, ISOTROPIC_DESIGN, LINEAR_MODEL, MINIMUM_NORM),
    relation="=",
    non_monotone="m n",
    where=(more_features_than_examples,),
    proof=(
        Step(
            "The weights see the signal's projection on the span of m random directions.",
            r"\mathbb E\|(I-P)w\|^2=\Big(1-\frac mn\Big)\|w\|^2",
        ),
        Step(
            "The noise is blown up by the inverse of the Gram matrix.",
            r"\sigma^2\,\mathbb E\,\mathrm{tr}\big[(XX^\top)^{-1}\big]=\frac{\sigma^2m}{n-m-1}",
            uses="mean of the inverse Wishart law",
        ),
    ),
    source=Source("belkin2020", "Theorem 2, with all features in the model"),
    examples=(
        Example(dict(m=100, n=200, signal=1, sigma=0.5), "0.7525252525", "by hand: 0.5 + 25/99"),
        Example(dict(m=10, n=12, signal=1, sigma=1), "10.1666666667", "by hand: 1/6 + 10, near the peak"),
    ),
    see_also=(
        "Infinite at n = m - 1, m, m + 1, where ols_excess is infinite too: the peak between the two descents. "
        "minimum_norm_limit is its limit for large m and n."
    ),
)
def minimum_norm_risk(m: FewExamples, n: ManyRegressors, signal: SignalNorm, sigma: NoiseScale) -> ExcessSquaredRisk:
    return signal**2 * (n - m) / n + sigma**2 * m / (n - m - 1)
