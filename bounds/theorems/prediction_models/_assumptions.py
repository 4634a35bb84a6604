"""What the sample sizes of prediction models take for true."""

from bounds.vocabulary.assumptions import Assumption

UNPENALISED = Assumption(
    "unpenalised_logistic",
    "All parameters of one logistic regression, chosen beforehand, are fitted by maximum likelihood without a penalty.",
    "learner",
    briefly="one logistic regression is fitted by maximum likelihood, without a penalty or a selection of predictors",
)
HEURISTIC_SHRINKAGE = Assumption(
    "heuristic_shrinkage",
    "The expected calibration slope is van Houwelingen and le Cessie's heuristic shrinkage factor: exact for none, "
    "and too large where the model separates well (a C-statistic of 0.8 and more).",
    "learner",
    briefly="the expected calibration slope is the heuristic shrinkage factor, an approximation",
)
