"""An upper bound on the true risk from examples that training never saw."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, HELD_OUT, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Misprint, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence) -> Samples:
    return log(1 / delta) / (2 * epsilon**2)


def failure_probability(epsilon: Accuracy, m: Samples) -> Confidence:
    return exp(-2 * m * epsilon**2)


@theorem(
    title="Validation set, upper bound on the risk",
    statement=(
        r"Let $V$ be $m$ examples held out from training. With probability at least $1-\delta$ over $V$, the trained "
        r"$h$ has $L_{\mathcal D}(h)\le L_V(h)+\varepsilon$."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, HELD_OUT, FIXED_HYPOTHESIS),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step("Fix the training set: then h is fixed, and V is a fresh sample."),
        Step(
            "Bound one direction for one fixed hypothesis.",
            r"\mathbb P[L_{\mathcal D}(h)>L_V(h)+\varepsilon]\le e^{-2m\varepsilon^2}=\delta",
            uses="hoeffding_one_sided",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("hoeffding1963", "Theorem 2"),
    examples=(
        Example(dict(m=1000, delta=0.01), "0.04798525912188", "mpmath: sqrt(ln(100)/2000)"),
        Example(dict(delta=0.01), "23026", "mpmath: ln(100)/0.0002 = 23025.851", unknown="m", at_most=0.01),
        Example(dict(m=1000), "0.012058324833811", "mpmath: exp(-2000·0.047²)", unknown="delta", at_most=0.047),
    ),
    misprints=(
        Misprint(
            "amini",
            "estimation of the generalization error on a test set, example",
            printed=r"\sqrt{\frac{\ln(1/\delta)}{2n}}\approx0.047,\quad\mathfrak L(f_S)\le0.277",
            right=r"0.0479852591,\quad\mathfrak L(f_S)\le0.2779852591",
            consequence=(
                "A bound must be rounded up: {{validation_one_sided m=1000 delta=0.01 digits=3}} and "
                "{{validation_one_sided m=1000 delta=0.01 plus=0.23 digits=3}}. The 0.277 "
                "of n = 1,000 and error 0.23 is guaranteed with 98.79%, not with the 99% claimed."
            ),
        ),
        Misprint(
            "amini",
            "estimation of the generalization error on a test set, third slide",
            printed=r"\text{stands with high probability and all test sets of size }n",
            right=r"\text{with probability at least }1-\delta\text{ over the draw of the test set}",
            consequence="Up to a share δ of all test sets may violate the bound; none is excepted beforehand.",
        ),
    ),
    connections=(
        Connection(
            kind="specialises",
            another="hoeffding_one_sided",
            because="The examples were held out, so the hypothesis is fixed.",
            equal=True,
        ),
        Connection(
            kind="follows",
            another="test_set_kl",
            because="Pinsker's inequality, whatever the error on the test set.",
            value="value - test_error",
        ),
    ),
    see_also=(
        "hoeffding_one_sided read on held-out examples. For the zero-one loss test_set_binomial is exact: "
        "{{test_set_binomial m=1000 delta=0.01 errors=230}} where this gives "
        "{{validation_one_sided m=1000 delta=0.01 plus=0.23}} for 230 errors of 1,000, δ = 0.01."
    ),
)
def validation_one_sided(m: Samples, delta: Confidence) -> Gap:
    return sqrt(log(1 / delta) / (2 * m))
