"""Separable or not: the linear program answers with a line, or with a proof that there is none."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.linear_models.separable import text
from laboratory.topics.linear_models.separable.figures import other, plane_in_words, separable_table, separated_classes
from laboratory.topics.linear_models.separable.run import SAMPLES, separable_run
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Pick("kind", "Second sample", SAMPLES, "flipped"),
        Number("margin", "Margin γ (first)", "margin γ that the examples of the first sample keep from a hidden line",
               Interval(0.001, 0.9), 0.1, (0.01, 0.9), log=True),
        Number("m", "Sample size m", "sample size m", integers(2, 120), 40, (2, 120)),
        Seed(default=1),
    ),
    run=separable_run,
    drawings=(
        Drawing(separated_classes, lambda run: plane_in_words(run.apart), text.caption_apart),
        Drawing(other, lambda run: plane_in_words(run.other), text.caption_other),
    ),
    text=text,
    table=lambda run: separable_table(run.other),
    snippet_outputs=("run.apart.line is not None", "run.other.line is not None"),
    presets={
        "One label flipped": {},
        "Exclusive or": {"kind": "xor"},
        "Disc in a ring": {"kind": "ring"},
    },
)  # fmt: skip
