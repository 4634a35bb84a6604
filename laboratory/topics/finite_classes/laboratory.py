"""What stands on this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "finite_classes",
    "Finite classes",
    "A hypothesis that is perfect on the sample may be bad. How probable is that, and who can be fooled?",
    {
        "areas": "Misleading samples",
        "square": "Square",
        "five": "Five points",
        "memoriser": "Memoriser",
        "unseen": "A point unseen",
        "chosen": "Chosen on the sample",
        "threshold": "A threshold by hand",
        "gibbs": "A posterior",
    },
    door="Finite classes: samples that mislead, and what the union bound pays for them.",
    icon=":material/grid_view:",
    order=22,
)
