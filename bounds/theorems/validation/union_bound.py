"""The union bound: k unlikely events are together no more likely than their sum."""

from bounds.formula.functions import minimum
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import SAME_CHANCE
from bounds.vocabulary.citation import Example, Misprint, Source, Step
from bounds.vocabulary.quantities import Probability
from bounds.vocabulary.variables import Candidates, Confidence


@theorem(
    title="Union bound",
    statement=(
        r"Let $k$ events each have probability at most $\delta$. The probability that at least one of them happens is "
        r"at most $k\delta$, however they depend on one another."
    ),
    assumes=(SAME_CHANCE,),
    proof=(
        Step(
            "For two events the overlap is counted twice.",
            r"\mathbb P(A\cup B)=\mathbb P(A)+\mathbb P(B)-\mathbb "
            r"P(A\cap B)",
        ),
        Step("Induction over the events.", r"\mathbb P(A_1\cup\dots\cup A_k)\le\mathbb P(A_1)+\dots+\mathbb P(A_k)"),
    ),
    source=Source("shalev-shwartz2014", "Lemma 2.2"),
    examples=(
        Example(dict(delta=0.001, k=100), "0.1", "100 times 0.001; independent events have 1 - 0.999^100 = 0.0952"),
        Example(dict(delta=0.2, k=20), "1", "a probability is never above 1"),
        Example(dict(k=20), "0.0025", "0.05/20", unknown="delta", at_most=0.05),
        Example(dict(delta=0.0025), "20", "0.05/0.0025", unknown="k", at_most=0.05),
    ),
    misprints=(
        Misprint(
            "padova2020",
            "section 1.3, after equation (1.4)",
            printed=r"A\cap B\ne\emptyset\ \Rightarrow\ \mathcal D(A\cap B)<\mathcal D(A)+\mathcal D(B)",
            right=r"\mathcal D(A\cup B)<\mathcal D(A)+\mathcal D(B)\iff\mathcal D(A\cap B)>0",
            consequence=(
                "The union is meant, and the overlap must have positive probability: two events of probability 0 may "
                "meet. 100 independent events of probability 0.001: the bound is {{union_bound delta=0.001 k=100}}, "
                "the union 0.0952."
            ),
        ),
    ),
    see_also=(
        "Equality for events that exclude each other. Every bound over a finite class spends its failure probability "
        "this way: δ/k for each of k hypotheses."
    ),
)
def union_bound(delta: Confidence, k: Candidates) -> Probability:
    return minimum(k * delta, 1)
