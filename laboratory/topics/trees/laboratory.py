"""The questions of this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "trees",
    "Trees",
    "A decision tree is grown question by question; each makes the labels as pure as one question can.",
    {
        "growing": "Growing in the plane",
        "occam": "Occam's choice",
        "formula": "A tree as a formula",
        "regression": "Regression trees",
        "classes": "Several classes",
        "consistency": "Consistency",
        "functions": "Your own function",
    },
    door="Decision trees: what makes a split good, when is it one too many, and how is a tree a formula?",
    icon=":material/account_tree:",
    group="Trees, ensembles, neighbours",
    order=10,
)
