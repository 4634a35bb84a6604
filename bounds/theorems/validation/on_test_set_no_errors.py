"""A test set without a single error: the exact rule of three."""

from bounds.formula.functions import exp, log, log_one_minus, one_minus_exp
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import NO_MISTAKES
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, PrintedForm, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence) -> Samples:
    return log(1 / delta) / -log_one_minus(epsilon)


def failure_probability(epsilon: Accuracy, m: Samples) -> Confidence:
    return exp(m * log_one_minus(epsilon))


def exponential(m: Samples, delta: Confidence) -> TrueRisk:
    return log(1 / delta) / m


def rule_of_three(m: Samples) -> TrueRisk:
    return 3 / m


@theorem(
    title="Test set without an error (rule of three)",
    statement=(
        r"Let a fixed $h$ make no error on $m$ test examples. Then $L_{\mathcal D}(h)\le1-\delta^{1/m}$: with "
        r"probability at least $1-\delta$ over the test set, it is not true that $h$ makes no error and has a larger "
        r"true risk. At $\delta=0.05$ the bound is about $3/m$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, FIXED_HYPOTHESIS, NO_MISTAKES),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "A hypothesis of true risk ε makes no error on m independent examples with probability",
            r"(1-\varepsilon)^m=\delta",
            uses="hypothesis_survival",
        ),
        Step("Solve for ε.", r"\varepsilon=1-e^{-\ln(1/\delta)/m}\le\frac{\ln(1/\delta)}m"),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source(
        "hanley1983",
        "the rule of three; exact form: Clopper and Pearson at no errors",
        seen_in="lecture notes that derive both forms",
    ),
    examples=(
        Example(dict(m=1000, delta=0.05), "0.002991249545095", "mpmath: 1 - 0.05^(1/1000)"),
        Example(dict(delta=0.05), "299", "mpmath: ln 20/(-ln 0.99) = 298.07", unknown="m", at_most=0.01),
        Example(dict(m=100), "0.04755250792541", "mpmath: 0.97^100", unknown="delta", at_most=0.03),
    ),
    forms=(
        PrintedForm(
            formula=exponential,
            title="exponential form",
            source=Source("hanley1983", "the rule of three before δ is put in", checked=False),
            compared="looser",
            because="1 - e^(-x) is at most x.",
            examples=(Example(dict(m=1000, delta=0.05), "0.00299573227355", "mpmath: ln 20/1000"),),
        ),
        PrintedForm(
            formula=rule_of_three,
            title="rule of three",
            source=Source(
                "hanley1983", "the rule of three", seen_in="public reports that quote the paper for 3/n at 95 %"
            ),
            compared="looser",
            because="ln 20 = 2.9957 is rounded up to 3.",
            examples=(
                Example(dict(m=1000), "0.003", "by hand: 3/1000"),
                Example(dict(), "300", "by hand: 3/0.01", unknown="m", at_most=0.01),
            ),
            fixes={"delta": 0.05},
        ),
    ),
    connections=(
        Connection(
            kind="specialises",
            another="test_set_binomial",
            because="No error on the test set.",
            at={"errors": "0"},
            equal=True,
        ),
    ),
    see_also=(
        "test_set_binomial at no errors, in closed form. ln(1/δ)/m lies above it; ln 20 = 2.9957 gives the rule "
        "of three. validation_one_sided would give {{validation_one_sided m=1000 delta=0.05}} where this gives "
        "{{test_set_no_errors m=1000 delta=0.05}} (m = 1,000, δ = 0.05)."
    ),
)
def test_set_no_errors(m: Samples, delta: Confidence) -> TrueRisk:
    return one_minus_exp(log(1 / delta) / m)
