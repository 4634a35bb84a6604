"""Many private answers together: the loss of privacy grows with the root of their number."""

from bounds.formula.functions import exp, log, one_minus_exp, sqrt
from bounds.theorem import theorem
from bounds.theorems.privacy._assumptions import PRIVATE_ANSWERS
from bounds.theorems.privacy._variables import Privacy, PrivacyOfAll, Queries, SmallLeak
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Advanced composition",
    statement=(
        r"For every $\delta>0$, the $k$ answers together are $(\varepsilon',\delta)$-differentially private with this "
        r"$\varepsilon'$."
    ),
    assumes=(PRIVATE_ANSWERS,),
    decreasing_in="leak",
    proof=(
        Step(
            "The logarithm of the ratio of probabilities adds up over the answers; each term is at most ε either "
            "way, and small in the mean.",
            r"|\mathcal L_j|\le\varepsilon,\qquad\mathbb E[\mathcal L_j\mid\text{past}]\le\varepsilon(e^\varepsilon-1)",
        ),
        Step(
            "So the sum seldom exceeds its mean by much.",
            r"\mathbb P\Big[\sum_j\mathcal "
            r"L_j>k\varepsilon(e^\varepsilon-1)+\varepsilon\sqrt{2k\ln\tfrac1\delta}\Big]\le\delta",
            uses="Azuma's inequality",
        ),
        Step("Where it does not, no probability changes by more than this factor."),
    ),
    source=Source(
        "dwork2014", "Theorem 3.20, for answers without a δ of their own", seen_in="programs and notes that quote it"
    ),
    examples=(
        Example(
            dict(queries=100, privacy=0.1, leak=0.00001),
            "5.850235",
            "mpmath: 0.1 sqrt(200 ln 10^5) + 10 (e^0.1 - 1)",
        ),
        Example(
            dict(queries=1, privacy=0.1, leak=0.00001), "0.4903697", "mpmath: worse than 0.1, which one answer has"
        ),
    ),
    see_also=(
        "Simply added up, k answers are kε-private with δ = 0: 10 for "
        "{{advanced_composition queries=100 privacy=0.1 leak=0.00001}} in the first example, and better for few "
        "answers or a large ε."
    ),
)
def advanced_composition(queries: Queries, privacy: Privacy, leak: SmallLeak) -> PrivacyOfAll:
    mean = queries * privacy * exp(privacy) * one_minus_exp(privacy)
    return privacy * sqrt(2 * queries * log(1 / leak)) + mean
