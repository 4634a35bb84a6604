"""What stands on this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "linear_models",
    "Linear models and losses",
    "A line is chosen by a loss. Mistakes are what counts, but something else is minimised in their place.",
    {
        "lines": "Four lines",
        "squares": "Squares for mistakes",
        "losses": "Losses",
        "halfspace": "Halfspace",
        "separable": "Separable or not",
        "fewest": "Fewest mistakes",
        "regression": "Regression",
        "lms": "Delta rule",
        "unit": "Sigmoid unit",
        "logistic": "Logistic function",
        "labels": "Likelihood of labels",
        "likelihood": "Maximum likelihood",
        "densities": "Densities",
        "iris": "Iris",
    },
    door="Linear models and their losses: what is minimised decides which line you get.",
    icon=":material/line_axis:",
    order=43,
)
