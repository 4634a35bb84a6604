"""The cost of every threshold, where the two kinds of error cost differently."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.metrics.costs import text
from laboratory.topics.metrics.costs.figures import costs_figure, costs_in_words, costs_table
from laboratory.topics.metrics.costs.handles import on_the_costs
from laboratory.topics.metrics.costs.run import costs
from laboratory.topics.metrics.roc.run import WORLDS
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, View

COST = Interval(0, 1000)
KNOWN = {"world": ("gaussians",)}

VIEW = View(
    fields=(
        Pick("world", "Data distribution", WORLDS, "gaussians"),
        Number("threshold", "Threshold", "probability from which positive is predicted", Interval(0, 1), 0.5, (0, 1)),
        Number("alarm", "Cost of a false positive", "cost of a false positive", COST, 2, (0, 10)),
        Number("miss", "Cost of a false negative", "cost of a false negative", COST, 1, (0, 10)),
        Number(
            "share", "Share of positives", "share of positives", Interval(0.01, 0.99), 0.5, advanced=True, when=KNOWN
        ),
        Number(
            "distance",
            "Distance of the means",
            "distance between the two means",
            Interval(0.1, 8),
            2,
            advanced=True,
            when=KNOWN,
        ),
        Number("m", "Sample size m", "test examples m", integers(10, 5_000), 200, advanced=True, when=KNOWN),
        Number(
            "delta",
            "Failure probability δ",
            "failure probability of the guarantee",
            Interval(1e-6, 0.5),
            0.05,
            advanced=True,
        ),
        Seed(meaning="seed of the test set", default=3),
    ),
    run=costs,
    check=text.both_free,
    drawings=(
        Drawing(
            costs_figure,
            costs_in_words,
            "On the steps: the test set at your threshold. Dotted: the cheapest threshold by the costs.",
            handles=on_the_costs,
        ),
    ),
    text=text,
    table=costs_table,
    snippet_outputs=("run.scored.confusion(0.5).accuracy", "run.scored.curve.area", "run.here(0.5)"),
    guarantees=(Guarantee("hoeffding_range", lambda run: run.inputs, "guarantee for the cost"),),
    presets={
        "Costly false alarms": {"threshold": 0.67},
        "Fingerprints in a shop": {"alarm": 1, "miss": 10, "threshold": 0.09},
        "Fingerprints at a guarded door": {"alarm": 1_000, "miss": 1, "threshold": 0.999},
    },
    progress_text="Scoring the test set …",
)
