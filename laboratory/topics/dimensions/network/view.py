"""Principal components as a linear network: gradient descent beside the minimum by the eigenvalues."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.dimensions.network import text
from laboratory.topics.dimensions.network.figures import (
    losses,
    losses_columns,
    losses_in_words,
    units,
    units_in_words,
)
from laboratory.topics.dimensions.network.run import DATA, at_step, autoencoder
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Player, View

VIEW = View(
    fields=(
        Pick("data", "Data set, standardized", DATA, "iris"),
        Number("code", "Hidden units", "hidden units", integers(1, 3), 2, (1, 3)),
        Number("rate", "Learning rate", "learning rate, in units of 1 / largest eigenvalue", Interval(0.001, 0.2),
               0.1, (0.001, 0.2), log=True),
        Number("steps", "Maximum number of steps", "maximum number of descent steps", integers(1, 2_000), 300,
               advanced=True),
        Seed(meaning="seed of the first weights"),
    ),
    run=autoencoder,
    derived={"now": at_step},
    player=Player("After step", lambda run: run.step, name="after"),
    drawings=(
        Drawing(units, units_in_words, text.CAPTION),
        Drawing(losses, losses_in_words, along="after"),
    ),
    text=text,
    table=losses_columns,
    snippet_outputs=("run.losses[-1]", "run.minimum"),
    progress_text="Descending …",
)  # fmt: skip
