"""What stands on this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "boosting",
    "Boosting",
    "Many weak rules together can be a strong one: how fast, and what is guaranteed?",
    {
        "adaboost": "AdaBoost",
        "bagging": "Bagging and forests",
        "geometry": "Geometry",
        "rejection": "By rejection sampling",
        "residuals": "Boosting for regression",
    },
)
