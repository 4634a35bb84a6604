"""Backpropagation: one example forward and backward, layer by layer, beside finite differences."""

from bounds.vocabulary.domain import Interval
from laboratory.topics.networks.backward import text
from laboratory.topics.networks.backward.figures import backward_graph, backward_in_words
from laboratory.topics.networks.backward.numbers import gradient_table
from laboratory.topics.networks.backward.run import one_pass
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Player, View

LAYERS = {layers: layers for layers in ("2-2-1", "2-3-1", "2-2-2", "2-2-2-1")}
INPUT = Interval(-5, 5)

VIEW = View(
    fields=(
        Pick("layers", "Layers", LAYERS, "2-2-1"),
        Pick("hidden", "Hidden units", text.HIDDEN, "tanh"),
        Number("x1", "First input", "first input", INPUT, 1, (-5, 5)),
        Number("x2", "Second input", "second input", INPUT, 0, (-5, 5)),
        Number("target", "Target", "target of the first output; another output's target is 1 less it", Interval(0, 1),
               1, advanced=True),
        Number("rate", "Learning rate η", "learning rate η of the step", Interval(0.001, 10), 1, advanced=True),
        Seed(label="Seed of the weights", meaning="seed of the weights", default=3),
    ),
    run=one_pass,
    player=Player("Step", lambda run: run.steps, lambda run: run.depth + 1,
                  whole_run={"headline": "the weights change after the last step"}),
    drawings=(Drawing(backward_graph, backward_in_words, text.caption),),
    text=text,
    table=gradient_table,
    snippet_outputs=("run.values", "run.deltas", "run.error", "run.error_after", "run.farthest"),
)  # fmt: skip
