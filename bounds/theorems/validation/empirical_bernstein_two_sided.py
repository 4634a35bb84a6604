"""The older empirical Bernstein bound, with the plain mean of squares for the variance."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.validation._variables import MeanSquareVariance
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Confidence, Samples


@theorem(
    title="Empirical Bernstein bound (Audibert, Munos and Szepesvári)",
    statement=(
        r"Let the losses of one fixed $h$ lie in $[0,1]$ and have $\hat V=\frac1m\sum_i(\ell_i-L_S(h))^2$. With "
        r"probability at least $1-\delta$ over the sample, $|L_{\mathcal D}(h)-L_S(h)|\le\sqrt{2\hat V\ln(3/\delta)/m}"
        r"+3\ln(3/\delta)/m$. Two-sided: the 3 covers both sides and the variance."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, FIXED_HYPOTHESIS),
    ends="both",
    decreasing_in="m delta",
    proof=(
        Step(
            "Three events, each failing with δ/3: Bernstein's inequality on both sides, and squares, never negative, "
            "are rarely small on average.",
            r"|L_{\mathcal D}-L_S|\le\sigma\sqrt{2t}+\tfrac t3,\quad"
            r"\frac1m\sum_i(\ell_i-L_{\mathcal D})^2\ge\sigma^2-\sigma\sqrt{2t},\qquad t=\frac1m\ln\frac3\delta",
            uses="bernstein, union bound",
        ),
        Step(
            "For t ≥ 1/3 the bound is above 1. Below, the first event and σ ≤ 1/2 bound the distance of the means by "
            "0.9 √t, and the second then σ itself.",
            r"\sigma^2-\sigma\sqrt{2t}\le\hat V+0.81\,t\implies\sigma\le\sqrt{\hat V}+1.86\sqrt t",
        ),
        Step("Put this into the first event.", r"1.86\sqrt2+\tfrac13<3"),
    ),
    source=Source("audibert2009", "Theorem 1"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, variance=0.0475),
            "0.03200517184",
            "mpmath: sqrt(0.095 ln(60)/1000) + 3 ln(60)/1000, 50 errors in 1,000",
        ),
        Example(dict(m=100, delta=0.03, variance=0), "0.1381551055796", "mpmath: 0.03 ln(100)"),
    ),
    see_also=(
        "empirical_bernstein is one-sided, with the unbiased variance: "
        "{{empirical_bernstein m=1000 delta=0.05 variance=47500/999000}} for "
        "{{empirical_bernstein_two_sided m=1000 delta=0.05 variance=0.0475}} at 1,000 examples, 50 of them wrong, "
        "δ = 0.05."
    ),
)
def empirical_bernstein_two_sided(m: Samples, delta: Confidence, variance: MeanSquareVariance) -> Gap:
    return sqrt(2 * variance * log(3 / delta) / m) + 3 * log(3 / delta) / m
