"""Structural risk minimization on the line."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.model_selection.srm import text
from laboratory.topics.model_selection.srm.figures import (
    confidences,
    confidences_in_words,
    structure,
    structure_in_words,
    structure_table,
)
from laboratory.topics.model_selection.srm.ratio import ratio, ratio_in_words
from laboratory.topics.model_selection.srm.run import TEXTBOOK, THEOREM, structures
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Pick("beside", "Beside the classes", {"confidences": "Three confidences", "ratio": "Examples per dimension"},
             "confidences", above_figure=True),
        Number("intervals", "Intervals", "intervals with label 1", integers(1, 8), 3, (1, 8)),
        Number("noise", "Labels flipped", "share of labels that are flipped", Interval(0, 0.5, closed_high=False), 0.1,
               (0, 0.45)),
        Number("m", "Sample size m", "sample size m", integers(50, 4_000), 2_000, (50, 4_000), log=True),
        Number("delta", "Failure probability δ", "failure probability δ", Interval(1e-6, 0.5), 0.05, advanced=True),
        Number("top", "Largest VC dimension", "largest VC dimension", integers(2, 25), 20, advanced=True),
        Seed(default=1),
    ),
    run=structures,
    drawings=(
        Drawing(structure, structure_in_words, "Ring: the class with the smallest bound. The true risk is exact."),
        Drawing(confidences, confidences_in_words, text.confidence_caption,
                when={"beside": ("confidences",)}),
        Drawing(ratio, ratio_in_words, text.RATIO_CAPTION, when={"beside": ("ratio",)}),
    ),
    text=text,
    table=structure_table,
    snippet_outputs=("run.dimensions[run.chosen]", "run.bound[run.chosen]", "run.risk[run.chosen]"),
    guarantees=(
        Guarantee(THEOREM, lambda run: run.inputs(run.chosen), "bound of the class chosen"),
        Guarantee(TEXTBOOK, lambda run: {name: run.inputs(run.chosen)[name] for name in ("m", "delta", "d")},
                  "textbook form and misprint"),
    ),
    progress_text="Fitting the classes …",
)  # fmt: skip
