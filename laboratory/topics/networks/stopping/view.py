"""Early stopping: the validation loss turns while the training loss still falls."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.networks.stopping import text
from laboratory.topics.networks.stopping.figures import (
    epochs_figure,
    epochs_in_words,
    epochs_table,
    stopping_plane,
    stopping_plane_in_words,
)
from laboratory.topics.networks.stopping.run import stopping
from laboratory.topics.networks.worlds import TITLES
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, Player, View

MEASURES = {"loss": "Loss", "mistakes": "Errors and true risk"}

VIEW = View(
    fields=(
        Pick("measure", "Measured by", MEASURES, "loss", above_figure=True),
        Pick("world", "Data distribution", TITLES, "xor"),
        Number("noise", "Labels flipped", "probability that a label is flipped", Interval(0, 0.5, closed_high=False),
               0.15, (0, 0.45)),
        Number("m", "Sample size m", "sample size m for training, and as many for validation", integers(5, 200), 40,
               (5, 200), log=True),
        Number("units", "Hidden units", "hidden units", integers(1, 60), 20, (1, 60)),
        Number("patience", "Patience", "patience: epochs without a lower validation loss", integers(1, 1000), 60,
               advanced=True),
        Number("rate", "Learning rate η", "learning rate η", Interval(0.0001, 10), 0.3, advanced=True),
        Number("epochs", "Epochs", "epochs that are run", integers(1, 1000), 400, advanced=True),
        Number("decay", "Weight decay λ", "weight decay λ, 0 for none", Interval(0, 1), 0, advanced=True),
        Seed(meaning="seed of samples and first weights"),
    ),
    run=stopping,
    player=Player("After epoch", lambda run: run.epochs, lambda run: run.best),
    drawings=(
        Drawing(epochs_figure, epochs_in_words, text.curves_caption, width=1.3, along="step"),
        Drawing(stopping_plane, stopping_plane_in_words, text.plane_caption),
    ),
    text=text,
    table=epochs_table,
    snippet_outputs=("run.best", "run.stop", "run.risk(run.best)", "run.bound"),
    guarantees=(Guarantee(lambda run: run.theorem.slug, lambda run, step: run.inputs(step)),),
    presets={"Overfitted": {}, "Decay in place of stopping": {"decay": 0.005, "patience": 400, "seed": 10}},
    progress_text="Training …",
)  # fmt: skip
