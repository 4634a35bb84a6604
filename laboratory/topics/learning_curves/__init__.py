"""Learning curves: a learner trained on a data distribution, with the theorems' bounds beside it."""
