"""The exact risk of k nearest neighbours where the label does not depend on the example."""

from bounds.formula.functions import binomial_cdf, binomial_sf
from bounds.theorem import theorem
from bounds.theorems.neighbours._assumptions import CONSTANT_ETA, K_NN
from bounds.theorems.neighbours._variables import LimitRisk, Neighbours, Noise
from bounds.vocabulary.assumptions import BINARY_LABELS, IID
from bounds.vocabulary.citation import Connection, Example, Source, Step


@theorem(
    title="k nearest neighbours on constant noise, exact",
    statement=(
        r"If the rarer label has probability $\eta$ everywhere, the $k$-nearest-neighbour rule has exactly this "
        "expected risk, for every sample of at least $k$ examples and in the limit. For other distributions the "
        r"limit is the mean of this over $\eta(x)$."
    ),
    assumes=(IID, BINARY_LABELS, K_NN, CONSTANT_ETA),
    relation="=",
    decreasing_in="k",
    proof=(
        Step("The k votes are independent of the new label, and binomial.", r"\mathrm{Bin}(k,\eta)"),
        Step(
            "Either the rarer label is right and loses the vote, or it is wrong and wins.",
            r"\eta\,\mathbb P\big[\mathrm{Bin}(k,\eta)\le\tfrac{k-1}2\big]+(1-\eta)\,\mathbb "
            r"P\big[\mathrm{Bin}(k,\eta)>\tfrac{k-1}2\big]",
        ),
    ),
    source=Source("devroye1996", "Theorem 5.2; Cover and Hart 1967", checked=False),
    examples=(
        Example(dict(k=1, eta=0.2), "0.32", "by hand: 2 * 0.2 * 0.8"),
        Example(dict(k=3, eta=0.2), "0.2624", "by hand: 0.2 * 0.896 + 0.8 * 0.104"),
        Example(dict(k=5, eta=0.1), "0.106848", "mpmath: binomial sums"),
        Example(dict(k=9, eta=0.25), "0.2744636535645", "mpmath: binomial sums"),
        Example(dict(eta=0.2), "5", "mpmath: 0.2624 at 3 neighbours, 0.234752 at 5", unknown="k", at_most=0.24),
    ),
    connections=(
        Connection(
            kind="sharpens",
            another="knn_asymptotic",
            because="The noise is the same everywhere, and the votes are binomial.",
            at={"bayes_risk": "eta"},
        ),
        Connection(
            kind="sharpens",
            another="knn_asymptotic_uniform",
            because="The noise is the same everywhere, and the votes are binomial.",
            at={"bayes_risk": "eta"},
        ),
    ),
    see_also="At k = 1 it is 2η(1-η), the bound of cover_hart attained. knn_asymptotic bounds it by the Bayes risk η "
    "alone.",
)
def knn_noise_exact(k: Neighbours, eta: Noise) -> LimitRisk:
    return eta * binomial_cdf((k - 1) / 2, k, eta) + (1 - eta) * binomial_sf((k - 1) / 2, k, eta)
