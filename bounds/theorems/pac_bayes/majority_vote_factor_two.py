"""A majority vote is wrong at most twice as often as its voters."""

from bounds.theorem import theorem
from bounds.theorems.pac_bayes._variables import TrueGibbs, VoteRisk
from bounds.vocabulary.assumptions import ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step


@theorem(
    title="Majority vote, factor two",
    statement=(
        r"The weighted majority vote of $\rho$ is wrong at most twice as often as a hypothesis drawn from $\rho$. "
        r"Certain."
    ),
    assumes=(ZERO_ONE_LOSS,),
    proof=(
        Step(
            "Where the vote is wrong, so is at least half of the weight.",
            r"L_{\mathcal D}(\mathrm{MV}_\rho)\le\mathbb P\big[\mathbb P_{h\sim\rho}[h(x)\ne y]\ge\tfrac12\big]"
            r"\le2\,\mathbb E_{h\sim\rho}[L_{\mathcal D}(h)]",
            uses="Markov's inequality",
        ),
    ),
    source=Source("langford2002", "section 2"),
    examples=(
        Example(dict(gibbs=0.2), "0.4", "by hand"),
        Example(dict(), "0.05", "by hand", unknown="gibbs", at_most=0.1),
    ),
    connections=(
        Connection(
            kind="follows",
            another="markov",
            because="Where the vote is wrong, at least half of the weight is.",
            at={"mean": "gibbs", "level": "1 / 2"},
            equal=True,
        ),
    ),
    see_also="c_bound also uses how often the voters disagree, and can show that voting helps.",
)
def majority_vote_factor_two(gibbs: TrueGibbs) -> VoteRisk:
    return 2 * gibbs
