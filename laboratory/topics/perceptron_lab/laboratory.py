"""The questions of this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "perceptron_lab",
    "Perceptron",
    "The perceptron corrects its mistakes one by one. Examples with a margin bound how many there can be.",
    {"updates": "Update by update"},
    door="The perceptron corrects its mistakes one by one: how many can there be?",
    icon=":material/linear_scale:",
    order=41,
)
