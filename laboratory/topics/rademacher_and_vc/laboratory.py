"""The questions of this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "rademacher_and_vc",
    "Rademacher and VC",
    "A good fit means nothing if the class can fit any labels. How flexible is it?",
    {
        "signs": "Random signs",
        "symmetrised": "Symmetrization",
        "growth": "Growth functions",
        "linear": "Linear predictors",
        "sine": "Sines",
    },
    door="How flexible is a class: how well does it fit random signs, and how many labellings can it give?",
    icon=":material/noise_aware:",
    group="Foundations",
    order=30,
)
