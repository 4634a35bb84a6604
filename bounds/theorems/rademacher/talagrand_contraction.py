"""The contraction lemma: a Lipschitz function raises the Rademacher complexity by no more than its constant."""

from bounds.theorem import theorem
from bounds.theorems.rademacher._assumptions import LIPSCHITZ_FUNCTIONS
from bounds.theorems.rademacher._variables import ComplexityBeforehand, ComplexityOfComposition, LipschitzOfFunctions
from bounds.vocabulary.citation import Example, Source, Step


def affordable_complexity(losses: ComplexityOfComposition, lipschitz: LipschitzOfFunctions) -> ComplexityBeforehand:
    return losses / lipschitz


@theorem(
    title="Talagrand's contraction lemma",
    statement=(
        r"If every $\Phi_i$ is $L$-Lipschitz, the functions $\Phi_i(h(x_i))$, $h\in\mathcal H$, have a Rademacher "
        r"complexity on the sample of at most $L$ times that of $\mathcal H$, both without absolute values. A sure "
        "statement."
    ),
    assumes=(LIPSCHITZ_FUNCTIONS,),
    proof=(
        Step(
            "Average over one sign, the others fixed: two hypotheses compete.",
            r"\tfrac12\sup_{h,g}\big(u(h)+\Phi(h)+u(g)-\Phi(g)\big)",
        ),
        Step(
            "Their difference is at most L times that of the values, and its sign may be chosen.",
            r"\Phi(h)-\Phi(g)\le L\,|h-g|",
        ),
        Step("So Φ may be replaced by L times the identity, sign after sign."),
    ),
    equivalent_forms=(affordable_complexity,),
    source=Source("mohri2018", "Lemma 5.7; Ledoux and Talagrand 1991, Theorem 4.12"),
    examples=(
        Example(dict(rademacher=0.1, lipschitz=5), "0.5", "by hand: the ramp loss at margin 0.2 is 5-Lipschitz"),
        Example(dict(lipschitz=5), "0.02", "by hand: 0.1/5", unknown="rademacher", at_most=0.1),
    ),
    see_also=(
        "With absolute values inside, as in rademacher_expected, the constant is 2L, and Φ(0) must be 0. "
        "margin_expected is its best-known use."
    ),
)
def talagrand_contraction(rademacher: ComplexityBeforehand, lipschitz: LipschitzOfFunctions) -> ComplexityOfComposition:
    return lipschitz * rademacher
