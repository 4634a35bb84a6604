"""tanh against logistic hidden units: epochs until the training loss is low."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.networks.symmetric import text
from laboratory.topics.networks.symmetric.figures import losses, losses_in_words, needed, needed_in_words, race_table
from laboratory.topics.networks.symmetric.run import race
from laboratory.topics.networks.worlds import TITLES
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, View

BEGIN = {"weights": "Same weights", "function": "Same function"}

VIEW = View(
    fields=(
        Pick("world", "Data distribution", TITLES, "xor"),
        Pick("begin", "Both begin with", BEGIN, "weights"),
        Number("rate", "Learning rate η", "learning rate η", Interval(0.0001, 10), 0.3, (0.01, 3), log=True),
        Number("units", "Hidden units", "hidden units", integers(1, 40), 8, (1, 40)),
        Number("level", "Training loss", "training loss to be reached", Interval(0, 10), 0.2, (0.02, 0.6)),
        Number("starts", "Starts", "starts, each from weights of its own", integers(1, 8), 6, advanced=True),
        Number("noise", "Labels flipped", "probability that a label is flipped", Interval(0, 0.5, closed_high=False),
               0, advanced=True),
        Number("m", "Sample size m", "sample size m", integers(5, 200), 100, advanced=True),
        Number("momentum", "Momentum α", "momentum α", Interval(0, 1, closed_high=False), 0.9, advanced=True),
        Number("epochs", "Epochs", "most epochs that are run", integers(1, 400), 300, advanced=True),
        Seed(meaning="seed of the sample and of the first weights"),
    ),
    run=race,
    drawings=(
        Drawing(losses, losses_in_words, text.CAPTION, width=1.2),
        Drawing(needed, needed_in_words, text.NEEDED_CAPTION),
    ),
    text=text,
    table=race_table,
    snippet_outputs=("run.needed", "run.sooner"),
    presets={"Same weights": {}, "Same function": {"begin": "function"}, "A larger rate": {"rate": 2}},
    progress_text="Training …",
)  # fmt: skip
