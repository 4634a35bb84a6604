"""Misleading samples as areas, added up one hypothesis after the other."""

from bounds.vocabulary.domain import integers
from laboratory.topics.finite_classes.areas import text
from laboratory.topics.finite_classes.areas.figures import (
    areas,
    areas_in_words,
    misleading_table,
    probabilities,
    probabilities_in_words,
)
from laboratory.topics.finite_classes.areas.run import MOST, areas_run
from laboratory.views.fields import Number, Pick
from laboratory.views.view import Drawing, Guarantee, Player, View

OVERLAPS = {
    "apart": "on points of its own, if enough",
    "shifted": "one point further than the one before",
    "nested": "where the one before is wrong, and on one point more",
}

VIEW = View(
    fields=(
        Number("hypotheses", "Bad hypotheses", "number of bad hypotheses", integers(1, MOST), 3, (1, MOST)),
        Number(
            "wrong", "Misclassified of 10 points", "points of ten that each misclassifies", integers(1, 5), 3, (1, 5)
        ),
        Number("m", "Sample size m", "examples m", integers(1, 200), 5, (1, 30)),
        Pick("overlap", "Each is wrong", OVERLAPS, "apart"),
    ),
    run=areas_run,
    player=Player("Hypotheses counted", lambda run: len(run.bad.errs), name="added"),
    drawings=(Drawing(areas, areas_in_words, text.CAPTION), Drawing(probabilities, probabilities_in_words, along="m")),
    text=text,
    table=misleading_table,
    snippet_outputs=("run.exact", "run.summed", "run.bound"),
    guarantees=(
        Guarantee("finite_realizable", lambda run: run.bad.inputs(run.m) if run.bound < 1 else None),
        Guarantee(
            "hypothesis_survival",
            lambda run: None if run.bound < 1 else {"m": run.m, "epsilon": run.bad.epsilon},
            "survival of one hypothesis",
        ),
    ),
    presets={
        "Areas apart": {},
        "Areas that overlap": {"hypotheses": 4, "overlap": "shifted"},
    },
)
