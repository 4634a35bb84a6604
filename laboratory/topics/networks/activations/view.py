"""Activation functions: value and slope at a net input."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.networks.activations import text
from laboratory.topics.networks.activations.figures import (
    activation_curves,
    activations_in_words,
    activations_table,
    softmax_bars,
    softmax_in_words,
)
from laboratory.topics.networks.activations.run import FEWEST, MOST, Activated, format_scores, scores_of
from laboratory.topics.networks.activations.stochastic import frequencies, frequencies_in_words, stochastic_beside
from laboratory.views.fields import Number, Pick, Seed, Text
from laboratory.views.view import Drawing, View

BESIDE = {"softmax": "Softmax", "stochastic": "A stochastic neuron"}
SOFTMAX, STOCHASTIC = {"beside": ("softmax",)}, {"beside": ("stochastic",)}

VIEW = View(
    fields=(
        Pick("beside", "Beside the functions", BESIDE, "softmax", above_figure=True),
        Number("slope", "Slope parameter α", "slope parameter α of the logistic and the radial basis function",
               Interval(0.1, 20), 1, (0.1, 20), log=True),
        Number("net", "Net input", "net input of the values and slopes", Interval(-4, 4), 0, (-4, 4)),
        Text("scores", "Scores of softmax", f"{FEWEST} to {MOST} scores of softmax, with commas between.", "2, 1, 0",
             scores_of, format_scores, when=SOFTMAX),
        Number("draws", "Draws n", "draws of the stochastic neuron at each net input", integers(1, 100_000), 1_000,
               (1, 100_000), log=True, when=STOCHASTIC),
        Seed(meaning="seed of the answers", when=STOCHASTIC),
    ),
    run=Activated,
    derived={"stochastic": stochastic_beside},
    drawings=(
        Drawing(activation_curves, activations_in_words, text.CAPTION, width=1.8),
        Drawing(softmax_bars, softmax_in_words, text.SOFTMAX_CAPTION, when=SOFTMAX),
        Drawing(frequencies, frequencies_in_words, text.stochastic_caption, when=STOCHASTIC),
    ),
    text=text,
    table=activations_table,
    snippet_outputs=("run.values", "run.slopes", "run.shares"),
)  # fmt: skip
