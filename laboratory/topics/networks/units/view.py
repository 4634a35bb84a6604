"""How many hidden units: training and true error against their number."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.networks.units import text
from laboratory.topics.networks.units.figures import errors, errors_in_words, fits, fits_in_words, units_table
from laboratory.topics.networks.units.run import units
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Number("m", "Sample size m", "sample size m", integers(5, 60), 25, (5, 60)),
        Number("noise", "Noise", "noise: standard deviation of y around the target", Interval(0, 2), 0.4, (0, 1)),
        Number("decay", "Weight decay λ", "weight decay λ, 0 for none", Interval(0, 1), 0.002, (0, 0.02)),
        Seed(meaning="seed of the sample and of the starting weights"),
    ),
    run=units,
    drawings=(
        Drawing(errors, errors_in_words, text.CAPTION),
        Drawing(fits, fits_in_words, text.FITS_CAPTION),
    ),
    text=text,
    table=units_table,
    snippet_outputs=("run.training", "run.true"),
    presets={
        "Too few, too many": {},
        "More examples": {"m": 60},
        "Too much decay": {"decay": 0.02},
    },
    progress_text="Training …",
)
