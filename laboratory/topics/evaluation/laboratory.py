"""The questions of this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "evaluation",
    "Planning evaluations",
    "How many test examples tell two models apart, and what is guaranteed about the measured accuracy?",
    {
        "two_samples": "Two samples",
        "noninferiority": "Not worse?",
        "paired": "Pairs",
        "several": "Models",
        "clusters": "Clusters",
        "pools": "Pool",
        "strata": "Strata",
        "judge": "Judge",
        "repeated": "Runs",
        "early": "Peeking",
        "intervals": "Intervals",
        "differences": "Differences",
        "maps": "Maps",
        "prediction_model": "Clinical",
    },
    door="Is 84 % better than 81 %? How many test examples it takes, and how wide the interval is.",
    icon=":material/fact_check:",
    group="Choosing and measuring",
    order=15,
)
