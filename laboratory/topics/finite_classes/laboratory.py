"""The questions of this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "finite_classes",
    "Finite classes",
    "A hypothesis that is perfect on the sample may be bad. How probable is that, and which learners can be fooled?",
    {
        "areas": "Misleading samples",
        "square": "Square",
        "five": "Five points",
        "memoriser": "Memorizer",
        "unseen": "A point unseen",
        "chosen": "Chosen on the sample",
        "threshold": "A threshold by hand",
        "gibbs": "A posterior",
    },
    door="Finite classes: samples that mislead, and how the union bound accounts for them.",
    icon=":material/grid_view:",
    group="Foundations",
    order=10,
)
