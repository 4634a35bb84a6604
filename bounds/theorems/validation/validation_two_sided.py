"""How far the error on held-out examples is from the true risk, either way."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, HELD_OUT, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Misprint, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence) -> Samples:
    return log(2 / delta) / (2 * epsilon**2)


def failure_probability(epsilon: Accuracy, m: Samples) -> Confidence:
    return 2 * exp(-2 * m * epsilon**2)


@theorem(
    title="Validation set, both directions",
    statement=(
        r"Let $V$ be $m$ examples held out from training. With probability at least $1-\delta$ over $V$, the trained "
        r"$h$ has $|L_{\mathcal D}(h)-L_V(h)|\le\varepsilon$."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, HELD_OUT, FIXED_HYPOTHESIS),
    ends="both",
    decreasing_in="m delta",
    proof=(
        Step("Fix the training set: then h is fixed, and V is a fresh sample."),
        Step(
            "Bound both directions for one fixed hypothesis.",
            r"\mathbb P[|L_{\mathcal D}(h)-L_V(h)|>\varepsilon]\le2e^{-2m\varepsilon^2}=\delta",
            uses="hoeffding_two_sided",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("shalev-shwartz2014", "Theorem 11.1"),
    examples=(
        Example(dict(m=1000, delta=0.05), "0.04294694083467", "mpmath: sqrt(ln(40)/2000)"),
        Example(
            dict(m=200, delta=0.05),
            "0.09603227913199",
            "published error bar 0.096 for 20 errors of 200; mpmath: sqrt(ln(40)/400)",
        ),
        Example(dict(delta=0.05), "738", "mpmath: ln(40)/0.005 = 737.776", unknown="m", at_most=0.05),
    ),
    misprints=(
        Misprint(
            "uml-summary",
            "validation: using Hoeffding's inequality",
            printed=r"|L_V(h)-L_D(h)|\le\sqrt{\frac{2\log(2/\delta)}{2\cdot m_V}}",
            right=r"|L_V(h)-L_{\mathcal D}(h)|\le\sqrt{\frac{\ln(2/\delta)}{2m_V}}",
            consequence=(
                "By the factor √2 = 1.414: 0.06074 instead of {{validation_two_sided m=1000 delta=0.05}} for 1,000 "
                "examples and δ = 0.05, and 1,476 examples instead of "
                "{{solve validation_two_sided m at_most=0.05 delta=0.05}} for ε = 0.05."
            ),
            verdict="loose",
        ),
        Misprint(
            "uml-summary",
            "validation: range of δ",
            printed=r"\delta\in[0,1]",
            right=r"\delta\in(0,1)",
            consequence="Right where a bound may be infinite, as at δ = 0.",
            verdict="convention",
        ),
    ),
    connections=(
        Connection(
            kind="specialises",
            another="hoeffding_two_sided",
            because="The examples were held out, so the hypothesis is fixed.",
            equal=True,
        ),
    ),
    see_also=(
        "hoeffding_two_sided read on held-out examples. It does not depend on the class: for d = 10, m = 1,000 "
        "and δ = 0.05 it is {{validation_two_sided m=1000 delta=0.05}} where vc_uniform_constant has "
        "{{vc_uniform_constant m=1000 delta=0.05 d=10 C=1}} at C = 1."
    ),
)
def validation_two_sided(m: Samples, delta: Confidence) -> Gap:
    return sqrt(log(2 / delta) / (2 * m))
