"""No learner that sees one arm's loss only has less regret than the order of the root of KT."""

from bounds.formula.functions import maximum, minimum, sqrt
from bounds.theorem import theorem
from bounds.theorems.bandits._assumptions import OWN_LOSS_ONLY
from bounds.theorems.bandits._variables import Pulls, SeveralArms, WorstRegret
from bounds.vocabulary.assumptions import ANY_LEARNER
from bounds.vocabulary.citation import Connection, Example, Source, Step


def rounds_needed(regret: WorstRegret, arms: SeveralArms) -> Pulls:
    return maximum(20 * regret, (20 * regret) ** 2 / arms)


@theorem(
    title="Bandits: smallest regret of any learner (minimax lower bound)",
    statement=(
        r"For every learner and every number of rounds $T$ there are losses in $[0,1]$, fixed before play, on which "
        r"its expected total loss exceeds that of the best of $K$ arms by at least this, even if $T$ is given."
    ),
    assumes=(OWN_LOSS_ONLY, ANY_LEARNER),
    relation=">=",
    proof=(
        Step(
            "One arm, drawn at random, loses with probability 1/2 - ε in every round, the others with 1/2. Pulling "
            "another costs ε.",
            r"\mathbb E[R]\ge\varepsilon\,(T-\mathbb E_i[n_i])",
        ),
        Step(
            "The good arm i is distinguished from the others by its own pulls only: it is pulled hardly more often "
            "than if all lost with 1/2.",
            r"\mathbb E_i[n_i]\le\mathbb E_0[n_i]+\frac T2\sqrt{\mathbb E_0[n_i]\,\ln\frac1{1-4\varepsilon^2}}",
            uses="Pinsker's inequality, the chain rule of relative entropy",
        ),
        Step(
            "On average over the arms, the pulls add up to T.",
            r"\mathbb E[R]\ge\varepsilon T\Big(1-\frac1K-\frac12\sqrt{\frac TK\ln\frac1{1-4\varepsilon^2}}\Big)",
            uses="Jensen's inequality",
        ),
        Step(
            "Take ε = ¼ min{1, √(K/T)}: the bracket is at least 0.23 for K of 2 and more. Some losses are as bad as "
            "the average over them.",
            r"\ln\tfrac1{1-4\varepsilon^2}\le16\ln\tfrac43\;\varepsilon^2,\qquad"
            r"\tfrac12\Big(1-\sqrt{\ln\tfrac43}\Big)\cdot\tfrac14\ge\tfrac1{20}",
        ),
    ),
    equivalent_forms=(rounds_needed,),
    source=Source(
        "auer2002",
        "Theorem 5.1, rederived in the proof shown",
        seen_in="Prove2Me, RegretBandits.Adversarial.minimax_lower_bound, for T of K and more",
    ),
    examples=(
        Example(dict(rounds=10_000, arms=4), "10", "by hand: sqrt(40000)/20"),
        Example(dict(rounds=5, arms=100), "0.25", "by hand: fewer rounds than arms, 5/20"),
        Example(dict(arms=10), "4,000", "by hand: 200^2/10", unknown="rounds", at_least=10),
    ),
    connections=(
        Connection(
            kind="limits",
            another="exp3",
            because="No learner that sees one arm a round has less regret on all losses, and EXP3 is such a learner.",
        ),
    ),
    see_also=(
        "exp3 comes within a factor 20 √(2 ln K) of it. ucb1 is far below for many rounds: its arms keep a gap that "
        "does not shrink with T, as the losses here do."
    ),
)
def bandit_lower(rounds: Pulls, arms: SeveralArms) -> WorstRegret:
    return minimum(sqrt(arms * rounds), rounds) / 20
