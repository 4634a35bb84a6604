"""The questions of this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "perceptron_lab",
    "Perceptron",
    "The perceptron corrects its mistakes one by one. If the examples have a margin, their number is bounded.",
    {
        "updates": "Update by update",
        "criterion": "Criterion",
        "starts": "Any start",
        "slow": "Slow runs",
        "tight": "Two and three features",
    },
    door="The perceptron corrects its mistakes one by one: how many can there be?",
    icon=":material/linear_scale:",
    group="Linear and kernels",
    order=10,
)
