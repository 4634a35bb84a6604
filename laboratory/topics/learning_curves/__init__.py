"""Learning curves: a learner in a world, with the theorems' promises beside it."""
