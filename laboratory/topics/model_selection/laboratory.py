"""The questions of this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "model_selection",
    "Bias, complexity, selection",
    "A richer class fits the sample better. Which class is best for new examples, and what does the choice cost?",
    {
        "degree": "Which degree?",
        "criteria": "AIC, BIC or MDL?",
        "subsets": "Which features?",
        "parts": "Parts of the error",
        "zero_one": "Parts of 0-1 error",
        "folds": "Hold-out and folds",
        "strata": "Stratified folds",
        "best": "Best of many",
        "zoom": "Coarse to fine",
        "srm": "Structural risk",
        "fails": "When learning fails",
        "fooled": "Fooled by noise",
    },
    door="Which model? A richer class has a smaller training error, and the choice itself has a cost.",
    icon=":material/tune:",
    group="Choosing and measuring",
    order=10,
)
