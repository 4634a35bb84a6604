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
    door="What do accuracy, a ROC curve and costs say of a classifier, and what is the best that anyone can reach?",
    icon=":material/rule:",
    order=70,
)
