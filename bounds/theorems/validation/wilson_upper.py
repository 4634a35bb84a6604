"""The Wilson score interval, its upper end."""

from bounds.formula.functions import normal_quantile, sqrt
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import MANY_MISTAKES
from bounds.theorems.validation._proofs import WILSON
from bounds.theorems.validation._variables import ApproximateRisk, TestLoss
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, PrintedForm, Source
from bounds.vocabulary.variables import Confidence, Samples


def agresti_coull(m: Samples, delta: Confidence, test_error: TestLoss) -> ApproximateRisk:
    z = normal_quantile(delta / 2)
    n = m + z**2
    p = (m * test_error + z**2 / 2) / n
    return p + z * sqrt(p * (1 - p) / n)


@theorem(
    title="Wilson score interval, upper end",
    statement=(
        r"For large $m$, the true risk of a fixed hypothesis lies between wilson_lower and wilson_upper with "
        r"probability near $1-\delta$: the risks $p$ at which the error rate $\hat L$ is at most $z_{\delta/2}$ "
        r"standard deviations off. This is the upper end. An approximation, not a bound."
    ),
    assumes=(IID, ZERO_ONE_LOSS, FIXED_HYPOTHESIS, MANY_MISTAKES),
    ends="both",
    decreasing_in="m delta",
    proof=WILSON,
    source=Source(
        "wilson1927",
        "the interval of the whole paper",
        seen_in="a program that quotes the paper and prints the interval",
    ),
    examples=(
        Example(dict(m=40, delta=0.05, test_error=0.3), "0.4543001882", "mpmath: the larger root for 12 of 40"),
        Example(dict(m=10, delta=0.05, test_error=0), "0.2775327999", "by hand: z^2/(m + z^2) = 3.84146/13.84146"),
        Example(dict(m=100, delta=0.1, test_error=1), "1", "by hand"),
    ),
    forms=(
        PrintedForm(
            formula=agresti_coull,
            title="Agresti and Coull's interval",
            source=Source("brown2001", "the Agresti-Coull interval", seen_in="the help of R's agrestiCoullPhat"),
            compared="looser",
            because="Wald's interval once z² answers, half of them errors, are added: it holds Wilson's.",
            examples=(
                Example(
                    dict(m=40, delta=0.05, test_error=0.3),
                    "0.455320659450",
                    "mpmath: z = 1.959964, n = 40 + z^2, p = (12 + z^2/2)/n",
                ),
            ),
        ),
    ),
    see_also=(
        "Never beyond 1 and never of width 0, unlike normal_interval; about as short as an interval can be. For a "
        "guarantee use test_set_binomial at δ/2 ({{test_set_binomial m=40 delta=0.025 errors=12}} for 12 of 40 "
        "where this has {{wilson_upper m=40 delta=0.05 test_error=0.3 digits=3}})."
    ),
)
def wilson_upper(m: Samples, delta: Confidence, test_error: TestLoss) -> ApproximateRisk:
    z = normal_quantile(delta / 2)
    spread = z * sqrt(test_error * (1 - test_error) / m + z**2 / (4 * m**2))
    return (test_error + z**2 / (2 * m) + spread) / (1 + z**2 / m)
