"""UCB1: pull the arm that could be the best, and the regret grows with the logarithm of the rounds."""

from bounds.formula.functions import exp, log, pi
from bounds.theorem import theorem
from bounds.theorems.bandits._assumptions import EQUAL_GAPS, OWN_LOSS_ONLY, STOCHASTIC_ARMS, UCB1
from bounds.theorems.bandits._variables import PseudoRegret, Pulls, RewardGap, SeveralArms
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.trivial import Trivial


def most_rounds(regret: PseudoRegret, arms: SeveralArms, gap: RewardGap) -> Pulls:
    return exp(gap / 8 * (regret / (arms - 1) - (1 + pi**2 / 3) * gap))


@theorem(
    title="UCB1, upper confidence bounds (stochastic bandits)",
    statement=(
        r"Of $K$ arms, $K-1$ have a mean reward $\Delta$ below that of the best. Over $T$ rounds the expected total "
        "reward of UCB1 falls short of the best arm's by at most this: optimism in the face of uncertainty. In "
        r"expectation, not with high probability; $T$ need not be known."
    ),
    assumes=(STOCHASTIC_ARMS, EQUAL_GAPS, OWN_LOSS_ONLY, UCB1),
    non_monotone="gap",
    proof=(
        Step("Every pull of another arm than the best costs Δ.", r"\overline R_T=\Delta\sum_i\mathbb E[n_i(T)]"),
        Step(
            "An arm that was pulled so often has a bonus of at most Δ/2. If it is pulled again, then its mean is too "
            "high by the whole bonus, or the best arm's is too low by that.",
            r"n_i\ge\Big\lceil\frac{8\ln T}{\Delta^2}\Big\rceil\ \Rightarrow\ 2\sqrt{\frac{2\ln t}{n_i}}\le\Delta",
        ),
        Step(
            "Each of the two is rare, for any numbers of pulls of the two arms; add up over those.",
            r"\mathbb P\le t^{-4},\qquad\sum_{t\ge1}t^2\cdot2t^{-4}=\frac{\pi^2}3",
            uses="hoeffding_one_sided, union bound",
        ),
        Step(
            "So much for one arm; there are K - 1 of them.",
            r"\mathbb E[n_i(T)]\le\frac{8\ln T}{\Delta^2}+1+\frac{\pi^2}3",
        ),
    ),
    equivalent_forms=(most_rounds,),
    source=Source("auer-fischer2002", "Theorem 1, for equal gaps"),
    examples=(
        Example(
            dict(rounds=10_000, arms=10, gap=0.5),
            "1345.593420166",
            "mpmath: 9 (16 ln 10^4 + 0.5 (1 + pi^2/3))",
        ),
        Example(dict(rounds=1, arms=2, gap=1), "4.28986813369645", "mpmath: 1 + pi^2/3"),
        Example(
            dict(arms=2, gap=0.5),
            "453",
            "mpmath: exp((100 - 0.5 (1 + pi^2/3))/16) = 453.02",
            unknown="rounds",
            at_most=100,
        ),
    ),
    see_also=(
        "Arms of different gaps add up: each contributes what K = 2 has at its own Δ. exp3 needs neither laws nor "
        "gaps, and its regret grows with the root of T; so does every learner's on the losses of bandit_lower, whose "
        "gaps shrink as T grows."
    ),
    trivial=Trivial(lambda rounds, gap: rounds * gap),
)
def ucb1(rounds: Pulls, arms: SeveralArms, gap: RewardGap) -> PseudoRegret:
    return (arms - 1) * (8 * log(rounds) / gap + (1 + pi**2 / 3) * gap)
