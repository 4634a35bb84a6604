"""What stands on this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "regularisation",
    "Regularisation and stability",
    "A penalty on the weights fits the sample worse, and makes each example matter less. Where is the balance?",
    {
        "balance": "Fitting against stability",
        "replace": "Replace one example",
        "oracle": "Oracle inequality",
        "paths": "Paths",
    },
    door="A penalty on the weights fits worse and is more stable: where is the balance, and what is guaranteed?",
    icon=":material/balance:",
    order=62,
)
