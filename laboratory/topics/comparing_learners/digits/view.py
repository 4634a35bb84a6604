"""Handwritten digits from the training set to a prediction, in five steps."""

from bounds.vocabulary.domain import integers
from laboratory.topics.comparing_learners.digits import text
from laboratory.topics.comparing_learners.digits.figures import (
    digits_table,
    pipeline,
    pipeline_in_words,
    shown_image,
    shown_image_in_words,
)
from laboratory.topics.comparing_learners.digits.run import digits
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Pick("stage", "Step", text.STAGES, "1", above_figure=True),
        Number("image", "Test image", "number of the test image (not used in training)", integers(1, 719), 1, (1, 719)),
        Seed(meaning="seed of the split"),
    ),
    run=digits,
    drawings=(
        Drawing(shown_image, shown_image_in_words, text.image_caption),
        Drawing(pipeline, pipeline_in_words, width=2),
    ),
    text=text,
    table=digits_table,
    snippet_outputs=("run.label(1)", "run.predicted(1)", "run.confused.accuracy"),
    guarantees=(Guarantee("test_set_binomial", text.inputs),),
    progress_text="Training ten separators …",
)
