"""Stratified folds, repeated folds, and leaving one out."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.model_selection.strata import text
from laboratory.topics.model_selection.strata.figures import (
    estimates,
    estimates_in_words,
    rare_in_folds,
    rare_in_words,
    strata_table,
)
from laboratory.topics.model_selection.strata.run import HELD_OUT, TRAINING_SIZE, strata
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("share", "Share of class 1", "share of class 1 before labels are flipped", Interval(0.02, 0.5), 0.15,
               (0.02, 0.5)),
        Number("m", "Sample size m", "sample size m", integers(20, 200), 50, (20, 200), log=True),
        Number("folds", "Folds K", "number of folds K", integers(2, 10), 5, (2, 10)),
        Number("repeats", "Shuffles averaged", "shuffles that are averaged", integers(2, 6), 4, (2, 6)),
        Number("k", "Neighbours k", "neighbours k that vote", integers(1, 15), 9, advanced=True),
        Number("noise", "Labels flipped", "share of labels that are flipped", Interval(0, 0.5, closed_high=False), 0.05,
               advanced=True),
        Seed(default=1, domain=integers(0, 2**31)),
    ),
    run=strata,
    check=text.misfit,
    drawings=(
        Drawing(rare_in_folds, rare_in_words, text.caption),
        Drawing(estimates, estimates_in_words, text.estimates_caption),
    ),
    text=text,
    table=strata_table,
    snippet_outputs=("run.spread", "run.left_out", "run.risk"),
    guarantees=(
        Guarantee(TRAINING_SIZE, lambda run: run.size_inputs, "training size of the estimate"),
        Guarantee(HELD_OUT, lambda run: run.hold_out_inputs, "guarantee for a quarter held out"),
    ),
    presets={
        "A rare class": {},
        "Balanced classes": {"share": 0.5},
    },
    progress_text="Shuffling into folds …",
)  # fmt: skip
