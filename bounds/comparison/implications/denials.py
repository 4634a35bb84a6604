"""Which facts contradict which assumptions: beside each, why who assumes it says nothing where the fact is told."""

from bounds.comparison.implications import denies

WITHOUT_NOISE = (
    "linearly_separable", "separable_samples", "thresholds", "halfplanes", "product_bits", "tightest_box",
    "tightest_interval", "tightest_rectangle", "constant_label_memory",
)  # fmt: skip
SEPARABLE = ("linearly_separable", "separable_with_bias")
OF_TWO_LABELS = (
    "binary_labels", "linearly_separable", "separable_samples", "hard_margin", "svm_hard", "soft_svm", "unit_weights",
    "gaussian_weights", "batch_perceptron", "voted", "weights_up_to_b", "real_scores", "convex_votes",
)  # fmt: skip
CLASS_BEFORE_THE_SAMPLE = ("finite_vc_dimension", "finite_class", "class_fixed", "prior_weights")

best_of_several = denies(
    "fixed_hypothesis",
    because="the best of several models is known only once these examples are seen",
    when=lambda k: k > 1,
)
several_classes = denies(*OF_TWO_LABELS, because="it speaks of two labels", when=lambda classes: classes > 2)
prior_from_the_sample = denies(
    "prior_before_data",
    because="the prior was made from examples of the sample",
    when=lambda prior_samples: prior_samples > 0,
)
class_from_the_sample = denies(
    *CLASS_BEFORE_THE_SAMPLE,
    because="the class was taken from a sequence once the sample was seen",
    when=lambda index: index >= 1,
    unless="class_sequence",
)
labels_flipped = denies(
    "realizable", because="no hypothesis foresees labels that are flipped", when=lambda noise: noise > 0
)
labels_uncertain = denies(
    "realizable", because="no hypothesis errs less than the Bayes classifier", when=lambda bayes_risk: bayes_risk > 0
)
errs_on_the_sample = denies(
    "realizable",
    because="a hypothesis of true risk 0 would make no mistake on the sample, and the learner makes the fewest",
    when=lambda training_error: training_error > 0,
)
every_hypothesis_errs = denies(
    *WITHOUT_NOISE,
    because="it speaks of labels that some hypothesis always gives",
    when=lambda realizable: not realizable,
)
always_without_error = denies(
    "no_training_error", because="it speaks of a learner without a mistake on any sample",
    when=lambda training_error: training_error > 0,
)  # fmt: skip
wide_losses = denies(
    "loss_in_unit_interval", "zero_one_loss", because="it speaks of losses between 0 and 1",
    when=lambda loss_range: loss_range > 1,
)  # fmt: skip
narrow_losses = denies(
    "zero_one_loss", because="it speaks of losses that are 0 or 1", when=lambda loss_range: loss_range < 1
)
misses_the_margin = denies(
    *SEPARABLE, because="the weights compared with miss the margin on some examples",
    when=lambda hinge_sum: hinge_sum > 0,
)  # fmt: skip
misses_by_so_much = denies(
    *SEPARABLE, because="the weights compared with miss the margin on some examples",
    when=lambda deviation: deviation > 0,
)  # fmt: skip
separated_beside_the_origin = denies(
    "linearly_separable", because="the weights that separate the examples have a bias", when=lambda bias: bias > 0
)
best_expert_errs = denies(
    "expert_without_error", because="the best of all makes mistakes", when=lambda best_mistakes: best_mistakes > 0
)
