"""Bernstein's inequality with the variance seen on the sample instead of the true one."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Confidence, SampleVariance, SeveralSamples


@theorem(
    title="Empirical Bernstein bound (Maurer and Pontil)",
    statement=(
        r"Let the losses of one fixed $h$ lie in $[0,1]$ and have sample variance "
        r"$V=\frac1{m(m-1)}\sum_{i<j}(\ell_i-\ell_j)^2$. With probability at least $1-\delta$ over the sample, "
        r"$L_{\mathcal D}(h)\le L_S(h)+\sqrt{2V\ln(2/\delta)/m}+7\ln(2/\delta)/(3(m-1))$. One-sided: the 2 covers the "
        r"variance."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, FIXED_HYPOTHESIS),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "Bernstein's inequality with the true variance, at δ/2.",
            r"L_{\mathcal D}(h)\le L_S(h)+\sqrt{\tfrac{2\sigma^2\ln(2/\delta)}m}+\tfrac{\ln(2/\delta)}{3m}",
            uses="bernstein, union bound",
        ),
        Step(
            "The sample's standard deviation is rarely much too small, again at δ/2.",
            r"\sigma\le\sqrt V+\sqrt{\tfrac{2\ln(2/\delta)}{m-1}}",
            uses="standard_deviation",
        ),
        Step("Put the second into the first, and m - 1 for m where it only enlarges: 1/3 + 2 = 7/3."),
    ),
    source=Source("maurer2009", "Theorem 4; Theorem 11 for independent losses of different laws"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, variance=0.0475),
            "0.02733613889758317",
            "mpmath: sqrt(0.095 ln(40)/1000) + 7 ln(40)/2997",
        ),
        Example(
            dict(m=200, delta=0.01, variance=0.1), "0.1349138658323", "mpmath: sqrt(0.2 ln(200)/200) + 7 ln(200)/597"
        ),
        Example(
            dict(delta=0.05, variance=0.05),
            "423",
            "mpmath, scan over m: 0.049928 at 423, 0.050011 at 422",
            unknown="m",
            at_most=0.05,
        ),
    ),
    see_also=(
        "V is the unbiased variance: for k errors of m it is k(m-k)/(m(m-1)), and 50 of 1,000 at δ = 0.05 give "
        "{{empirical_bernstein m=1000 delta=0.05 variance=47500/999000 plus=0.05}} as bound on the risk, where "
        "test_set_binomial has {{test_set_binomial m=1000 delta=0.05 errors=50}}. Two-sided with ln(4/δ). Older "
        "forms with 3/δ and the biased variance are another theorem. For few examples hoeffding_one_sided is "
        "better: the second term does not see the variance."
    ),
)
def empirical_bernstein(m: SeveralSamples, delta: Confidence, variance: SampleVariance) -> Gap:
    return sqrt(2 * variance * log(2 / delta) / m) + 7 * log(2 / delta) / (3 * (m - 1))
