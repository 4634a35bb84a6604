"""What only information-theoretic theorems assume."""

from bounds.vocabulary.assumptions import Assumption

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
FINITELY_MANY_VALUES = Assumption("finitely_many_values", r"The random variable takes at most $n$ values.", "world")
COUNTS_OF_MEAN = Assumption(
    "counts_of_mean",
    r"The random variable takes the values 0, 1, 2, ... and has a mean of at most $\mu$.",
    "world",
    briefly="the random variable counts from 0 on and has a mean of at most μ",
)
DENSITY_OF_VARIANCE = Assumption(
    "density_of_variance",
    r"The random variable is real, has a density, and a variance of at most $\sigma^2$.",
    "world",
)
POSITIVE_DENSITY_OF_MEAN = Assumption(
    "positive_density_of_mean",
    r"The random variable is never negative, has a density, and a mean of at most $\mu$.",
    "world",
    briefly="the random variable is never negative and has a density and a mean of at most μ",
)
