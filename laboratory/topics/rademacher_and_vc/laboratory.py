"""What stands on this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "rademacher_and_vc",
    "Rademacher and VC",
    "A class that can fit anything proves nothing by fitting. How flexible is it?",
    {"signs": "Random signs", "growth": "Growth functions", "linear": "Linear predictors", "sine": "Sines"},
    door="How flexible is a class: how well does it fit random signs, and how many labellings can it give?",
    icon=":material/noise_aware:",
    order=68,
)
