"""What follows from a hypothesis of true risk 0, and what implies one."""

from bounds.comparison.implications import implies


@implies("training_error", "where some hypothesis has true risk 0, the minimum training error is 0")
def no_training_error(realizable: bool) -> float | None:
    return 0.0 if realizable else None


@implies("noise", "labels are those of the hypothesis of true risk 0")
def no_noise(realizable: bool) -> float | None:
    return 0.0 if realizable else None


@implies("noise_margin", "the label is certain everywhere")
def certain_labels(realizable: bool) -> float | None:
    return 1.0 if realizable else None


@implies("bayes_risk", "no classifier has a true risk below 0")
def no_bayes_risk(realizable: bool) -> float | None:
    return 0.0 if realizable else None


@implies("bayes_in_class", "a hypothesis of true risk 0 is a Bayes classifier")
def bayes_in_class(realizable: bool) -> bool | None:
    return True if realizable else None


@implies("realizable", "labels are those of a hypothesis of the class, without noise")
def realizable_without_noise(noise: float) -> bool | None:
    return True if noise == 0 else None
