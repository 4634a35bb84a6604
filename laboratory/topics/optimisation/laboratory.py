"""What stands on this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "optimisation",
    "Optimisation",
    "Downhill with nothing but the slope: who gets down the valley, how fast, and what is guaranteed?",
    {
        "race": "Paths",
        "rate": "Learning rate",
        "schedules": "Schedules",
        "quadratic": "Quadratics",
        "conjugate": "Conjugate gradients",
        "conditions": "Step conditions",
        "convexity": "Strong convexity",
        "check": "Gradient check",
    },
    door="Paths of gradient descent and its relatives: who gets down the valley, and what is guaranteed?",
    icon=":material/trending_down:",
    order=60,
)
