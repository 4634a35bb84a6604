"""What stands on this page: one view laid out by hand, in pages/by_hand/learning_curves."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "learning_curves",
    "Learning curves",
    "What is promised, and what happens? A learner meets a world, a data distribution whose truth is known, again and "
    "again.",
    {},
    python="laboratory.experiments.learning_curve",
    door="Learning curves: what is promised, and what happens?",
    icon=":material/show_chart:",
    order=20,
)
