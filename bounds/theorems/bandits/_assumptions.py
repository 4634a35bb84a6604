"""Assumptions that only theorems on bandits need."""

from bounds.vocabulary.assumptions import Assumption

OBLIVIOUS_LOSSES = Assumption(
    "oblivious_losses",
    "All losses lie between 0 and 1 and were fixed before play began, or are drawn without regard to the learner's "
    "coins.",
    "world",
)
OWN_LOSS_ONLY = Assumption(
    "own_loss_only", "In every round only the loss of the arm that was pulled is seen.", "protocol"
)
EXP3 = Assumption(
    "exp3",
    r"The learner draws its arm with probabilities proportional to $e^{-\eta\tilde L}$, $\eta=\sqrt{2\ln K/(TK)}$, "
    r"where $\tilde L$ adds up each arm's seen losses over the probabilities with which they were drawn.",
    "learner",
    briefly="the learner is Exp3, with the rate that is best for K arms and T rounds",
)
STOCHASTIC_ARMS = Assumption(
    "stochastic_arms",
    "Every pull of an arm brings a reward between 0 and 1 from that arm's own law, independently of all that came "
    "before.",
    "world",
)
EQUAL_GAPS = Assumption(
    "equal_gaps",
    r"One arm has the largest mean reward; the mean of each of the other $K-1$ is $\Delta$ below it.",
    "world",
    briefly="every arm but the best has a mean reward Δ below the best one's",
)
UCB1 = Assumption(
    "ucb1",
    r"The learner pulls every arm once, then always an arm with the largest mean reward so far plus "
    r"$\sqrt{2\ln t/n}$, after $t$ pulls in all and $n$ of that arm.",
    "learner",
    briefly="the learner is UCB1, with a bonus of √(2 ln t/n) for an arm pulled n times of t",
)
