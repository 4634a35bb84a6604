"""Numbers of misclassified examples and error rates follow from each other, given the number of examples."""

from bounds.comparison.implications import at_most, implies

WHOLE = 1e-9  # relative: a rate that comes to a whole number of mistakes


def _counted(rate: float, m: int) -> int | None:
    count = round(rate * m)
    return count if abs(count - rate * m) <= WHOLE * m else None


NO_MORE = "there are no more examples"


@at_most("errors", NO_MORE)
def most_mistakes(m: int) -> int:
    return m


@at_most("test_mistakes", NO_MORE)
def most_test_mistakes(m: int) -> int:
    return m


@at_most("outside_mistakes", NO_MORE)
def most_mistakes_outside(m: int) -> int:
    return m


@at_most("size", NO_MORE)
def largest_compression(m: int) -> int:
    return m


@at_most("training_error", "every misclassified example has a margin below γ")
def no_more_than_below_the_margin(margin_error: float) -> float:
    return margin_error


@at_most("training_error", "the hinge loss of a misclassified example is 1 or more")
def no_more_than_the_hinge_loss(hinge_loss: float) -> float:
    return hinge_loss


@implies("errors", "so many of the m examples")
def mistakes_by_rate(training_error: float, m: int) -> int | None:
    return _counted(training_error, m)


@implies("training_error", "so large a share of the m examples")
def rate_by_mistakes(errors: int, m: int) -> float:
    return min(errors / m, 1.0)


@implies("test_mistakes", "so many of the m examples")
def test_mistakes_by_rate(test_error: float, m: int) -> int | None:
    return _counted(test_error, m)


@implies("test_error", "so large a share of the m examples")
def test_rate_by_mistakes(test_mistakes: int, m: int) -> float | None:
    return test_mistakes / m if test_mistakes <= m else None


@implies("consistent_learner", "it assumes a hypothesis with training error 0")
def consistent_by_rate(training_error: float) -> bool:
    return training_error == 0


@implies("consistent_learner", "it assumes a hypothesis with training error 0")
def consistent_by_mistakes(errors: int) -> bool:
    return errors == 0


@implies("consistent_outside", "it assumes a hypothesis with training error 0")
def consistent_outside_by_rate(training_error: float) -> bool:
    return training_error == 0


@implies("consistent_outside", "it assumes a hypothesis with training error 0")
def consistent_outside_by_mistakes(errors: int) -> bool:
    return errors == 0


@implies("consistent_outside", "it assumes a hypothesis with error 0 outside the compression set")
def without_a_rate_outside(outside_error: float) -> bool:
    return outside_error == 0


@implies("consistent_outside", "it assumes a hypothesis with error 0 outside the compression set")
def without_mistakes_outside(outside_mistakes: int) -> bool:
    return outside_mistakes == 0


@implies("no_mistakes", "it assumes a hypothesis with test error 0")
def none_on_the_test_set_by_rate(test_error: float) -> bool:
    return test_error == 0


@implies("no_mistakes", "it assumes a hypothesis with test error 0")
def none_on_the_test_set(test_mistakes: int) -> bool:
    return test_mistakes == 0


@implies("errors", "training error 0 at every sample size")
def no_mistakes(training_error: float) -> int | None:
    return 0 if training_error == 0 else None


@implies("training_error", "training error 0 at every sample size")
def no_training_error(errors: int) -> float | None:
    return 0.0 if errors == 0 else None
