"""A confidence sequence at the rate of the law of the iterated logarithm, by stitching."""

from bounds.formula.functions import log, maximum, sqrt
from bounds.theorem import theorem
from bounds.theorems.sequential._variables import CONSTANT_MEAN, ONE_BY_ONE, TimeUniformGap
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence, Number, Samples


def not_nearly_certain(delta: Confidence) -> Number:
    return delta <= 0.8


@theorem(
    title="Confidence sequence, stitched (iterated logarithm)",
    statement=(
        r"With probability at least $1-\delta$, at every sample size $m=1,2,\dots$ at once, $|L_{\mathcal "
        r"D}(h)-L_m(h)|\le"
        r"\frac{1.7}m\sqrt{v\,(\ln\ln2v+0.72\ln\frac{10.4}\delta)}$ with $v=\max(\frac m4,1)$, where $L_m(h)$ is "
        r"the mean loss on the first $m$ test examples. Two-sided."
    ),
    assumes=(CONSTANT_MEAN, ONE_BY_ONE, LOSS_IN_UNIT_INTERVAL, FIXED_HYPOTHESIS),
    ends="both",
    decreasing_in="m delta",
    where=(not_nearly_certain,),
    proof=(
        Step(
            "Cut time into epochs that grow by a constant factor, and bound each by a straight line.",
            r"\mathbb P[\exists m:\,m/4\in[\eta^k,\eta^{k+1}),\,S_m\ge a+b\,m]\le e^{-2ab\cdot4}",
            uses="ville",
        ),
        Step(
            "Give epoch k a share of δ/2 that falls like a power of k; all together they use it up.",
            r"\delta_k=\frac{\delta}{2\,\zeta(s)\,(k+1)^{s}}",
            uses="union bound",
        ),
        Step(
            "Join the lines by one curve; η = 2.04 and s = 1.4 give the constants 1.7, 0.72 and 5.2 for one side, 10.4 "
            "for two.",
        ),
    ),
    source=Source("howard2021", "equation (2), with 10.4 instead of 5.2 for two sides"),
    examples=(
        Example(dict(m=1000, delta=0.05), "0.06400409740757", "mpmath: v = 250, the boundary divided by 1000"),
        Example(dict(m=100_000, delta=0.05), "0.006706065397465", "mpmath: v = 25,000"),
    ),
    see_also=(
        "Its width falls like √(ln ln m/m), which no sequence valid at all times can beat; normal_mixture has "
        "√(ln m/m) but is smaller near the m it is tuned for: {{normal_mixture m=1000 delta=0.05 rho=31.5}} "
        "instead of {{lil_boundary m=1000 delta=0.05}} at m = 1,000, δ = 0.05. Copies with a further √2 are "
        "wrong."
    ),
)
def lil_boundary(m: Samples, delta: Confidence) -> TimeUniformGap:
    v = maximum(m / 4, 1)
    return 1.7 / m * sqrt(v * (log(log(2 * v)) + 0.72 * log(10.4 / delta)))
