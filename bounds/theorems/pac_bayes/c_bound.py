"""The C-bound: a vote is good when its voters are right on average and disagree often."""

from bounds.formula.functions import variance_bound
from bounds.theorem import theorem
from bounds.theorems.pac_bayes._variables import Disagreement, TrueGibbs, VoteRisk
from bounds.vocabulary.assumptions import BINARY_LABELS, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Number


def no_more_disagreement_than_errors_allow(disagreement: Disagreement, gibbs: TrueGibbs) -> Number:
    return disagreement <= 2 * gibbs * (1 - gibbs)


def not_always_a_coin(disagreement: Disagreement) -> Number:
    return disagreement < 0.5


@theorem(
    title="C-bound for majority votes",
    statement=(
        r"If voters drawn from $\rho$ are wrong with probability $g\le\frac12$ on average and two of them disagree "
        r"with "
        r"probability $a<\frac12$, the weighted majority vote is wrong with at most this probability. Certain, for "
        r"true values of $g$ and $a$."
    ),
    assumes=(ZERO_ONE_LOSS, BINARY_LABELS),
    decreasing_in="disagreement",
    where=(no_more_disagreement_than_errors_allow, not_always_a_coin),
    proof=(
        Step(
            "The vote's margin on an example has these first two moments over the examples.",
            r"M=1-2\,\mathbb P_{h\sim\rho}[h(x)\ne y],\quad\mathbb E[M]=1-2g,\quad\mathbb E[M^2]=1-2a",
        ),
        Step(
            "The vote is wrong only where M is not positive.",
            r"\mathbb P[M\le0]\le\frac{\mathrm{Var}(M)}{\mathrm{Var}(M)+\mathbb E[M]^2}=1-\frac{\mathbb "
            r"E[M]^2}{\mathbb E[M^2]}",
            uses="Cantelli's inequality",
        ),
    ),
    source=Source("germain2015", "Theorem 11"),
    examples=(
        Example(dict(gibbs=0.3, disagreement=0.35), "0.4666666667", "by hand: 1 - 0.16/0.3"),
        Example(dict(gibbs=0.25, disagreement=0.375), "0", "by hand: independent errors, 1 - 0.25/0.25"),
    ),
    connections=(
        Connection(
            kind="sharpens",
            another="forest_strength",
            because="For two labels: Cantelli's inequality is never above Chebyshev's.",
            at={
                "strength": "1 - 2 * gibbs",
                "correlation": "(1 - 2 * disagreement - (1 - 2 * gibbs)**2) / (1 - (1 - 2 * gibbs)**2)",
            },
        ),
    ),
    see_also=(
        "Better than majority_vote_factor_two where the voters disagree much. From a sample it needs bounds on g and a "
        "that hold together."
    ),
)
def c_bound(gibbs: TrueGibbs, disagreement: Disagreement) -> VoteRisk:
    return variance_bound(gibbs, disagreement)
