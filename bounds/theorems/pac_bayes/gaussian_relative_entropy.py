"""Relative entropy of two round Gaussians, the cost of a Gaussian posterior."""

from bounds.formula.functions import scale_divergence
from bounds.theorem import theorem
from bounds.theorems.pac_bayes._assumptions import TWO_GAUSSIANS
from bounds.theorems.pac_bayes._variables import PosteriorScale, PriorScale, RelativeEntropy, Shift
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Dimension


@theorem(
    title="Relative entropy of two Gaussians",
    statement=(
        r"The relative entropy of $N(w,s^2I)$ to $N(w_0,\sigma^2I)$ on $\mathbb R^n$ is exactly this, in nats, with "
        r"$b=\|w-w_0\|$."
    ),
    assumes=(TWO_GAUSSIANS,),
    relation="=",
    non_monotone="s sigma",
    proof=(
        Step(
            "Take the mean of the difference of the log densities under the posterior.",
            r"\mathbb E_\rho\Big[\frac{\|v-w_0\|^2}{2\sigma^2}-\frac{\|v-w\|^2}{2s^2}+n\ln\frac\sigma s\Big]",
        ),
        Step(
            "The two squared distances have these means.",
            r"\mathbb E_\rho\|v-w_0\|^2=b^2+ns^2,\qquad\mathbb E_\rho\|v-w\|^2=ns^2",
        ),
    ),
    source=Source("alquier2024", "Example 3.2"),
    examples=(
        Example(dict(n=10, shift=3, s=0.5, sigma=1), "7.681471806", "mpmath: 4.5 + 5 (0.25 - 1 - ln 0.25)"),
        Example(dict(n=1, shift=4, s=1, sigma=1), "8", "by hand: 16/2"),
        Example(dict(n=5, s=1, sigma=1), "4", "by hand: b^2/2 = 8", unknown="shift", at_most=8),
    ),
    see_also="The number to give to pac_bayes_kl and its siblings as KL.",
)
def gaussian_relative_entropy(n: Dimension, shift: Shift, s: PosteriorScale, sigma: PriorScale) -> RelativeEntropy:
    return shift**2 / (2 * sigma**2) + n / 2 * scale_divergence(s, sigma)
