"""The questions of this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "broken_assumptions",
    "Broken assumptions",
    "A theorem holds if its assumptions hold. Violate one of them, and see how often its bound still does.",
    {
        "repeat": "Examples that repeat",
        "drift": "Drift",
        "noise": "Noise, none assumed",
        "look": "Choosing on the test set",
    },
    door="How often does a bound still hold where one of its assumptions is violated?",
    icon=":material/broken_image:",
    group="Foundations",
    order=50,
)
