"""The contents of this page: one view laid out by hand, in pages/by_hand/learning_curves."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "learning_curves",
    "Learning curves",
    "Training error, true risk and bounds as the sample grows. A learner is trained many times on examples of a "
    "distribution under which its true risk is known.",
    {},
    python="laboratory.experiments.learning_curve",
    door="Learning curves: training error, true risk and bounds as the sample grows, on your own table too.",
    icon=":material/show_chart:",
    group="",
    order=10,
)
