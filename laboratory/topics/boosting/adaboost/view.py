"""AdaBoost round by round: errors beside their bounds, the weighted examples, the margins."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.boosting.adaboost import text
from laboratory.topics.boosting.adaboost.figures import (
    errors,
    errors_in_words,
    margins,
    margins_in_words,
    plane,
    plane_in_words,
    run_table,
)
from laboratory.topics.boosting.adaboost.run import WORLDS, boosting
from laboratory.views.fields import Number, Pick, Seed, Switch
from laboratory.views.view import Drawing, Guarantee, Player, View

IN_THE_PLANE = tuple(name for name in WORLDS if name != "breast_cancer")

VIEW = View(
    fields=(
        Pick("world", "Data distribution", WORLDS, "circles"),
        Pick(
            "beside",
            "Beside the errors",
            {"plane": "Weighted examples", "margins": "Margins"},
            "plane",
            above_figure=True,
            when={"world": IN_THE_PLANE},
        ),
        Switch("log", "Logarithmic errors", above_figure=True),
        Number("m", "Sample size m", "examples m", integers(1, 400), 100, (1, 400), log=True),
        Number(
            "rounds", "Maximum number of rounds T", "maximum number of boosting rounds", integers(1, 200), 60, (1, 200)
        ),
        Number(
            "noise",
            "Labels flipped",
            "share of labels that are flipped",
            Interval(0, 0.5, closed_high=False),
            0,
            (0, 0.45),
            when={"world": IN_THE_PLANE},
        ),
        Seed(default=1),
    ),
    run=boosting,
    player=Player("After round", lambda run: run.rounds, none="No round was made."),
    drawings=(
        Drawing(errors, errors_in_words, text.caption, along="step"),
        Drawing(plane, plane_in_words, text.plane_caption, when={"beside": ("plane",), "world": IN_THE_PLANE}),
        Drawing(margins, margins_in_words, text.margins_caption, when={"beside": ("margins",), "world": IN_THE_PLANE}),
        Drawing(margins, margins_in_words, text.margins_caption, when={"world": ("breast_cancer",)}),
    ),
    text=text,
    table=run_table,
    snippet_outputs=("run.training_errors[-1:]", "run.products[-1:]", "run.bounds[-1:]"),
    guarantees=(
        Guarantee(
            lambda run: run.theorem.slug,
            lambda run: run.smallest_edge and {"gamma": run.smallest_edge, "rounds": run.rounds},
        ),
    ),
    presets={
        "Disc in a ring": {},
        "Exclusive or": {"world": "xor", "m": 200},
        "Breast cancer": {"world": "breast_cancer", "m": 200, "log": True},
    },
    progress_text="Boosting …",
)
