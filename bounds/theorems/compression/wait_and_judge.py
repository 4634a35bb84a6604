"""The scenario approach, judged by the number of support scenarios that turn up."""

from bounds.formula.functions import wait_and_judge_upper
from bounds.theorem import theorem
from bounds.theorems.compression._assumptions import CONVEX_PROGRAM, NONDEGENERATE
from bounds.theorems.compression._conditions import no_more_support_than_scenarios
from bounds.theorems.compression._variables import Scenarios, SupportScenarios, ViolationProbability
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Confidence


@theorem(
    title="Wait and judge (scenario approach)",
    statement=(
        r"With probability at least $1-\delta$ over $m$ independent scenarios, the solution of a convex program that "
        "obeys them all is violated by a new scenario with at most this probability, where $k$ is the number of "
        r"support scenarios that turned up. $\mathrm{WJ}(k,m,\delta)=1-t$ for the root $t$ in $(0,1)$ of "
        r"$\frac\delta{m+1}\sum_{j=k}^m\binom jkt^{j-k}=\binom mkt^{m-k}$; it is 1 for $k=m$. For all $k$ at once."
    ),
    assumes=(IID, CONVEX_PROGRAM, NONDEGENERATE),
    decreasing_in="m delta",
    where=(no_more_support_than_scenarios,),
    proof=(
        Step(
            "Generalized moments of the violation, given k support scenarios, must agree for all numbers of scenarios "
            "at once.",
        ),
        Step(
            "By duality the failure probability is at most the minimum of a polynomial problem, which this choice "
            "of bounds for all k keeps at δ.",
            r"\frac\delta{m+1}\sum_{j=k}^m\binom jkt^{j-k}=\binom mkt^{m-k}",
        ),
        Step(
            "The same root, by binomial probabilities with p = 1 - t.",
            r"\delta\,\mathbb P[\mathrm{Bin}(m+1,p)>k]=(k+1)\,\mathbb P[\mathrm{Bin}(m+1,p)=k+1]",
        ),
    ),
    source=Source("campi2018", "Theorem 2 and equation (11)"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, size=10), "0.02166441842", "mpmath: root of the polynomial by bisection, 30 digits"
        ),
        Example(dict(m=1000, delta=0.05, size=0), "0.004502093744", "mpmath, as above"),
        Example(dict(m=100, delta=0.01, size=3), "0.1242933662331", "mpmath, as above"),
        Example(
            dict(delta=0.05, size=3), "210", "mpmath: 0.0501488 at 209, 0.0499146 at 210", unknown="m", at_most=0.05
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="risk_complexity",
            because="Its solution is a consistent decision, and the support scenarios are the smallest set.",
        ),
    ),
    see_also=(
        "scenario with d fixed beforehand gives {{scenario m=1000 delta=0.05 d=10}} for ten variables where ten "
        "support scenarios give {{wait_and_judge m=1000 delta=0.05 size=10}} here: the cost of counting "
        "afterwards. With none it is {{wait_and_judge m=1000 delta=0.05 size=0}}. risk_complexity drops "
        "convexity."
    ),
)
def wait_and_judge(m: Scenarios, delta: Confidence, size: SupportScenarios) -> ViolationProbability:
    return wait_and_judge_upper(size, m, delta)
