"""Why no learner can guarantee risk zero: a rare point may never be seen."""

from bounds.formula.functions import complement_power
from bounds.theorem import theorem
from bounds.theorems.finite._assumptions import TWO_POINTS
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Misprint, Source, Step
from bounds.vocabulary.quantities import Probability
from bounds.vocabulary.variables import Accuracy, Samples


@theorem(
    title="A point that is never seen",
    statement=(
        r"A point of probability $\varepsilon$ does not occur among $m$ examples with probability $(1-\varepsilon)^m$, "
        r"exactly. Then nothing is known of its label, and no learner can be sure of a true risk below $\varepsilon$."
    ),
    assumes=(IID, TWO_POINTS),
    relation="=",
    decreasing_in="m epsilon",
    proof=(
        Step("Every example misses it independently.", r"\mathbb P[x\notin S]=(1-\varepsilon)^m\le e^{-\varepsilon m}"),
        Step("If εm is small, that is likely.", r"(1-\varepsilon)^m\ge1-\varepsilon m", uses="Bernoulli's inequality"),
    ),
    source=Source("shalev-shwartz2014", "section 2.3, where accuracy and confidence are introduced"),
    examples=(
        Example(dict(m=100, epsilon=0.01), "0.3660323412732", "mpmath: 0.99^100"),
        Example(dict(m=100, epsilon=0.001), "0.9047921471137", "mpmath: 0.999^100"),
        Example(dict(m=3, epsilon=0.5), "0.125", "by hand: three coins"),
    ),
    misprints=(
        Misprint(
            "uml-summary",
            "we cannot hope to find h with L(h) = 0, proof",
            printed=r"\text{if }\varepsilon m<1\text{ we are unlikely not to see }x_2",
            right=r"\text{if }\varepsilon m\ll1\text{ we are likely not to see }x_2",
            consequence="ε = 0.001 and m = 100: it is not seen with probability {{unseen_point m=100 epsilon=0.001 "
            "digits=3}}.",
        ),
    ),
    see_also="The same number as hypothesis_survival, here as an exact distribution: the cost of never requiring risk "
    "0.",
)
def unseen_point(m: Samples, epsilon: Accuracy) -> Probability:
    return complement_power(epsilon, m)
