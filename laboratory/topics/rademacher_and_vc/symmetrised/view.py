"""Symmetrization and McDiarmid's inequality, each beside what they bound."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.rademacher_and_vc.symmetrised import text
from laboratory.topics.rademacher_and_vc.symmetrised.figures import (
    means,
    means_in_words,
    symmetrised_table,
    tail,
    tail_in_words,
)
from laboratory.topics.rademacher_and_vc.symmetrised.run import CLASSES, symmetrised
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Pick("cls", "Class", CLASSES, "thresholds"),
        Number("m", "Sample size m", "sample size m", integers(2, 2_000), 100, (5, 1_000), log=True),
        Number("noise", "Labels flipped", "probability that a label is flipped", Interval(0, 0.5), 0.2, (0, 0.5)),
        Number("cells", "Cells", "number of cells", integers(2, 24), 10, (2, 24)),
        Number("delta", "Confidence parameter δ", "confidence parameter δ", Interval(0.001, 0.5), 0.05, (0.01, 0.5),
               advanced=True),
        Seed(),
    ),
    run=symmetrised,
    drawings=(
        Drawing(means, means_in_words, text.CAPTION, along="m"),
        Drawing(tail, tail_in_words, text.TAIL_CAPTION),
    ),
    text=text,
    table=symmetrised_table,
    snippet_outputs=("run.largest.mean.tolist()", "run.twice.tolist()"),
    guarantees=(
        Guarantee("rademacher_loss_expected", lambda run: run.inputs, "Rademacher bound"),
        Guarantee("mcdiarmid", lambda run: run.squares, "tail bound"),
    ),
    presets={
        "Thresholds": {},
        "All labellings": {"cls": "all"},
        "Labels by a coin": {"noise": 0.5},
    },
)  # fmt: skip
