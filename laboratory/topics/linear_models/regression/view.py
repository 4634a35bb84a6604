"""Linear regression: the line with the smallest mean squared error, beside one of your own."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.linear_models.regression import text
from laboratory.topics.linear_models.regression.figures import bowl, bowl_in_words, fit, fit_in_words, regression_table
from laboratory.topics.linear_models.regression.handles import hold
from laboratory.topics.linear_models.regression.run import DATA, regression
from laboratory.views.fields import Number, Pick, Seed, Text
from laboratory.views.view import Drawing, View

WIDE = Interval(-text.LARGEST, text.LARGEST)
TYPED, NOISY = {"data": ("typed",)}, {"data": ("noisy",)}

VIEW = View(
    fields=(
        Pick("data", "Points", DATA, "typed"),
        Text("points", "Points x y", f"Pairs with a comma between them, 2 to {text.MOST} of them.", text.NOTES,
             text.read_points, text.write_points, when=TYPED),
        Number("intercept", "Your intercept", "intercept of your line", WIDE, 0, (-5, 5)),
        Number("slope", "Your slope", "slope of your line", WIDE, 2, (-5, 5)),
        Number("m", "Points m", "points m", integers(2, 300), 60, when=NOISY, advanced=True),
        Number("noise", "Noise", "standard deviation of the noise", Interval(0, 10), 0.5, (0, 5), when=NOISY),
        Seed(default=1, when=NOISY),
    ),
    run=regression,
    drawings=(
        Drawing(fit, fit_in_words, text.CAPTION, handles=hold),
        Drawing(bowl, bowl_in_words, text.BOWL, along="slope"),
    ),
    text=text,
    table=regression_table,
    snippet_outputs=("run.intercept", "run.slope", "run.error"),
    presets={
        "Four points of the notes": {},
        "One point far off": {"points": "1 1, 2 2, 3 3, 4 4, 10 0", "slope": 1},
        "A line with noise": {"data": "noisy", "slope": 0.5, "seed": 5},
    },
)  # fmt: skip
