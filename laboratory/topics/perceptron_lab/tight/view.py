"""Two or three features: how near the perceptron's run comes to its bound when the margin is halved."""

from bounds.vocabulary.domain import integers
from laboratory.topics.perceptron_lab.tight import text
from laboratory.topics.perceptron_lab.tight.figures import tight_table, updates, updates_in_words, way, way_in_words
from laboratory.topics.perceptron_lab.tight.run import HALVINGS, PLANE, SAMPLES, tight_runs
from laboratory.views.fields import Number, Pick
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Pick("sample", "Sample", SAMPLES, PLANE),
        Number("halvings", "Halvings of the margin k", "halvings k of the margin, from half the radius on",
               integers(1, HALVINGS), 5, (1, HALVINGS)),
    ),
    run=tight_runs,
    drawings=(
        Drawing(updates, updates_in_words, text.CAPTION, along="halvings"),
        Drawing(way, way_in_words, text.way_caption),
    ),
    text=text,
    table=tight_table,
    snippet_outputs=("run.updates.tolist()", "run.most.tolist()"),
    guarantees=(Guarantee("perceptron_mistakes", lambda run: run.inputs),),
    presets={
        "Three examples, many updates": {},
        "Three features: the bound is met": {"sample": "space"},
    },
)  # fmt: skip
