"""k nearest neighbours in the limit: the Bayes risk and a term that falls like the root of it over k."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.neighbours._assumptions import IN_THE_LIMIT, K_NN, SEPARABLE_SPACE
from bounds.theorems.neighbours._variables import BinaryBayesRisk, LimitRisk, Neighbours
from bounds.vocabulary.assumptions import BINARY_LABELS, IID
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="k nearest neighbours in the limit",
    statement=(
        "For odd $k$, as the sample grows the expected risk of the $k$-nearest-neighbour rule tends to a limit of at "
        "most this, for every distribution of two classes with Bayes risk $L^*$."
    ),
    assumes=(IID, BINARY_LABELS, SEPARABLE_SPACE, K_NN, IN_THE_LIMIT),
    decreasing_in="k",
    proof=(
        Step(
            "Where the rarer label has probability η, the rule loses only when that label wins the vote.",
            r"L_k(\eta)-\eta=(1-2\eta)\,\mathbb P\big[\mathrm{Bin}(k,\eta)>\tfrac k2\big]",
            uses="knn_noise_exact",
        ),
        Step(
            "Then its share of the votes is at least 1/2 - η above its mean.",
            r"(1-2\eta)\,\mathbb P[\dots]\le2\,\mathbb "
            r"E\Big|\frac{\mathrm{Bin}(k,\eta)}k-\eta\Big|\le2\sqrt{\frac{\eta(1-\eta)}k}",
            uses="markov, Cauchy-Schwarz inequality",
        ),
        Step(
            "Take means over x.",
            r"\mathbb E\sqrt{\eta(1-\eta)}\le\sqrt{\mathbb E\,\eta}=\sqrt{L^*}",
            uses="Jensen's inequality",
        ),
    ),
    source=Source("devroye1996", "Theorem 5.7, with the limit of one neighbour at most 2L*", checked=False),
    examples=(
        Example(dict(k=9, bayes_risk=0.25), "0.5833333333", "by hand: 0.25 + 2 * 0.5/3"),
        Example(dict(k=5, bayes_risk=0.1), "0.3828427125", "mpmath: 0.1 + 2 sqrt(0.02)"),
        Example(
            dict(bayes_risk=0.1), "161", "by hand: 0.4/0.05^2 = 160, and the next odd number", unknown="k", at_most=0.15
        ),
    ),
    see_also=(
        "knn_asymptotic_uniform is better for a Bayes risk above 1/(4e) = .092. Both are far above "
        "knn_noise_exact: {{knn_noise_exact k=5 eta=0.1}} at k = 5 and noise .1, where this gives {{knn_asymptotic "
        "k=5 bayes_risk=0.1}}. "
        "For even k the rule for ties matters."
    ),
)
def knn_asymptotic(k: Neighbours, bayes_risk: BinaryBayesRisk) -> LimitRisk:
    return bayes_risk + 2 * sqrt(bayes_risk / k)
