"""Risk by complexity: the upper bound of Garatti and Campi for programs and learners that are not convex."""

from bounds.formula.functions import risk_complexity_upper
from bounds.theorem import theorem
from bounds.theorems.compression._assumptions import CONSISTENT_DECISION
from bounds.theorems.compression._conditions import no_more_support_than_scenarios
from bounds.theorems.compression._variables import Scenarios, SmallestSet, ViolationProbability
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence


@theorem(
    title="Risk and complexity (Garatti and Campi)",
    statement=(
        r"With probability at least $1-\delta$ over $m$ independent scenarios, a consistent decision is inappropriate "
        "for a new scenario with at most this probability, where $k$ is the size of the smallest set of scenarios "
        r"that alone gives the same decision. $\mathrm{RC}(k,m,\delta)=1-t$ for the root $t$ in $(0,1)$ of "
        r"$\frac\delta m\sum_{j=k}^{m-1}\binom jkt^{j-k}=\binom mkt^{m-k}$; it is 1 for $k=m$. For all $k$ at once; "
        "one-sided."
    ),
    assumes=(IID, CONSISTENT_DECISION),
    ends="one",
    decreasing_in="m delta",
    where=(no_more_support_than_scenarios,),
    proof=(
        Step(
            "The risk given k obeys moment conditions for all numbers of scenarios; without convexity they are only "
            "inequalities."
        ),
        Step(
            "Duality gives an equation for each k.",
            r"\frac\delta m\sum_{j=k}^{m-1}\binom jkt^{j-k}=\binom mkt^{m-k}",
        ),
        Step(
            "The same root, by binomial probabilities with p = 1 - t.",
            r"\delta\,\mathbb P[\mathrm{Bin}(m,p)>k]=m\,p\,\mathbb P[\mathrm{Bin}(m,p)=k]",
        ),
    ),
    source=Source(
        "garatti2025",
        "the bound from above, for consistent decisions",
        seen_in="documentation of Scen-Opt, its page on risk bounds",
    ),
    examples=(
        Example(
            dict(m=1000, delta=0.05, size=10), "0.02166254365", "mpmath: root of the polynomial by bisection, 30 digits"
        ),
        Example(dict(m=1000, delta=0.05, size=0), "0.004500897123", "mpmath, as above"),
        Example(dict(m=100, delta=0.01, size=3), "0.1241681116339", "mpmath, as above"),
    ),
    see_also="Hardly different from wait_and_judge in number, and needs less. The two-sided form is not here.",
)
def risk_complexity(m: Scenarios, delta: Confidence, size: SmallestSet) -> ViolationProbability:
    return risk_complexity_upper(size, m, delta)
