"""How well simulated random signs show the Rademacher complexity on a sample."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.rademacher._assumptions import EXACT_SUPREMUM, VALUES_UP_TO_ONE
from bounds.theorems.rademacher._variables import Draws, SimulationError
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Confidence, Samples


def draws_needed(error: SimulationError, m: Samples, delta: Confidence) -> Draws:
    return 2 * log(2 / delta) / (m * error**2)


def failure_probability(error: SimulationError, m: Samples, draws: Draws) -> Confidence:
    return 2 * exp(-m * draws * error**2 / 2)


@theorem(
    title="Simulated Rademacher complexity",
    statement=(
        r"With probability at least $1-\delta$ over $T$ independent draws of $m$ signs each, the mean of "
        r"$\sup_f\frac1m\sum_i\sigma_if(x_i)$ over the draws is within this of $\hat{\mathfrak R}$, the sample being "
        "fixed. Two-sided."
    ),
    assumes=(EXACT_SUPREMUM, VALUES_UP_TO_ONE),
    ends="both",
    decreasing_in="m delta draws",
    proof=(
        Step(
            "Turning one of the mT signs moves the mean by at most 2/(mT).",
            r"\sum_ic_i^2=mT\,\Big(\frac2{mT}\Big)^2=\frac4{mT}",
        ),
        Step("So it stays near its expectation.", r"2\,e^{-2t^2mT/4}=\delta", uses="McDiarmid's inequality"),
    ),
    equivalent_forms=(draws_needed, failure_probability),
    source=Source("bartlett2002", "Theorem 11, for one draw"),
    examples=(
        Example(dict(m=1000, delta=0.05, draws=100), "0.008589388167", "mpmath: sqrt(2 ln(40)/10^5)"),
        Example(dict(m=1000, delta=0.05), "74", "mpmath: 2 ln(40)/0.1 = 73.78", unknown="draws", at_most=0.01),
    ),
    connections=(
        Connection(
            kind="follows",
            another="mcdiarmid",
            because="One sign moves it by at most 2/(mT); half of δ for each direction.",
            at={"squares": "4 / (m * draws)", "delta": "delta / 2"},
            equal=True,
        ),
    ),
    see_also=(
        "One draw alone is already as exact as the confidence term of the bound it goes into. With ln(1/δ) for "
        "ln(2/δ) it is one-sided."
    ),
)
def rademacher_monte_carlo(m: Samples, delta: Confidence, draws: Draws) -> SimulationError:
    return sqrt(2 * log(2 / delta) / (m * draws))
