"""The scenario approach: how often the solution of a random convex program is violated."""

from bounds.formula.functions import binomial_cdf, binomial_upper
from bounds.theorem import theorem
from bounds.theorems.compression._assumptions import CONVEX_PROGRAM
from bounds.theorems.compression._variables import Decisions, Scenarios, ViolationProbability
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Accuracy, Confidence, Number


def failure_probability(epsilon: Accuracy, m: Scenarios, d: Decisions) -> Confidence:
    return binomial_cdf(d - 1, m, epsilon)


def no_more_variables_than_scenarios(d: Decisions, m: Scenarios) -> Number:
    return d <= m


@theorem(
    title="Scenario approach (Campi and Garatti)",
    statement=(
        r"With probability at least $1-\delta$ over $m$ independent scenarios, the solution of the convex program in "
        "$d$ variables that obeys them all is violated by a new scenario with at most this probability. Exact (the "
        r"failure probability is $\delta$ itself) when all $d$ constraints are always needed, whatever the "
        "distribution."
    ),
    assumes=(IID, CONVEX_PROGRAM),
    decreasing_in="m delta",
    where=(no_more_variables_than_scenarios,),
    proof=(
        Step("At most d scenarios support the solution.", uses="Helly's theorem"),
        Step(
            "Where exactly d do, the probability of violation has a Beta law: that is determined by how often the "
            "solution of d of n scenarios is violated by none of the others.",
            r"\int(1-v)^{n-d}\,dF(v)=\binom nd^{-1}\ \text{for all }n\ge d",
        ),
        Step(
            "Its tail is binomial; other programs do better.",
            r"\mathbb P[V>\varepsilon]\le\sum_{i=0}^{d-1}\binom mi\varepsilon^i(1-\varepsilon)^{m-i}",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("campi2008", "Theorem 1"),
    examples=(
        Example(dict(m=1000, delta=0.05, d=10), "0.01565257375", "mpmath: root of the binomial tail by bisection"),
        Example(dict(m=59, delta=0.05, d=1), "0.04950760988823", "mpmath: 1 - 0.05^(1/59)"),
        Example(dict(delta=0.05, d=10), "311", "mpmath: 0.0501144 at 310, 0.0499550 at 311", unknown="m", at_most=0.05),
    ),
    see_also=(
        "A learner that fits tightly is such a program: the hard-margin support vector machine in n dimensions with a "
        "bias has d = n + 1 and its risk is at most the violation; the tightest box has d = 2n. It is "
        "test_set_binomial with d - 1 errors. wait_and_judge takes the number of support scenarios that turn up."
    ),
)
def scenario(m: Scenarios, delta: Confidence, d: Decisions) -> ViolationProbability:
    return binomial_upper(d - 1, m, delta)
