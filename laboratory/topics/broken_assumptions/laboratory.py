"""What stands on this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "broken_assumptions",
    "Broken assumptions",
    "A theorem keeps its promise if its assumptions hold. Break one of them, and watch how often it still does.",
    {
        "repeat": "Examples that repeat",
        "drift": "Drift",
        "noise": "Noise, none assumed",
        "look": "Choosing on the test set",
    },
    door="A promise is asked where one of its assumptions is broken: how much of that does it bear?",
    icon=":material/broken_image:",
    order=78,
)
