"""The leave-one-out error of nearest neighbours is near the true risk, for every distribution."""

from bounds.theorem import theorem
from bounds.theorems.neighbours._assumptions import K_NN, TIES_AT_RANDOM
from bounds.theorems.neighbours._variables import LeaveOneOutError, Neighbours
from bounds.vocabulary.assumptions import BINARY_LABELS, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Samples


def sample_complexity(miss: LeaveOneOutError, k: Neighbours) -> Samples:
    return (6 * k + 1) / miss


@theorem(
    title="Leave-one-out error of nearest neighbours",
    statement=(
        r"For every distribution, the leave-one-out error of $k$ nearest neighbours differs from the true risk of the "
        "rule trained on all $m$ examples by a number whose square is at most this in the mean over samples."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, K_NN, TIES_AT_RANDOM),
    decreasing_in="m",
    proof=(
        Step(
            "An example that joins changes a prediction only if it is among the k nearest.",
            r"\mathbb P[h_S(x)\ne h_{S\setminus z}(x)]\le\frac km",
        ),
        Step(
            "Write the square as products of two losses: a and a' left out, b and b' of new examples.",
            r"\mathbb E(L_{\mathrm{loo}}-L_{\mathcal D})^2\le\frac1m+\mathbb E[aa'-ab]+\mathbb E[bb'-ab]",
        ),
        Step(
            "Examples being exchangeable, the same two may be tested in both products; the training sets then differ "
            "by three examples that join or leave.",
            r"\mathbb E[aa'-ab]\le\frac{3k}m,\qquad\mathbb E[bb'-ab]\le\frac{3k}m",
        ),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("rogers1978", "as in Devroye, Györfi and Lugosi 1996, Theorem 24.2 and after", checked=False),
    examples=(
        Example(dict(m=1000, k=5), "0.031", "by hand: 31/1000"),
        Example(dict(k=1), "700", "by hand: 7/0.01", unknown="m", at_most=0.01),
    ),
    see_also=(
        "By Chebyshev's inequality the two differ by more than ε with probability at most this over ε²: for k = 5 and "
        "m = 12,400 by more than 0.1 in at most one case of four. The rule is not uniformly stable, and "
        "bousquet_elisseeff_loo does not apply."
    ),
)
def knn_leave_one_out(m: Samples, k: Neighbours) -> LeaveOneOutError:
    return (6 * k + 1) / m
