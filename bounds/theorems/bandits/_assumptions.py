"""Assumptions that only theorems on bandits need."""

from bounds.words.assumptions import Assumption

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
