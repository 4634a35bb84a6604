"""The questions of this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "metrics",
    "Metrics",
    "One number rarely describes how good a classifier is. Choose a threshold to see all of them.",
    {
        "roc": "One threshold",
        "costs": "Costs",
        "eta": "Bayes risk",
        "noise": "Noisy labels",
        "predict": "Best prediction",
    },
    door="What do accuracy, a ROC curve and costs measure, and what is the smallest risk of any classifier?",
    icon=":material/rule:",
    group="Choosing and measuring",
    order=30,
)
