"""Stopping rules compared, and retraining on all examples."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.networks.retrained import text
from laboratory.topics.networks.retrained.figures import (
    losses,
    losses_in_words,
    retrained_table,
    risks,
    risks_in_words,
)
from laboratory.topics.networks.retrained.run import retraining
from laboratory.topics.networks.worlds import TITLES
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, View

SHORT = {
    "patience": "Patience", "rise": "Generalization", "level": "Threshold", "slope": "Gradient", "fixed": "Fixed",
}  # fmt: skip

VIEW = View(
    fields=(
        Pick("rule", "Stopping rule", SHORT, "patience", above_figure=True),
        Pick("world", "Data distribution", TITLES, "xor"),
        Number("noise", "Labels flipped", "probability that a label is flipped", Interval(0, 0.5, closed_high=False),
               0.15, (0, 0.45)),
        Number("m", "Sample size m", "sample size m of the whole sample", integers(8, 200), 80, (8, 200), log=True),
        Number("parts", "Parts held out", "parts held out in turn", integers(2, 8), 4, (2, 8)),
        Number("patience", "Patience", "patience: epochs without a lower validation loss", integers(1, 400), 60,
               advanced=True),
        Number("rise", "Generalization loss in %", "generalization loss: validation loss above its smallest, in %",
               Interval(0, 1000), 20, advanced=True),
        Number("level", "Training loss", "training loss to stop at", Interval(0, 10), 0.3, advanced=True),
        Number("slope", "Gradient", "length of the gradient to stop at", Interval(0, 10), 0.02, advanced=True),
        Number("units", "Hidden units", "hidden units", integers(1, 40), 12, advanced=True),
        Number("rate", "Learning rate η", "learning rate η", Interval(0.0001, 10), 0.3, advanced=True),
        Number("epochs", "Epochs", "most epochs that are run", integers(1, 400), 300, advanced=True),
        Seed(meaning="seed of the sample, its parts and the first weights", default=3),
    ),
    run=retraining,
    drawings=(
        Drawing(losses, losses_in_words, text.CAPTION, width=1.2),
        Drawing(risks, risks_in_words, text.RISKS_CAPTION),
    ),
    text=text,
    table=retrained_table,
    snippet_outputs=("[(o.epochs, o.level, o.before, o.by_epochs, o.by_error) for o in run.outcomes.values()]",),
    presets={
        "Patience, then all examples": {},
        "A plateau looks like the end": {"rule": "slope", "slope": 0.05},
        "Too many epochs": {"rule": "fixed"},
    },
    progress_text="Training …",
)  # fmt: skip
