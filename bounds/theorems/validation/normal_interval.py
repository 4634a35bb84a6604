"""The normal approximation (Wald) interval for the true risk, and why not to trust it."""

from bounds.formula.functions import normal_quantile, sqrt
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import MANY_MISTAKES
from bounds.theorems.validation._conditions import NOT_NEARLY_NORMAL
from bounds.theorems.validation._variables import ApproximateGap, TestLoss
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Confidence, Samples


@theorem(
    title="Normal approximation interval (Wald)",
    statement=(
        r"For large $m$, the interval $\hat L\pm z_{\delta/2}\sqrt{\hat L(1-\hat L)/m}$ covers the true risk of a "
        r"fixed hypothesis with probability near $1-\delta$: this is its half-width, "
        r"$z_{\delta/2}=\overline\Phi^{-1}(\delta/2)$ "
        "being 1.96 for δ = 0.05. An approximation, not a bound: for finite samples it mostly covers less often, and "
        "without an error it has width 0."
    ),
    assumes=(IID, ZERO_ONE_LOSS, FIXED_HYPOTHESIS, MANY_MISTAKES),
    ends="both",
    decreasing_in="m delta",
    non_monotone="test_error",
    proof=(
        Step(
            "The error rate is a mean of independent errors: nearly normal.",
            r"\frac{\hat L-p}{\sqrt{p(1-p)/m}}\to N(0,1)",
            uses="the central limit theorem",
        ),
        Step(
            "The error rate tends to the risk, so that it may replace it.",
            r"\mathbb P\bigl[|\hat L-p|\le z_{\delta/2}\sqrt{\hat L(1-\hat L)/m}\bigr]\to1-\delta",
            uses="Slutsky's theorem",
        ),
    ),
    source=Source(
        "mitchell1997",
        "the N% confidence interval of an error rate (chapter 5)",
        seen_in="public notes on the book's chapter",
    ),
    examples=(
        Example(dict(m=40, delta=0.05, test_error=0.3), "0.1420128825", "mpmath: 1.95996398454 sqrt(0.21/40)"),
        Example(dict(m=100, delta=0.1, test_error=0.5), "0.0822426813", "mpmath: 1.64485362695 * 0.05"),
        Example(dict(m=20, delta=0.05, test_error=0), "0", "by hand: the exact upper end is 0.168 (two-sided)"),
        Example(
            dict(delta=0.05, test_error=0.5),
            "385",
            "mpmath: 1.95996^2/4/0.05^2 = 384.146",
            unknown="m",
            at_most=0.05,
        ),
    ),
    connections=(
        Connection(
            kind="specialises",
            another="ppi_normal",
            because="A judge that always says 0 is none: its errors are the losses, and its scores do not vary.",
            at={"labelled": "m", "error_variance": "test_error * (1 - test_error)", "score_variance": "0"},
            equal=True,
        ),
    ),
    see_also=(
        "With 12 errors of 40 at δ = 0.05: 0.158 to 0.442; exactly (test_set_binomial and test_set_binomial_lower at "
        "δ/2) {{test_set_binomial_lower m=40 delta=0.025 errors=12 digits=3}} to "
        "{{test_set_binomial m=40 delta=0.025 errors=12 digits=3}}. At m = 10 and a risk of 0.1 it covers with "
        "probability 0.65 instead of 0.95. "
        "wilson_upper and wilson_lower mend most of that; normal_interval_widest needs no error rate."
    ),
    silent=(NOT_NEARLY_NORMAL,),
)
def normal_interval(m: Samples, delta: Confidence, test_error: TestLoss) -> ApproximateGap:
    return normal_quantile(delta / 2) * sqrt(test_error * (1 - test_error) / m)
