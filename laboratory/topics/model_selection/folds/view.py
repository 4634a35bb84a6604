"""Which examples train, choose and test: hold-out, K-fold and nested folds."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.model_selection.degree.run import WORLDS
from laboratory.topics.model_selection.folds import text
from laboratory.topics.model_selection.folds.figures import (
    compared,
    compared_in_words,
    folds_table,
    scheme_as_blocks,
    scheme_in_words,
)
from laboratory.topics.model_selection.folds.run import folds_by
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Player, View

SCHEMES = {"holdout": "Hold-out", "folds": "K-fold", "tested": "K-fold, then test", "nested": "Nested folds"}

VIEW = View(
    fields=(
        Pick("scheme", "Scheme", SCHEMES, "folds", above_figure=True),
        Pick("world", "Data distribution", WORLDS, "sine"),
        Number("m", "Sample size m", "sample size m in all", integers(20, 200), 40, (20, 200), log=True),
        Number(
            "folds",
            "Folds K",
            "number of folds K",
            integers(2, 10),
            5,
            (2, 10),
            when={"scheme": ("folds", "tested", "nested")},
        ),
        Number(
            "noise", "Noise", "standard deviation of the noise on the label", Interval(0.001, 2), 0.3, advanced=True
        ),
        Number("top", "Highest degree", "highest degree", integers(1, 14), 8, advanced=True),
        Seed(default=1, domain=integers(0, 2**31)),
    ),
    run=folds_by,
    player=Player("Folds done", lambda run: run.turns, none=text.NO_TURNS),
    check=text.affordable,
    drawings=(Drawing(scheme_as_blocks, scheme_in_words, text.caption), Drawing(compared, compared_in_words)),
    text=text,
    table=folds_table,
    snippet_outputs=("run.chosen", "run.errors", "run.true_risk"),
    presets={
        "Five folds of 40": {},
        "Four folds of 20 points": {"m": 20, "folds": 4},
        "A half and two quarters": {"scheme": "holdout"},
        "Folds choose, a quarter tests": {"scheme": "tested"},
        "Folds within folds": {"scheme": "nested"},
    },
    progress_text="Training on folds …",
)
