"""The elimination algorithm: a conjunction is learnt by deleting the literals that positive examples contradict."""

from bounds.formula.functions import exp, log
from bounds.theorem import theorem
from bounds.theorems.finite._assumptions import CONJUNCTION_TARGET, ELIMINATION
from bounds.theorems.finite._variables import BooleanVariables
from bounds.vocabulary.assumptions import IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, n: BooleanVariables) -> Samples:
    return 2 * n / epsilon * (log(2 * n) + log(1 / delta))


def failure_probability(epsilon: Accuracy, m: Samples, n: BooleanVariables) -> Confidence:
    return 2 * n * exp(-m * epsilon / (2 * n))


@theorem(
    title="Elimination algorithm for conjunctions",
    statement=(
        r"With probability at least $1-\delta$ over the sample, the conjunction that the elimination algorithm returns "
        r"has true risk at most $\varepsilon$, whatever the distribution and whichever conjunction of literals over "
        r"$n$ variables is the target."
    ),
    assumes=(IID, ZERO_ONE_LOSS, CONJUNCTION_TARGET, ELIMINATION),
    decreasing_in="m delta",
    proof=(
        Step(
            "No literal of the target is ever deleted, so what is returned errs on positive examples only: on those "
            "that contradict a literal too many.",
            r"L_{\mathcal D}(h)\le\sum_{z\in h}p(z),\qquad p(z)=\mathbb P[x\text{ is positive and }z\text{ is false}]",
        ),
        Step(
            "Without a literal of larger p(z), the at most 2n literals of h have a risk of at most ε together.",
            r"p(z)\le\frac\varepsilon{2n}\ \text{ for all }z\in h\ \Rightarrow\ L_{\mathcal D}(h)\le\varepsilon",
        ),
        Step(
            "A literal of larger p(z) is kept only if no example deletes it; there are at most 2n such literals.",
            r"\mathbb P\le2n\Big(1-\frac\varepsilon{2n}\Big)^m\le2n\,e^{-m\varepsilon/2n}=\delta",
            uses="union bound",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("kearns1994", "Theorem 1.2 with its proof", checked=False),
    examples=(
        Example(dict(m=1000, delta=0.05, n=10), "0.119829290942", "by hand: 0.02 * 2 ln 20"),
        Example(dict(delta=0.05, n=10), "1199", "by hand: 200 * 2 ln 20 = 1198.29", unknown="m", at_most=0.1),
        Example(dict(delta=0.01, n=20), "6636", "by hand: 800 ln 4000 = 6635.24", unknown="m", at_most=0.05),
        Example(dict(m=100, n=1), "0.0134758939982", "mpmath: 2 e^-5", unknown="delta", at_most=0.1),
    ),
    see_also=(
        "finite_realizable with ln|H| = n ln 3 holds for every consistent learner, and asks for fewer: 140 examples "
        "where {{solve elimination_algorithm m at_most=0.1 delta=0.05 n=10}} stand here. Without negated variables n "
        "literals take the place of 2n. find_s_mean is the exact "
        "mean where the variables are independent."
    ),
)
def elimination_algorithm(m: Samples, delta: Confidence, n: BooleanVariables) -> TrueRisk:
    return 2 * n / m * (log(2 * n) + log(1 / delta))
