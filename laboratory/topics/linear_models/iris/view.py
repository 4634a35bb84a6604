"""Fisher's iris flowers, with the species that a classifier predicts everywhere."""

from laboratory.topics.linear_models.iris import text
from laboratory.topics.linear_models.iris.figures import field, field_in_words, iris_table, pairs, pairs_in_words
from laboratory.topics.linear_models.iris.run import CLASSIFIERS, MEASURED, iris
from laboratory.views.fields import Pick
from laboratory.views.view import Drawing, View

NAMES = {name: name.capitalize() for name in MEASURED}

VIEW = View(
    fields=(
        Pick("horizontal", "Across", NAMES, "petal length"),
        Pick("vertical", "Upwards", NAMES, "petal width"),
        Pick("classifier", "Classifier", CLASSIFIERS, "linear"),
    ),
    run=iris,
    drawings=(Drawing(field, field_in_words, text.CAPTION), Drawing(pairs, pairs_in_words, text.PAIRS)),
    text=text,
    table=iris_table,
    snippet_outputs=("int(run.wrong.sum())", "run.left_out"),
    presets={
        "Petals": {},
        "Sepals": {"horizontal": "sepal length", "vertical": "sepal width"},
        "A nearest neighbour": {
            "horizontal": "sepal length", "vertical": "sepal width", "classifier": "neighbour",
        },
    },
    progress_text="Measuring flowers …",
)  # fmt: skip
