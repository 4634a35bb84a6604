"""What follows from a hypothesis without error, and what makes one."""

from bounds.comparison.implications import implies


@implies("training_error", "a learner of least training error makes none where some hypothesis of the class makes none")
def no_training_error(realizable: bool) -> float | None:
    return 0.0 if realizable else None


@implies("noise", "labels are those of the hypothesis without error")
def no_noise(realizable: bool) -> float | None:
    return 0.0 if realizable else None


@implies("noise_margin", "the label is certain everywhere")
def certain_labels(realizable: bool) -> float | None:
    return 1.0 if realizable else None


@implies("bayes_risk", "no classifier does better than without error")
def no_bayes_risk(realizable: bool) -> float | None:
    return 0.0 if realizable else None


@implies("bayes_in_class", "a hypothesis without error is a Bayes classifier")
def bayes_in_class(realizable: bool) -> bool | None:
    return True if realizable else None


@implies("realizable", "labels of a hypothesis of the class that nothing flips")
def realizable_without_noise(noise: float) -> bool | None:
    return True if noise == 0 else None
