"""Pruning: how many weights can be removed."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.networks.pruning import text
from laboratory.topics.networks.pruning.figures import (
    errors,
    errors_in_words,
    errors_table,
    plane,
    plane_in_words,
)
from laboratory.topics.networks.pruning.run import SHARES, pruned_networks
from laboratory.topics.networks.worlds import TITLES
from laboratory.views.fields import Number, Pick, Seed, Switch
from laboratory.views.view import Drawing, Player, View

VIEW = View(
    fields=(
        Switch("again", "Trained again", "After pruning the remaining weights are trained again.", above_figure=True),
        Pick("world", "Data distribution", TITLES, "circles"),
        Number("units", "Hidden units", "hidden units", integers(1, 60), 20, (1, 60)),
        Number("decay", "Weight decay λ", "weight decay λ, 0 for none", Interval(0, 1), 0.001, (0, 0.1)),
        Number("m", "Sample size m", "sample size m", integers(5, 300), 100, advanced=True),
        Number("noise", "Labels flipped", "probability that a label is flipped", Interval(0, 0.5, closed_high=False),
               0.05, advanced=True),
        Number("epochs", "Epochs", "epochs of the first training", integers(1, 1000), 300, advanced=True),
        Seed(default=5, meaning="seed of the sample and of the first weights"),
    ),
    run=pruned_networks,
    player=Player("Weights removed", len(SHARES) - 1, 10, step_text=lambda step: f"{SHARES[step]:.0%}",
                  positions=lambda: SHARES),
    drawings=(
        Drawing(errors, errors_in_words, text.caption, width=1.3, along="step"),
        Drawing(plane, plane_in_words, text.plane_caption),
    ),
    text=text,
    table=errors_table,
    snippet_outputs=("run.training_errors", "run.risks"),
    presets={
        "Half of the weights": {},
        "Trained again": {"again": True, "step": 15},
        "Without decay": {"decay": 0},
    },
    progress_text="Training …",
)  # fmt: skip
