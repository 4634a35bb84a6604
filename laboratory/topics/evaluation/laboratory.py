"""The questions of this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "evaluation",
    "Planning evaluations",
    "How many test examples tell two models apart, and what is guaranteed about the measured accuracy?",
    {
        "two_samples": "Two samples",
        "noninferiority": "Not worse?",
        "paired": "Same items",
        "several": "Several models",
        "clusters": "Clusters",
        "pools": "Finite pool",
        "strata": "Strata",
        "judge": "With a judge",
        "repeated": "Several runs",
        "early": "Looking early",
        "intervals": "Which interval?",
        "differences": "Differences",
        "maps": "Bounds kept, exactly",
        "prediction_model": "Clinical model",
    },
    door="Is 84 % better than 81 %? How many test examples it takes, and how wide the interval is.",
    icon=":material/fact_check:",
    group="Choosing and measuring",
    order=15,
)
