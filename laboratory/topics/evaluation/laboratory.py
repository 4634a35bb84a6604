"""The questions of this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "evaluation",
    "Planning evaluations",
    "How many test examples tell two models apart, and how far off may a measured accuracy be?",
    {
        "two_samples": "Two samples",
    },
    door="Is 84 % better than 81 %? How many test examples it takes, and how wide the interval is.",
    icon=":material/fact_check:",
    group="Choosing and measuring",
    order=15,
)
