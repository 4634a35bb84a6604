"""The questions of this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "optimisation",
    "Optimization",
    "Gradient methods compared: which converges, how fast, and what is guaranteed?",
    {
        "race": "Paths",
        "valleys": "Local minima",
        "rate": "Learning rate",
        "schedules": "Schedules",
        "quadratic": "Quadratics",
        "conjugate": "Conjugate gradients",
        "conditions": "Step conditions",
        "convexity": "Strong convexity",
        "constraints": "Constraints",
        "check": "Gradient check",
    },
    door="Paths of gradient descent and its relatives: which converges, and what is guaranteed?",
    icon=":material/trending_down:",
    group="Optimization and networks",
    order=10,
)
