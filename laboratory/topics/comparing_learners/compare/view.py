"""Four learners on the same random splits of real data: which has the smaller error, and is the difference "
"significant?"""

from bounds.vocabulary.domain import integers
from laboratory.topics.comparing_learners.compare import text
from laboratory.topics.comparing_learners.compare.figures import (
    differences,
    differences_in_words,
    errors_in_words,
    errors_table,
    split_errors,
)
from laboratory.topics.comparing_learners.compare.piecewise import NAMES, together, trained, turns
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.given_file import File
from laboratory.views.view import Drawing, Guarantee, Tasks, View

DATA = {
    "breast_cancer": "Tumours: benign or malignant",
    "wine": "Wines: second grower or not",
    "iris": "Irises: virginica or not",
    "digits": "Digits: an 8 or not",
    "ionosphere": "Ionosphere (from your file)",
    "mushroom": "Mushroom (from your file)",
}

VIEW = View(
    fields=(
        Pick("data", "Data set", DATA, "breast_cancer"),
        File("file", "File of UCI, or KEEL's .dat", when={"data": tuple(text.FILES)},
             meaning="`ionosphere.data` or `agaricus-lepiota.data`"),
        Pick("better", "Is the error of this learner smaller …", NAMES, "logistic_regression"),
        Pick("than", "… than of this one?", NAMES, "perceptron"),
        Number("splits", "Random splits", "number of random splits, 60 % for training", integers(2, 50), 10, (2, 50)),
        Seed(meaning="seed of the splits"),
    ),
    check=text.refusal,
    run=Tasks("comparison", turns, trained, together, lambda done: f"{done} of {len(NAMES)} learners"),
    drawings=(
        Drawing(split_errors, errors_in_words, text.ERRORS_CAPTION, width=1.5),
        Drawing(differences, differences_in_words, text.differences_caption,
                placeholder="The difference appears once both learners are trained."),
    ),
    text=text,
    table=errors_table,
    snippet_outputs=("run.accuracies.table().to_string()", "run.difference"),
    guarantees=(
        Guarantee("validation_two_sided", lambda run: {"m": run.accuracies.tested_on, "delta": text.DELTA}),
    ),
    presets={
        "A significant difference": {},
        "A difference that is not significant": {"data": "iris", "than": "adaline"},
        "Hardly any difference": {"data": "wine"},
    },
)  # fmt: skip
