"""The Bayes risk on a line where the posterior probability is known."""

from bounds.vocabulary.domain import Interval
from laboratory.topics.metrics.costs.text import both_free
from laboratory.topics.metrics.eta import text
from laboratory.topics.metrics.eta.figures import area, area_in_words, eta, eta_in_words, eta_table
from laboratory.topics.metrics.eta.run import SHAPES, bayes
from laboratory.views.fields import Number, Pick
from laboratory.views.view import Drawing, View

COST = Interval(0, 1000)

VIEW = View(
    fields=(
        Pick("shape", "η(x)", SHAPES, "line"),
        Number("slope", "Slope of η", "slope of η, which stays between 0 and 1", Interval(0, 0.5), 0.4, (0, 0.5),
               when={"shape": ("line",)}),
        Number("steepness", "Steepness of η", "steepness of η", Interval(0.1, 50), 4, (0.1, 50), log=True,
               when={"shape": ("sigmoid",)}),
        Number("distance", "Distance of the means", "distance between the two means", Interval(0.1, 8), 2, (0.1, 8),
               when={"shape": ("gaussians",)}),
        Number("cut", "Your rule predicts 1 from x =", "input from which your rule predicts 1",
               Interval(-100, 100), 0.5, (-2, 2)),
        Number("alarm", "Cost of a false positive", "cost of a false positive", COST, 1, advanced=True),
        Number("miss", "Cost of a false negative", "cost of a false negative", COST, 1, advanced=True),
    ),
    run=bayes,
    check=both_free,
    drawings=(
        Drawing(eta, eta_in_words, text.eta_caption),
        Drawing(area, area_in_words, text.area_caption),
    ),
    text=text,
    table=eta_table,
    snippet_outputs=("run.bayes", "run.risk"),
    presets={"η of the notes": {}},
)  # fmt: skip
