"""The standard error of an error rate."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.validation._conditions import NO_SPREAD_SEEN
from bounds.theorems.validation._variables import StandardError, TestLoss
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, PrintedForm, Source, Step
from bounds.vocabulary.variables import Number, Samples


def two_or_more(m: Samples) -> Number:
    return m >= 2


def unbiased(m: Samples, test_error: TestLoss) -> StandardError:
    return sqrt(test_error * (1 - test_error) / (m - 1))


@theorem(
    title="Standard error of a proportion",
    statement=(
        r"An error rate $\hat L$ on $m$ test examples has the estimated standard deviation, its standard error, of "
        r"exactly $\sqrt{\hat L(1-\hat L)/m}$. With the true risk in the place of $\hat L$ it is the standard "
        r"deviation itself. "
        "Times 1 it gives the half-width of a 68% interval, times 1.645 of a 90%, times 1.96 of a 95% one: "
        "normal_interval."
    ),
    assumes=(IID, ZERO_ONE_LOSS, FIXED_HYPOTHESIS),
    relation="=",
    decreasing_in="m",
    non_monotone="test_error",
    proof=(
        Step(
            "The variances of independent errors add up.",
            r"\mathrm{Var}\,\hat L=\frac1{m^2}\sum_i\mathrm{Var}\,[h(x_i)\ne y_i]=\frac{p(1-p)}m",
        ),
        Step("Put the share seen for the unknown p."),
    ),
    source=Source(
        "mitchell1997",
        "the root in the N% confidence interval of an error rate (chapter 5)",
        seen_in="public notes on the book's chapter",
    ),
    examples=(
        Example(dict(m=40, test_error=0.3), "0.07245688", "by hand: sqrt(0.21/40)"),
        Example(dict(m=100, test_error=0.5), "0.05", "by hand: 0.5/10"),
        Example(dict(m=50, test_error=0), "0", "by hand: no error, no spread seen"),
        Example(dict(test_error=0.5), "10,000", "by hand: 0.25/0.005^2", unknown="m", at_most=0.005),
    ),
    forms=(
        PrintedForm(
            formula=unbiased,
            title="with m - 1",
            source=Source("cochran1977", "section 3.2", checked=False),
            compared="convention",
            because="The variance is estimated without bias, by m - 1 in the place of m.",
            examples=(
                Example(dict(m=41, test_error=0.3), "0.0724568837309", "mpmath: sqrt(0.21/40)"),
                Example(dict(m=101, test_error=0.5), "0.05", "by hand: 0.5/10"),
            ),
            where=(two_or_more,),
        ),
    ),
    see_also="At most 1/(2√m), reached at an error rate of 1/2. standard_deviation bounds the true one from a sample.",
    silent=(NO_SPREAD_SEEN,),
)
def proportion_standard_error(m: Samples, test_error: TestLoss) -> StandardError:
    return sqrt(test_error * (1 - test_error) / m)
