"""Activation functions: value and slope at a net input."""

from bounds.vocabulary.domain import Interval
from laboratory.topics.networks.activations import text
from laboratory.topics.networks.activations.figures import (
    activation_curves,
    activations_in_words,
    activations_table,
    softmax_bars,
    softmax_in_words,
)
from laboratory.topics.networks.activations.run import FEWEST, MOST, Activated, format_scores, scores_of
from laboratory.views.fields import Number, Text
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Number("slope", "Slope parameter α", "slope parameter α of the logistic and the radial basis function",
               Interval(0.1, 20), 1, (0.1, 20), log=True),
        Number("net", "Net input", "net input of the values and slopes", Interval(-4, 4), 0, (-4, 4)),
        Text("scores", "Scores of softmax", f"{FEWEST} to {MOST} scores of softmax, with commas between.", "2, 1, 0",
             scores_of, format_scores),
    ),
    run=Activated,
    drawings=(
        Drawing(activation_curves, activations_in_words, text.CAPTION, width=1.8),
        Drawing(softmax_bars, softmax_in_words, text.SOFTMAX_CAPTION),
    ),
    text=text,
    table=activations_table,
    snippet_outputs=("run.values", "run.slopes", "run.shares"),
)  # fmt: skip
