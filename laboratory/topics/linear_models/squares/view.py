"""The squared loss instead of the zero-one loss: four numbers that a threshold separates, but not the one of least "
"squares."""

from laboratory.topics.linear_models.squares import text
from laboratory.topics.linear_models.squares.figures import both, both_in_words, fit, fit_in_words, stand_in_table
from laboratory.topics.linear_models.squares.handles import hold
from laboratory.topics.linear_models.squares.run import MOST, START, MovedOut
from laboratory.views.view import Drawing, Player, View

VIEW = View(
    fields=(),
    run=MovedOut,
    derived={"fitted": lambda run, far: run.at(far)},
    player=Player("The last example at", MOST, START, name="far"),
    drawings=(Drawing(fit, fit_in_words, text.CAPTION, handles=hold), Drawing(both, both_in_words, text.BOTH)),
    text=text,
    table=stand_in_table,
    snippet_outputs=(f"run.at({START}).threshold", f"int(run.at({START}).wrong.sum())"),
    presets={"One example far out": {"far": 20}, "All examples near": {"far": 1}},
)
