"""Boosting for regression: small trees fitted to what is left over."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.boosting.residuals import text
from laboratory.topics.boosting.residuals.figures import errors, errors_in_words, rounds_table, sums, sums_in_words
from laboratory.topics.boosting.residuals.run import METHODS, boosting, refused, rightly, start
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Player, View

VIEW = View(
    fields=(
        Pick("method", "Each tree is fitted to", METHODS, "stagewise"),
        Number("rate", "Shrinkage γ", "shrinkage γ, the part of each tree that is added",
               Interval(0, 1, closed_low=False), 0.3, (0.02, 1), log=True),
        Number("depth", "Depth of each tree", "depth of each tree", integers(1, 8), 2, (1, 8)),
        Number("rounds", "Rounds B", "rounds of boosting B", integers(1, 200), 60, (1, 200), log=True),
        Number("m", "Sample size m", "training examples m", integers(2, 400), 60, advanced=True),
        Number("noise", "Noise", "standard deviation of the noise on the label", Interval(0, 2), 0.3, advanced=True),
        Seed(default=4),
    ),
    run=boosting,
    derived={"right": rightly},
    player=Player("After round", lambda run: run.rounds, start),
    drawings=(
        Drawing(sums, sums_in_words, text.caption),
        Drawing(errors, errors_in_words, text.errors_caption, along="step"),
    ),
    text=text,
    table=rounds_table,
    snippet_outputs=("run.best", "run.risk[run.best]", "run.training[-1]", "run.reached[-1]"),
    presets={
        "Residuals": {},
        "It does overfit": {"rate": 0.5, "depth": 3, "rounds": 100, "step": 100},
        "Full steps": {"rate": 1.0, "depth": 1, "rounds": 20},
        "Gradient": {"method": "gradient", "rate": 0.15},
        "Misprinted form": {"method": "printed", "rate": 0.15, "rounds": 100, "noise": 0.1},
    },
    check=refused,
)  # fmt: skip
