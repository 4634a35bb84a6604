"""The dual of the support vector machine at work: multipliers, weak duality at every step, and KKT conditions."""

from bounds.numbers import format_number
from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.svm_and_kernels.dual import text
from laboratory.topics.svm_and_kernels.dual.figures import (
    dual_table,
    plane,
    plane_in_words,
    residuals,
    residuals_in_words,
    values,
    values_in_words,
)
from laboratory.topics.svm_and_kernels.dual.run import WORLDS, certificate, report, svm_dual
from laboratory.views.fields import Number, Pick, Seed, Switch
from laboratory.views.view import Drawing, Player, View

DRAWN = {"world": ("clouds", "slab")}  # at random, and not worked by hand
BESIDE = {"values": "Dual and primal", "residuals": "Gap and KKT residual"}

VIEW = View(
    fields=(
        Pick("beside", "Beside the plane", BESIDE, "values", above_figure=True),
        Pick("world", "Data distribution", WORLDS, "clouds"),
        Number("distance", "Distance", "distance between the two means", Interval(0.1, 10), 2.5, (0.1, 10),
               when={"world": ("clouds",)}),
        Number("gamma", "Margin γ", "margin γ, the smallest distance to the line", Interval(0.01, 0.9), 0.2,
               (0.01, 0.9), log=True, when={"world": ("slab",)}),
        Number("m", "Sample size m", "sample size m", integers(4, 100), 40, (4, 100), log=True, when=DRAWN),
        Switch("hard", "Hard margin", "No slack is allowed: C = ∞."),
        Number("cost", "Regularization parameter C", "regularization parameter C, the cost of a unit of slack",
               Interval(0.001, 1000), 1, (0.001, 1000), log=True, when={"hard": (False,)}),
        Switch("centred", "Line through the centre", "No bias b is learned.", advanced=True),
        Seed(when=DRAWN),
    ),
    run=svm_dual,
    derived={"certificate": certificate, "report": report},
    player=Player(
        "After step", lambda run: run.looks - 1,
        step_text=lambda run, step: format_number(int(run.trace.steps[step])), positions=lambda run: run.trace.steps,
    ),
    drawings=(
        Drawing(plane, plane_in_words, text.caption),
        Drawing(values, values_in_words, text.values_caption, when={"beside": ("values",)}, along="step"),
        Drawing(residuals, residuals_in_words, text.residuals_caption, when={"beside": ("residuals",)}, along="step"),
    ),
    text=text,
    table=dual_table,
    snippet_outputs=("run.optimum", "run.gaps[-1]", "run.trace.alphas[-1]"),
    presets={
        "Soft margin": {},
        "Hard margin": {"world": "slab", "hard": True},
        "No line separates": {"hard": True},
        "Worked: four points": {"world": "four", "hard": True},
        "Worked: five numbers": {"world": "line"},
        "At C without slack": {"world": "pair", "cost": 0.5},
    },
)  # fmt: skip
