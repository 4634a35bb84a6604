"""What only information-theoretic theorems assume."""

from bounds.words.assumptions import Assumption

SUB_GAUSSIAN_LOSS = Assumption(
    "sub_gaussian_loss", r"For every hypothesis the loss of a random example is $\sigma$-sub-Gaussian.", "world"
)
PAIRS = Assumption(
    "pairs",
    r"$2m$ independent examples in $m$ pairs; a fair coin for each pair says which of the two the learner is given.",
    "protocol",
    briefly="the sample was chosen by coins from pairs of independent examples",
)
NO_TRAINING_ERROR = Assumption(
    "no_training_error", "The learner makes no mistake on its sample, whatever the sample.", "learner"
)
