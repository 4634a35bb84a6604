"""What stands on this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "model_selection",
    "Bias, complexity, selection",
    "A richer class fits the sample better. Which class is best for new examples, and what does choosing cost?",
    {
        "degree": "Which degree?",
        "parts": "Parts of the error",
        "folds": "Hold-out and folds",
        "strata": "Stratified folds",
        "best": "Best of many",
        "zoom": "Coarse to fine",
        "srm": "Structural risk",
        "fails": "When learning fails",
        "fooled": "Fooled by noise",
    },
    door="Which model, and at what price? A richer class errs less on the sample, and choosing has a price of its own.",
    icon=":material/tune:",
    order=42,
)
