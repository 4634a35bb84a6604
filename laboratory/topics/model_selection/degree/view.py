"""Which degree? Polynomials through one sample."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.model_selection.degree import text
from laboratory.topics.model_selection.degree.figures import degrees_table, errors, errors_in_words, fits, fits_in_words
from laboratory.topics.model_selection.degree.run import WORLDS, degrees
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Player, View

VIEW = View(
    fields=(
        Pick("world", "Data distribution", WORLDS, "cubic"),
        Number("noise", "Noise", "standard deviation of the noise on the label", Interval(0.001, 2), 0.15, (0.01, 2),
               log=True),
        Number("m", "Sample size m", "sample size m of the training set", integers(3, 200), 15, (3, 200), log=True),
        Number("held", "Validation examples", "validation examples", integers(1, 200), 10, advanced=True),
        Number("top", "Highest degree", "highest degree", integers(1, 14), 10, advanced=True),
        Seed(default=40),
    ),
    run=degrees,
    player=Player("Selected degree", lambda run: run.degrees[-1], 2, name="degree", keeps_step=True),
    drawings=(Drawing(fits, fits_in_words, text.caption), Drawing(errors, errors_in_words, along="degree")),
    text=text,
    table=degrees_table,
    snippet_outputs=("run.chosen", "run.risk"),
    presets={
        "Degrees 2, 3 and 10": {"degree": 2},
        "Through every point": {"m": 9, "top": 8, "seed": 186, "degree": 8},
    },
    progress_text="Fitting polynomials …",
)  # fmt: skip
