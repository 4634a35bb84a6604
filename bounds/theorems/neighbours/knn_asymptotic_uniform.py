"""k nearest neighbours in the limit: above the Bayes risk by at most 1/sqrt(ke), whatever the distribution."""

from bounds.formula.functions import e, sqrt
from bounds.theorem import theorem
from bounds.theorems.neighbours._assumptions import IN_THE_LIMIT, K_NN, SEPARABLE_SPACE
from bounds.theorems.neighbours._variables import BinaryBayesRisk, LimitRisk, Neighbours
from bounds.vocabulary.assumptions import BINARY_LABELS, IID
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="k nearest neighbours in the limit, uniform excess",
    statement=(
        "For odd $k$, as the sample grows the expected risk of the $k$-nearest-neighbour rule tends to a limit of at "
        "most this, for every distribution of two classes with Bayes risk $L^*$."
    ),
    assumes=(IID, BINARY_LABELS, SEPARABLE_SPACE, K_NN, IN_THE_LIMIT),
    decreasing_in="k",
    proof=(
        Step(
            "Where the rarer label has probability η = 1/2 - u, the rule loses only when that label wins the vote.",
            r"L_k(\eta)-\eta=2u\,\mathbb P\big[\mathrm{Bin}(k,\eta)>\tfrac k2\big]\le2u\,e^{-2ku^2}",
            uses="hoeffding_one_sided",
        ),
        Step("That is largest at u = 1/(2√k).", r"2u\,e^{-2ku^2}\le\frac1{\sqrt k}\,e^{-1/2}=\frac1{\sqrt{ke}}"),
    ),
    source=Source("devroye1996", "Theorem 5.6", seen_in="a notebook that quotes the theorem and its bound"),
    examples=(
        Example(dict(k=9, bayes_risk=0.1), "0.3021768866", "mpmath: 0.1 + 1/sqrt(9 e)"),
        Example(dict(k=5, bayes_risk=0.1), "0.3712487571", "mpmath: 0.1 + 1/sqrt(5 e)"),
        Example(
            dict(bayes_risk=0.1),
            "149",
            "mpmath: 1/(0.0025 e) = 147.15, and the next odd number",
            unknown="k",
            at_most=0.15,
        ),
    ),
    see_also=(
        "Better than knn_asymptotic for a Bayes risk above 1/(4e). The excess on constant noise was never above "
        ".1694/√k for odd k up to 101, where this allows .6066/√k."
    ),
)
def knn_asymptotic_uniform(k: Neighbours, bayes_risk: BinaryBayesRisk) -> LimitRisk:
    return bayes_risk + 1 / sqrt(k * e)
