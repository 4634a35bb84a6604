"""The questions of this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "boosting",
    "Boosting",
    "Many weak rules together can be a strong one: how fast, and what is guaranteed?",
    {
        "adaboost": "AdaBoost",
        "bagging": "Bagging and forests",
        "bag": "Bootstrap bags",
        "geometry": "Geometry",
        "rejection": "By rejection sampling",
        "residuals": "Boosting for regression",
    },
    door="Many weak rules together: boosting round by round, bagging tree by tree, and the geometry of a vote.",
    icon=":material/stacked_line_chart:",
    group="Trees, ensembles, neighbours",
    order=20,
)
