"""The questions of this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "regularisation",
    "Regularization and stability",
    "Penalizing weights fits the sample less closely but makes the result more stable.",
    {
        "balance": "Fitting against stability",
        "replace": "Replace one example",
        "oracle": "Oracle inequality",
        "paths": "Paths",
    },
    door="Penalizing weights fits the sample less closely and is more stable: where is the balance?",
    icon=":material/balance:",
    group="Choosing and measuring",
    order=20,
)
