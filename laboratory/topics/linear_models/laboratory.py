"""The questions of this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "linear_models",
    "Linear models and losses",
    "A loss chooses the line. Few misclassified examples are the goal, but another loss is minimized instead.",
    {
        "lines": "Four lines",
        "squares": "Squared loss",
        "losses": "Losses",
        "halfspace": "Halfspace",
        "separable": "Separable or not",
        "fewest": "Fewest misclassified",
        "regression": "Regression",
        "absolute": "Absolute errors",
        "singular": "Nearly singular",
        "powers": "Powers of x",
        "lms": "Delta rule",
        "unit": "Sigmoid unit",
        "logistic": "Logistic function",
        "labels": "Likelihood of labels",
        "likelihood": "Maximum likelihood",
        "densities": "Densities",
        "iris": "Iris",
    },
    door="Linear models and their losses: the loss that is minimized decides which line you get.",
    icon=":material/line_axis:",
    group="Linear and kernels",
    order=20,
)
