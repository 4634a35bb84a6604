"""Which facts contradict which assumptions: with each, why a theorem that assumes it does not apply."""

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
    because="the best of several models is known only after these examples are seen",
    when=lambda k: k > 1,
)
several_classes = denies(*OF_TWO_LABELS, because="it assumes two labels", when=lambda classes: classes > 2)
prior_from_the_sample = denies(
    "prior_before_data",
    because="the prior was made from examples of the sample",
    when=lambda prior_samples: prior_samples > 0,
)
class_from_the_sample = denies(
    *CLASS_BEFORE_THE_SAMPLE,
    because="the class was chosen from a sequence after the sample was seen",
    when=lambda index: index >= 1,
    unless="class_sequence",
)
labels_flipped = denies(
    "realizable", because="no hypothesis predicts labels that are flipped at random", when=lambda noise: noise > 0
)
labels_uncertain = denies(
    "realizable",
    because="no hypothesis has a smaller true risk than the Bayes classifier",
    when=lambda bayes_risk: bayes_risk > 0,
)
errs_on_the_sample = denies(
    "realizable",
    because="a hypothesis of true risk 0 has training error 0, and so has the learner's",
    when=lambda training_error: training_error > 0,
)
every_hypothesis_errs = denies(
    *WITHOUT_NOISE,
    because="it assumes labels that some hypothesis always gives",
    when=lambda realizable: not realizable,
)
always_without_error = denies(
    "no_training_error", because="it assumes a learner with training error 0 on every sample",
    when=lambda training_error: training_error > 0,
)  # fmt: skip
wide_losses = denies(
    "loss_in_unit_interval", "zero_one_loss", because="it assumes losses between 0 and 1",
    when=lambda loss_range: loss_range > 1,
)  # fmt: skip
narrow_losses = denies(
    "zero_one_loss", because="it assumes losses that are 0 or 1", when=lambda loss_range: loss_range < 1
)
misses_the_margin = denies(
    *SEPARABLE, because="the comparator misses the margin on some examples",
    when=lambda hinge_sum: hinge_sum > 0,
)  # fmt: skip
misses_by_so_much = denies(
    *SEPARABLE, because="the comparator misses the margin on some examples",
    when=lambda deviation: deviation > 0,
)  # fmt: skip
separated_beside_the_origin = denies(
    "linearly_separable", because="the weights that separate the examples have a bias", when=lambda bias: bias > 0
)
best_expert_errs = denies(
    "expert_without_error", because="the best expert makes mistakes", when=lambda best_mistakes: best_mistakes > 0
)
