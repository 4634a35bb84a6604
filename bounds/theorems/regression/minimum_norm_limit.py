"""Double descent in the limit: more features than examples."""

from bounds.theorem import theorem
from bounds.theorems.regression._assumptions import (
    ISOTROPIC_DESIGN,
    LINEAR_MODEL,
    MINIMUM_NORM,
    PROPORTIONAL_LIMIT,
)
from bounds.theorems.regression._variables import AsymptoticRisk, NoiseScale, Overparameterised, SignalNorm
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Minimum-norm least squares, limit",
    statement=(
        r"As $m,n\to\infty$ with $n/m\to c>1$, the excess squared risk of the shortest interpolating weights tends to "
        r"$r^2(1-1/c)+\sigma^2/(c-1)$, where $r=\|w\|$. A limit, not a bound."
    ),
    assumes=(IID, ISOTROPIC_DESIGN, LINEAR_MODEL, MINIMUM_NORM, PROPORTIONAL_LIMIT),
    relation="=",
    non_monotone="ratio",
    proof=(
        Step(
            "Let m and n grow in the exact risk.",
            r"r^2\Big(1-\frac mn\Big)+\frac{\sigma^2m}{n-m-1}\to r^2\Big(1-\frac1c\Big)+\frac{\sigma^2}{c-1}",
            uses="minimum_norm_risk",
        ),
    ),
    source=Source("hastie2022", "Theorem 1"),
    examples=(
        Example(dict(ratio=2, signal=1, sigma=0.5), "0.75", "by hand: 0.5 + 0.25"),
        Example(dict(ratio=5, signal=1, sigma=1), "1.05", "by hand: 0.8 + 0.25"),
    ),
    see_also="For c < 1 the limit is that of ols_excess, σ²c/(1-c).",
)
def minimum_norm_limit(ratio: Overparameterised, signal: SignalNorm, sigma: NoiseScale) -> AsymptoticRisk:
    return signal**2 * (1 - 1 / ratio) + sigma**2 / (ratio - 1)
