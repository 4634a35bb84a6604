"""What only conformal prediction and cross-validation assume."""

from bounds.assumptions import Assumption

EXCHANGEABLE = Assumption(
    "exchangeable", "Calibration and test examples are exchangeable: every order is equally likely.", "world"
)
NO_TIES = Assumption("no_ties", "Scores are continuous: no two are equal.", "world")
SPLIT = Assumption(
    "split", "The score was fixed before the calibration examples were seen, on other examples if at all.", "protocol"
)
SYMMETRIC_LEARNER = Assumption(
    "symmetric_learner", "The learner does not look at the order of its examples.", "learner"
)
EQUAL_FOLDS = Assumption(
    "equal_folds",
    "The examples are split into K folds as even as possible; the folds' errors are averaged.",
    "protocol",
)
MONOTONE_LOSS = Assumption(
    "monotone_loss", r"On every example the loss falls as $\lambda$ grows, never exceeds $B$, and ends at most at "
    "the level asked for.",
    "learner",
)  # fmt: skip
