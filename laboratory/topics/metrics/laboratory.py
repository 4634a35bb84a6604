"""What stands on this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "metrics",
    "Metrics",
    "One number seldom tells how good a classifier is. Choose a threshold and see them all.",
    {
        "roc": "One threshold",
        "costs": "Costs",
        "eta": "Bayes risk",
        "noise": "Noisy labels",
        "predict": "Best prediction",
    },
)
