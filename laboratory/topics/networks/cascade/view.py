"""Cascade correlation: a network that builds itself, one frozen unit after another."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.networks.cascade import text
from laboratory.topics.networks.cascade.figures import (
    architecture,
    architecture_in_words,
    cascade_plane,
    cascade_plane_in_words,
    growth_figure,
    growth_in_words,
    growth_table,
)
from laboratory.topics.networks.cascade.run import cascade
from laboratory.topics.networks.worlds import TITLES
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Player, View

BESIDE = {"plane": "In the plane", "errors": "Error after each unit"}
INSIDE = Interval(0, 1, closed_low=False, closed_high=False)

VIEW = View(
    fields=(
        Pick("beside", "Second figure", BESIDE, "plane", above_figure=True),
        Pick("world", "Data distribution", TITLES, "spirals"),
        Number("noise", "Labels flipped", "probability that a label is flipped", Interval(0, 0.5, closed_high=False), 0,
               (0, 0.45)),
        Number("m", "Sample size m", "sample size m", integers(5, 400), 200, (5, 400), log=True),
        Number("units", "Maximum units", "maximum of hidden units", integers(1, 20), 10, (1, 20)),
        Number("pool", "Candidates", "candidates for each unit", integers(1, 8), 4, advanced=True),
        Number("tolerance", "Tolerance", "tolerance: mean squared residual to stop at", INSIDE, 0.01, advanced=True),
        Seed(meaning="seed of sample and candidates"),
    ),
    run=cascade,
    player=Player("Hidden units", lambda run: run.units, none="No unit was added: none could help."),
    drawings=(
        Drawing(architecture, architecture_in_words, text.CAPTION),
        Drawing(cascade_plane, cascade_plane_in_words, text.PLANE_CAPTION, when={"beside": ("plane",)}),
        Drawing(growth_figure, growth_in_words, text.CURVES_CAPTION, when={"beside": ("errors",)}, along="step"),
    ),
    text=text,
    table=growth_table,
    snippet_outputs=("run.residuals", "run.training_errors", "run.true_risks"),
    presets={"Two spirals": {}},
    progress_text="Growing …",
)  # fmt: skip
