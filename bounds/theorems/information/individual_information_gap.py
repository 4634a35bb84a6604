"""It is enough that the learner's output carries little information about each single example."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.information._assumptions import SUB_GAUSSIAN_LOSS
from bounds.theorems.information._variables import MeanGap, OneExampleInformation, Scale
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step


def information_allowed(gap: MeanGap, sigma: Scale) -> OneExampleInformation:
    return (gap / sigma) ** 2 / 2


@theorem(
    title="Information about single examples",
    statement=(
        "If the learner's hypothesis shares, on average over the examples, $I_1$ nats of information with one of "
        r"them, the expected difference of true and training loss is at most $\sqrt{2\sigma^2I_1}$ in absolute value. "
        "In expectation, not with high probability."
    ),
    assumes=(IID, SUB_GAUSSIAN_LOSS),
    proof=(
        Step(
            "Compare hypothesis and one example as they are with independent copies of each.",
            r"I(W;Z_i)\ge\lambda\,\mathbb E[L_{\mathcal D}(W)-\ell(W,Z_i)]-\frac{\lambda^2\sigma^2}2",
            uses="Donsker and Varadhan's formula",
        ),
        Step(
            "Take the best λ of either sign.", r"|\mathbb E[L_{\mathcal D}(W)-\ell(W,Z_i)]|\le\sqrt{2\sigma^2I(W;Z_i)}"
        ),
        Step(
            "Average over the examples; the root of a mean is at least the mean of roots.",
            r"\frac1m\sum_i\sqrt{2\sigma^2I(W;Z_i)}\le\sqrt{2\sigma^2I_1}",
            uses="Jensen's inequality",
        ),
    ),
    equivalent_forms=(information_allowed,),
    source=Source(
        "bu2020",
        "the bound by single examples; its root outside the mean",
        seen_in="a comparison of a formal proof with arXiv:1901.04609",
    ),
    examples=(
        Example(dict(information=0.01, sigma=0.5), "0.07071067812", "by hand: sqrt(0.005)"),
        Example(dict(sigma=0.5), "0.02", "by hand: 0.1^2/(2 * 0.25)", unknown="information", at_most=0.1),
    ),
    see_also=(
        "m I₁ is at most the information I about the whole sample, so mutual_information_gap follows. I may be "
        "infinite where I₁ is not: the mean of a Gaussian sample has I₁ = ½ ln(m/(m - 1))."
    ),
)
def individual_information_gap(information: OneExampleInformation, sigma: Scale) -> MeanGap:
    return sigma * sqrt(2 * information)
