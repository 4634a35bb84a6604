"""A risk with local minima: gradient descent stops there, and SGD's noise may leave them."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.optimisation.valleys import text
from laboratory.topics.optimisation.valleys.figures import (
    landscape,
    landscape_in_words,
    shares,
    shares_in_words,
    valleys_table,
)
from laboratory.topics.optimisation.valleys.run import valleys
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Number("start", "Start", "start, the first weight", Interval(-12, 12), 8, (-12, 12)),
        Number("noise", "Noise of SGD", "noise: standard deviation of an example's part in the gradient",
               Interval(0, 20), 3, (0, 10)),
        Number("rate", "Learning rate η", "learning rate η", Interval(1e-3, 1.5), 0.1, (0.01, 1), log=True),
        Number("steps", "Steps T", "number of steps T", integers(1, 5_000), 1_000, (10, 5_000), log=True),
        Seed(meaning="seed of SGD"),
    ),
    run=valleys,
    drawings=(
        Drawing(landscape, landscape_in_words, text.CAPTION),
        Drawing(shares, shares_in_words, text.SHARES),
    ),
    text=text,
    table=valleys_table,
    snippet_outputs=("run.stop", "run.share", "run.gaps"),
    presets={
        "Out of a local minimum": {},
        "Too little noise": {"noise": 1},
        "Out of the deepest, too": {"start": 0, "noise": 8},
        "Smaller steps": {"rate": 0.02},
    },
    progress_text="Descending …",
)  # fmt: skip
