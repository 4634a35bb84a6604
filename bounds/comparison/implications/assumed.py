"""Assumptions that deny, or tell, other assumptions: without the weaker one there is no stronger one."""

from bounds.comparison.implications import denies, implies
from bounds.comparison.implications.denials import CLASS_BEFORE_THE_SAMPLE, OF_TWO_LABELS, WITHOUT_NOISE

WITH_A_FIXED_CLASS = (
    "convex_votes", "multiclass_weights", "weights_up_to_b", "prefix_code", "quantised", "spectral_norms",
)  # fmt: skip
WITHOUT_MISTAKES = (
    "no_training_error", "random_consistent", "worst_consistent", "middle_of_arc", "midpoint", "optimal_learner",
)  # fmt: skip
OF_LOSSES_TO_ONE = ("zero_one_loss", "lipschitz_smooth_unit")

no_loss_to_one = denies(
    *OF_LOSSES_TO_ONE,
    because="its loss lies between 0 and 1",
    when=lambda loss_in_unit_interval: not loss_in_unit_interval,
)
class_not_fixed = denies(
    *CLASS_BEFORE_THE_SAMPLE, *WITH_A_FIXED_CLASS,
    because="it assumes a class that was fixed before the sample was drawn",
    when=lambda class_fixed: not class_fixed,
    unless="class_sequence",
)  # fmt: skip
no_finite_class = denies(
    "prior_weights",
    because="it assumes a class of that size, fixed beforehand",
    when=lambda finite_class: not finite_class,
)
seen_in_training = denies(
    "fixed_hypothesis", "no_mistakes",
    because="examples that were used in training are no test set", when=lambda held_out: not held_out,
)  # fmt: skip
only_one_candidate = denies(
    "held_out", because="the only candidate was made from these examples",
    when=lambda fixed_hypothesis, k: not fixed_hypothesis and k == 1,
)  # fmt: skip
several_labels = denies(
    *(key for key in OF_TWO_LABELS if key != "binary_labels"),
    because="it assumes two labels", when=lambda binary_labels: not binary_labels,
)  # fmt: skip
mistakes_on_the_sample = denies(
    *WITHOUT_MISTAKES, because="it assumes a learner with training error 0",
    when=lambda consistent_learner: not consistent_learner,
)  # fmt: skip
no_sample_is_separable = denies(
    "linearly_separable", "hard_margin", "svm_hard", because="it assumes examples that a hyperplane separates",
    when=lambda separable_samples: not separable_samples,
)  # fmt: skip
no_hyperplane = denies(
    "hard_margin", "batch_perceptron", because="it assumes examples that a hyperplane through the origin separates",
    when=lambda linearly_separable: not linearly_separable,
)  # fmt: skip
flips = denies(
    "realizable", *WITHOUT_NOISE, because="no hypothesis predicts labels that are flipped at random",
    when=lambda noisy_labels: noisy_labels,
)  # fmt: skip


@implies("loss_in_unit_interval", "0 and 1 lie between 0 and 1")
def zero_and_one(zero_one_loss: bool) -> bool | None:
    return True if zero_one_loss else None


@implies("binary_labels", "so many labels there are")
def two_labels(classes: int) -> bool | None:
    return True if classes == 2 else None
