"""Starting values: several runs of one network, and their committee."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.networks.restarts import text
from laboratory.topics.networks.restarts.figures import (
    curves,
    curves_in_words,
    errors,
    errors_in_words,
    errors_table,
)
from laboratory.topics.networks.restarts.run import TARGETS, WAYS, starts, uniform_beside
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Pick("target", "Target", TARGETS, "wave"),
        Pick("way", "Starting weights", WAYS, "uniform"),
        Number("units", "Hidden units", "hidden units", integers(1, 60), 8, (1, 60)),
        Number(
            "spread",
            "Starting weights ±",
            "size of the starting weights: uniform in ± this, or in ± this times 2 over the unit's inputs",
            Interval(0, 50),
            0.7,
            (0.01, 50),
            log=True,
            when={"way": ("uniform", "fan_in")},
        ),
        Number("runs", "Runs", "runs, each from starting weights of its own", integers(1, 12), 6, (1, 12)),
        Number("m", "Sample size m", "sample size m", integers(2, 200), 15, advanced=True),
        Number(
            "noise", "Noise", "noise: standard deviation of y around the target", Interval(0, 5), 0.25, advanced=True
        ),
        Number("rate", "Learning rate η", "learning rate η", Interval(0.0001, 2), 0.1, advanced=True),
        Number("epochs", "Epochs", "epochs that are run", integers(1, 1000), 250, advanced=True),
        Seed(meaning="seed of the sample and of the starting weights"),
    ),
    run=starts,
    derived={"uniform": uniform_beside},
    drawings=(
        Drawing(curves, curves_in_words, text.caption, width=1.2),
        Drawing(errors, errors_in_words, text.errors_caption),
    ),
    text=text,
    table=errors_table,
    snippet_outputs=("run.errors", "run.committee_error", "run.farthest"),
    presets={
        "Small random weights": {},
        "All weights equal": {"spread": 0},
        "Saturated": {"spread": 30},
        "A step is out of reach": {"target": "step", "units": 40},
    },
    progress_text="Training …",
)
