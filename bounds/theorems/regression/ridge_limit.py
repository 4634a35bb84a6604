"""Ridge regression in the limit: the penalty that removes the peak."""

from bounds.formula.functions import sqrt, where
from bounds.theorem import theorem
from bounds.theorems.regression._assumptions import ISOTROPIC_DESIGN, LINEAR_MODEL, PROPORTIONAL_LIMIT, RIDGE
from bounds.theorems.regression._variables import AspectRatio, AsymptoticRisk, NoiseScale, Penalty, SignalNorm
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Ridge regression, limit",
    statement=(
        r"As $m,n\to\infty$ with $n/m\to c$, the excess squared risk of ridge regression tends to "
        r"$r^2\lambda^2s'+c\sigma^2(s-\lambda s')$, where $s=\mathbb E[1/(\xi+\lambda)]$ and $s'=\mathbb "
        r"E[1/(\xi+\lambda)^2]$ "
        r"for an eigenvalue $\xi$ of the Marchenko-Pastur law and $r=\|w\|$. A limit, not a bound."
    ),
    assumes=(IID, ISOTROPIC_DESIGN, LINEAR_MODEL, RIDGE, PROPORTIONAL_LIMIT),
    relation="=",
    free_parameters="lam",
    non_monotone="ratio",
    proof=(
        Step(
            "Bias and variance are traces of the sample covariance's resolvent.",
            r"\lambda^2r^2\tfrac1n\mathrm{tr}(\hat\Sigma+\lambda)^{-2}+\tfrac{\sigma^2}m\mathrm{tr}\,\hat\Sigma(\hat\Sigma+\lambda)^{-2}",
        ),
        Step(
            "Their limits are known in closed form, with b = 1 - c + λ; the formula below writes them without "
            "differences of nearly equal numbers, t being 1/s - λ.",
            r"cs^2\lambda+bs-1=0,\qquad s'=\frac{s+cs^2}{\sqrt{b^2+4c\lambda}},\qquad s-\lambda s'=\frac{1-\lambda s}"
            r"{\sqrt{b^2+4c\lambda}}",
            uses="Marchenko and Pastur's theorem",
        ),
    ),
    source=Source("hastie2022", "Theorem 5; Dobriban and Wager (2018)"),
    examples=(
        Example(
            dict(ratio=2, signal=1, sigma=0.5, lam=0.5),
            "0.6403882032",
            "mpmath: integral over the Marchenko-Pastur law; at λ = cσ²/r² also cσ² s",
        ),
        Example(
            dict(ratio=0.5, signal=1, sigma=1, lam=0.5),
            "0.4142135623731",
            "mpmath: integral over the Marchenko-Pastur law; here sqrt(2) - 1",
        ),
    ),
    see_also="The best λ is cσ²/r²; as λ → 0 it becomes minimum_norm_limit.",
)
def ridge_limit(ratio: AspectRatio, signal: SignalNorm, sigma: NoiseScale, lam: Penalty) -> AsymptoticRisk:
    a = ratio - 1 + lam
    b = 1 - ratio + lam
    q = sqrt(b**2 + 4 * ratio * lam)
    s = where(b > 0, 2 / (q + b), (q - b) / (2 * ratio * lam))
    t = where(a > 0, 2 * lam / (q + a), (q - a) / 2)
    return (signal**2 * lam**2 * (s + ratio * s**2) + ratio * sigma**2 * s * t) / q
